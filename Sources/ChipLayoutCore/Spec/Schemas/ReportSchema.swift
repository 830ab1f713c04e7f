/// The schema of what `check` and `diff` print as JSON (version 1), which stays open.
let reportSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "chiplayout report",
    "description": "How the frames of specs differ from their baselines, and why. Lengths are points.",
    "type": "object",
    "required": ["schemaVersion", "summary", "specs"],
    "properties": {
      "schemaVersion": {"const": 1},
      "summary": {
        "type": "object",
        "required": ["specs", "same", "different", "missingBaseline", "missingSpec", "failed", "changedFrames"],
        "additionalProperties": {"$ref": "#/$defs/count"}
      },
      "specs": {"type": "array", "items": {"$ref": "#/$defs/spec"}}
    },
    "$defs": {
      "count": {"type": "integer", "minimum": 0},
      "chip": {
        "type": "object",
        "required": ["role", "section", "item"],
        "properties": {
          "role": {"enum": ["header", "item", "footer"]},
          "section": {"$ref": "#/$defs/count"},
          "sectionID": {"type": "string"},
          "item": {"$ref": "#/$defs/count"},
          "id": {"type": "string"},
          "text": {"type": "string"}
        }
      },
      "move": {
        "type": "object",
        "required": ["chip", "oldSection", "oldRow", "newRow", "crossings"],
        "properties": {
          "chip": {"$ref": "#/$defs/chip"},
          "oldSection": {"$ref": "#/$defs/count"},
          "oldRow": {"$ref": "#/$defs/count"},
          "newRow": {"$ref": "#/$defs/count"},
          "crossings": {"$ref": "#/$defs/count"}
        }
      },
      "values": {
        "description": "What differs, before and after, as JSON shows it.",
        "type": "array",
        "items": {
          "type": "object",
          "required": ["name"],
          "properties": {"name": {"type": "string"}, "old": {"type": "string"}, "new": {"type": "string"}}
        }
      },
      "spec": {
        "type": "object",
        "required": ["spec", "baseline", "outcome"],
        "properties": {
          "spec": {"type": "string"},
          "baseline": {"type": "string"},
          "outcome": {"enum": ["same", "different", "missingBaseline", "missingSpec", "failed"]},
          "errors": {"type": "array", "items": {"type": "string"}},
          "changedFrames": {"description": "The frames of all causes together.", "$ref": "#/$defs/count"},
          "counts": {
            "description": "Each frame once.",
            "type": "object",
            "required": ["inserted", "deleted", "moved", "text", "resized", "rowChanged", "shifted", "unchanged"],
            "additionalProperties": {"$ref": "#/$defs/count"}
          },
          "contentGrowth": {
            "type": "object",
            "required": ["width", "height"],
            "properties": {"width": {"type": "number"}, "height": {"type": "number"}}
          },
          "causes": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
          "moves": {"description": "Chips that change rows or cross others when animated.", "type": "array", "items": {"$ref": "#/$defs/move"}},
          "movesAreIncomplete": {"type": "boolean"},
          "notes": {"description": "What differs without having changed a frame.", "$ref": "#/$defs/values"}
        },
        "if": {"properties": {"outcome": {"const": "different"}}},
        "then": {"required": ["changedFrames", "counts", "contentGrowth", "causes"]}
      },
      "cause": {
        "type": "object",
        "required": ["kind", "sentence", "frames", "own", "followers"],
        "properties": {
          "kind": {"enum": \#(kinds)},
          "sentence": {"type": "string"},
          "frames": {"description": "own and followers together.", "$ref": "#/$defs/count"},
          "own": {"$ref": "#/$defs/count"},
          "followers": {
            "type": "object",
            "required": ["rowChanged", "shifted", "supplementary"],
            "additionalProperties": {"$ref": "#/$defs/count"}
          },
          "line": {"type": "integer", "minimum": 1},
          "column": {"type": "integer", "minimum": 1},
          "chip": {"$ref": "#/$defs/chip"},
          "oldText": {"type": "string"},
          "newText": {"type": "string"},
          "rowBreak": {
            "description": "The first row that ends so many chips earlier, or later if negative.",
            "type": "object",
            "required": ["section", "row", "earlier"],
            "properties": {
              "section": {"$ref": "#/$defs/count"},
              "row": {"$ref": "#/$defs/count"},
              "earlier": {"type": "integer"}
            }
          },
          "values": {"$ref": "#/$defs/values"},
          "messages": {"type": "array", "items": {"type": "string"}}
        }
      }
    }
  }
  """#

private let kinds =
  "[" + DifferenceCause.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
