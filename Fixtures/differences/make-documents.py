#!/usr/bin/env python3
"""Writes the documents of this folder; README.md states the rule that they follow."""

import json
import pathlib

FOLDER = pathlib.Path(__file__).parent
TEXTS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]


def chip(text, letter=10, padding=12, **fields):
    return {"text": text, "width": letter * len(text) + 2 * padding, "textWidth": letter * len(text), **fields}


def document(chips, width=200, inset=(12, 10, 12, 10), spacing=8, line=8, version="1.0",
             sha="1", letter_font="Ruler", libraries="1", options=None, sections=None,
             diagnostics=(), header=None):
    """Rows from the left: as many chips as fit, 35 points high."""
    top, left, bottom, right = inset
    items, sections_out, supplementary = [], [], []
    y = 0
    for number, section in enumerate(sections or [chips]):
        start = y
        if header:
            supplementary.append({"section": number, "kind": "header", "x": 0, "y": y,
                                  "width": width, "height": header})
            y += header
        y += top
        x, row = left, 0
        for place, one in enumerate(section):
            if x > left and x + one["width"] > width - right:
                x, row, y = left, row + 1, y + 35 + line
            frame = {"section": number, "item": place, "row": row}
            if "id" in one:
                frame["id"] = one["id"]
            frame.update({"text": one["text"], "x": x, "y": y, "width": one["width"],
                          "height": one.get("height", 35), "textWidth": one["textWidth"]})
            items.append(frame)
            x += one["width"] + spacing
        y += 35 + bottom
        sections_out.append({"section": number, "layout": "left", "rows": row + 1, "x": 0,
                             "y": start, "width": width, "height": y - start})
    font = {"postScriptName": letter_font, "family": letter_font, "style": "Regular",
            "version": version, "file": letter_font + ".ttf", "sha256": sha * 64, "size": 10,
            "unitsPerEm": 1000, "ascender": 12, "descender": -3, "lineGap": 0, "lineHeight": 15}
    result = {"schemaVersion": 1,
              "container": {"width": width, "scale": 2, "direction": "ltr"},
              "contentSize": {"width": width, "height": y}, "fonts": [font]}
    if options is not None:
        result["fingerprint"] = {"chiplayout": "0.1.0", "freeType": libraries, "harfBuzz": "1",
                                 "icu": "1", "options": options}
    result.update({"sections": sections_out, "items": items, "supplementary": supplementary,
                   "diagnostics": list(diagnostics)})
    return result


def write(name, value):
    """One chip a line, as the program writes it."""
    lines = []
    for key, member in value.items():
        if isinstance(member, list) and member:
            inner = ",\n".join("    " + json.dumps(one, ensure_ascii=False) for one in member)
            lines.append(f'  "{key}": [\n{inner}\n  ]')
        else:
            lines.append(f'  "{key}": {json.dumps(member, ensure_ascii=False)}')
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def changed(texts, **changes):
    return [chip(changes.get(text, text)) for text in texts]


def main():
    chips = [chip(text) for text in TEXTS]
    said = {"minimumInteritemSpacing": 8, "minimumLineSpacing": 8,
            "sections": [{"layout": "left", "sectionInset": {"top": 12}}]}
    write("old", document(chips))
    write("old-baseline", document(chips, options=said))
    write("text", document(changed(TEXTS, Four="Fourteen")))
    write("inserted", document([chip(t) for t in TEXTS[:3] + ["New"] + TEXTS[3:]]))
    write("deleted", document([chip(t) for t in TEXTS if t != "Three"]))
    write("moved", document([chip(t) for t in TEXTS[1:6] + ["One"] + TEXTS[6:]]))
    wider = [chip(t, letter=11) if t in ("Seven", "Nine") else chip(t) for t in TEXTS]
    write("font-file", document(wider, version="1.1", sha="2"))
    write("font", document([chip(t, letter=11) for t in TEXTS], letter_font="Other", sha="3"))
    write("fingerprint", document(wider, options=said, libraries="2"))
    write("resized", document([chip(t, padding=14) if t == "Four" else chip(t) for t in TEXTS]))
    write("container", document(chips, width=210))
    write("spacing", document(chips, line=10))
    write("settings", document(chips, inset=(20, 10, 12, 10), options={
        **said, "sections": [{"layout": "left", "sectionInset": {"top": 20}}]}))
    shifted = document(chips)
    shifted["items"][4]["y"] += 1
    write("shifted", shifted)
    write("content-size", document(chips, inset=(12, 10, 20, 10)))
    write("diagnostics", document(chips, diagnostics=[
        {"kind": "exactFit", "section": 0, "message": "row 1 fills 180 points to the last bit"}]))
    write("two-sections", document(None, sections=[chips[:5], chips[5:]], header=30))
    write("two-sections-text", document(
        None, sections=[changed(TEXTS[:5], Two="Two hundred"), chips[5:]], header=30))
    hostile = ["One", "::error::", "a\nb", "<b>&\"", "50%, a:b", "\u202eevil", "# SKIP", "|*_`"]
    write("hostile-old", document([chip(t) for t in hostile]))
    write("hostile-new", document([chip(t + "!") for t in hostile]))


main()
