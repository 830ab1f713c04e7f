import CHarfBuzz

/// HarfBuzz as a careful C program would call it: one font and one buffer, nothing between.
@safe final class DirectShaping {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init(path: String, index: Int) {
    let blob = unsafe hb_blob_create_from_file(path)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe font = hb_font_create(face)
    unsafe buffer = hb_buffer_create()
    unsafe hb_face_destroy(face)
    unsafe hb_blob_destroy(blob)
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe hb_font_destroy(font)
  }

  /// The advances of all labels, in font units.
  func units(of labels: [[UInt8]]) -> Int {
    var sum = 0
    for label in labels {
      unsafe hb_buffer_reset(buffer)
      unsafe label.withUnsafeBufferPointer { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { text in
          let count = Int32(text.count)
          unsafe hb_buffer_add_utf8(buffer, text.baseAddress, count, 0, count)
        }
      }
      unsafe hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
      unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      unsafe hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { continue }
      for index in 0..<Int(count) { unsafe sum += Int(positions[index].x_advance) }
    }
    return sum
  }
}
