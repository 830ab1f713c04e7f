"""HarfBuzz itself, through its C interface: what hb-shape would print, without a process a text."""

import ctypes
import ctypes.util

library = ctypes.CDLL(ctypes.util.find_library("harfbuzz"))
for name in [
    "hb_blob_create_from_file", "hb_face_create", "hb_font_create", "hb_buffer_create",
    "hb_buffer_get_glyph_positions", "hb_language_from_string",
]:
    getattr(library, name).restype = ctypes.c_void_p
library.hb_script_from_string.restype = ctypes.c_uint32

LEFT_TO_RIGHT, RIGHT_TO_LEFT = 4, 5


class Font:
    """A face in font units, with HarfBuzz's own advances."""

    def __init__(self, path, index=0):
        blob = library.hb_blob_create_from_file(path.encode())
        face = library.hb_face_create(ctypes.c_void_p(blob), index & 0xFFFF)
        self.font = ctypes.c_void_p(library.hb_font_create(ctypes.c_void_p(face)))
        self.buffer = ctypes.c_void_p(library.hb_buffer_create())
        self.units = library.hb_face_get_upem(ctypes.c_void_p(face))

    def width(self, text, start, end, script, is_reversed, language):
        """The sum of advances of a part of a text (UTF-16, in bytes), the rest as context."""
        buffer = self.buffer
        library.hb_buffer_reset(buffer)
        library.hb_buffer_add_utf16(buffer, text, len(text) // 2, start, end - start)
        library.hb_buffer_set_direction(buffer, RIGHT_TO_LEFT if is_reversed else LEFT_TO_RIGHT)
        library.hb_buffer_set_script(buffer, library.hb_script_from_string(script.encode(), -1))
        tag = library.hb_language_from_string(language.encode(), -1)
        library.hb_buffer_set_language(buffer, ctypes.c_void_p(tag))
        shapers = (ctypes.c_char_p * 2)(b"ot", None)
        library.hb_shape_full(self.font, buffer, None, 0, shapers)
        count = ctypes.c_uint(0)
        positions = library.hb_buffer_get_glyph_positions(buffer, ctypes.byref(count))
        if not count.value:
            return 0
        numbers = ctypes.cast(positions, ctypes.POINTER(ctypes.c_int32 * (5 * count.value))).contents
        return sum(numbers[0::5])
