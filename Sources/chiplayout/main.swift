import Glibc

BufferedOutput.ignoreClosedPipes()
exit(Chiplayout.run())
