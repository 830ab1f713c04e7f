/// The schema of what `measure` prints (version 1), open as that of the frames document.
let measureSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "chiplayout measure document",
    "description": "The size of each label, and of the chip around it. Lengths are points.",
    "type": "object",
    "required": ["schemaVersion", "fonts", "items"],
    "properties": {
      "schemaVersion": {"const": 1},
      "fonts": {"type": "array", "items": {"$ref": "#/$defs/font"}},
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "required": ["text", "width", "height", "lines", "chipWidth", "chipHeight"],
          "properties": {
            "text": {"type": "string"},
            "width": {"description": "The advance width of the text.", "type": "number"},
            "height": {"$ref": "#/$defs/length"},
            "lines": {
              "description": "How many lines there are, or each of them.",
              "anyOf": [{"type": "integer", "minimum": 0}, {"type": "array"}]
            },
            "chipWidth": {"$ref": "#/$defs/length"},
            "chipHeight": {"$ref": "#/$defs/length"}
          }
        }
      },
      "diagnostics": {"type": "array", "items": \#(diagnosticSchema)}
    },
    "$defs": {
      "length": {"type": "number", "minimum": 0},
      "font": \#(fontSchema)
    }
  }
  """#
