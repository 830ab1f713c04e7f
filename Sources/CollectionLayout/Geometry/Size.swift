struct Size { var width: Double }
