/// The schema of a frames document (version 1), which stays open: fields may be added, and none is
/// renamed or removed within a schema version.
let framesSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "chiplayout frames document",
    "description": "Every frame of a layout, with what produced it. Lengths are points.",
    "type": "object",
    "required": ["schemaVersion", "container", "contentSize", "fonts", "sections", "items", "supplementary", "diagnostics"],
    "properties": {
      "schemaVersion": {"const": 1},
      "container": {
        "description": "What the collection view is.",
        "type": "object",
        "required": ["width", "scale", "direction"],
        "properties": {
          "width": {"$ref": "#/$defs/length"},
          "height": {"$ref": "#/$defs/length"},
          "scale": {"description": "Pixels per point.", "type": "number", "exclusiveMinimum": 0},
          "direction": {"enum": ["ltr", "rtl"]},
          "scrollDirection": {"description": "Vertical, unless said.", "const": "horizontal"},
          "device": {"type": "string"},
          "orientation": {"enum": ["portrait", "landscape"]},
          "contentInset": {"$ref": "#/$defs/edges"},
          "safeArea": {"$ref": "#/$defs/edges"}
        }
      },
      "contentSize": {
        "type": "object",
        "required": ["width", "height"],
        "properties": {"width": {"type": "number"}, "height": {"type": "number"}}
      },
      "fonts": {"type": "array", "items": {"$ref": "#/$defs/font"}},
      "fingerprint": {
        "description": "In baselines: the versions that produced the frames, and the effective spec without its items.",
        "type": "object",
        "required": ["chiplayout", "freeType", "harfBuzz", "icu", "options"],
        "properties": {
          "chiplayout": {"type": "string"},
          "freeType": {"type": "string"},
          "harfBuzz": {"type": "string"},
          "icu": {"type": "string"},
          "options": {"type": "object"}
        }
      },
      "sections": {
        "type": "array",
        "items": {
          "type": "object",
          "required": ["section", "layout", "rows", "x", "y", "width", "height"],
          "properties": {
            "section": {"$ref": "#/$defs/index"},
            "id": {"type": "string"},
            "layout": {"enum": \#(layouts)},
            "rows": {"$ref": "#/$defs/index"},
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number"},
            "height": {"type": "number"},
            "hiddenItems": {"$ref": "#/$defs/hiddenItems"}
          }
        }
      },
      "items": {
        "description": "All items of all sections, in order.",
        "type": "array",
        "items": {
          "type": "object",
          "required": ["section", "item", "row", "x", "y", "width", "height"],
          "properties": {
            "section": {"$ref": "#/$defs/index"},
            "item": {"$ref": "#/$defs/index"},
            "row": {"$ref": "#/$defs/index"},
            "id": {"type": "string"},
            "text": {"type": "string"},
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number"},
            "height": {"type": "number"},
            "textWidth": {"description": "The advance width of the text.", "type": "number"},
            "font": {"description": "PostScript name, if the document has several fonts.", "type": "string"},
            "fontSize": {"type": "number", "exclusiveMinimum": 0},
            "hiddenItems": {"$ref": "#/$defs/hiddenItems"}
          }
        }
      },
      "supplementary": {
        "description": "Headers and footers.",
        "type": "array",
        "items": {
          "type": "object",
          "required": ["section", "kind", "x", "y", "width", "height"],
          "properties": {
            "section": {"$ref": "#/$defs/index"},
            "kind": {"enum": ["header", "footer"]},
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number"},
            "height": {"type": "number"}
          }
        }
      },
      "diagnostics": {"type": "array", "items": \#(diagnosticSchema)}
    },
    "$defs": {
      "edges": {
        "type": "object",
        "required": ["top", "left", "bottom", "right"],
        "properties": {
          "top": {"type": "number"},
          "left": {"type": "number"},
          "bottom": {"type": "number"},
          "right": {"type": "number"}
        }
      },
      "hiddenItems": {
        "description": "How many items maximumRows leaves out, on the section and on the chip for them.",
        "type": "integer", "minimum": 1
      },
      "length": {"type": "number", "minimum": 0},
      "index": {"type": "integer", "minimum": 0},
      "font": \#(fontSchema)
    }
  }
  """#

/// The schema of a diagnostic in a frames or measure document.
let diagnosticSchema = #"""
  {
        "description": "Something that a reader should know.",
        "type": "object",
        "required": ["kind", "message"],
        "properties": {
          "kind": {"type": "string"},
          "section": {"type": "integer", "minimum": 0},
          "item": {"type": "integer", "minimum": 0},
          "message": {"type": "string"}
        }
      }
  """#

/// The schema of a font in a frames or measure document.
let fontSchema = #"""
  {
        "description": "A font that was measured; ascender, descender and lineHeight at its size.",
        "type": "object",
        "required": ["postScriptName", "family", "style", "version", "sha256", "size", "unitsPerEm", "ascender", "descender", "lineHeight"],
        "properties": {
          "postScriptName": {"type": "string"},
          "family": {"type": "string"},
          "style": {"type": "string"},
          "version": {"type": "string"},
          "sha256": {"description": "Of the font's file.", "type": "string", "pattern": "^[0-9a-f]{64}$"},
          "size": {"type": "number", "exclusiveMinimum": 0},
          "unitsPerEm": {"type": "integer", "minimum": 1},
          "ascender": {"type": "number"},
          "descender": {"type": "number"},
          "lineHeight": {"type": "number"}
        }
      }
  """#

private let layouts =
  "[" + LayoutChoice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
