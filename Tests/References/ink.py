#!/usr/bin/python3
"""Checks the boxes of what labels draw, by the glyph extents that hb-shape prints.

Reads a JSON object a line: text, script, language, size, ink as [left, top, right, bottom] in points
from the label's top left; in the first line the file of the one face. Each label is one run, so
glyphs stand from left to right as they are printed. Prints a line for each box that is another.
"""

import itertools
import json
import subprocess
import sys
import tempfile

from fontTools.ttLib import TTFont

RIGHT_TO_LEFT = {"Arab", "Hebr", "Syrc", "Thaa", "Nkoo"}


def shape(path, script, language, texts):
    command = [
        "hb-shape", "--shapers=ot", "--output-format=json", "--show-extents", "--font-file=" + path, "--script=" + script,
        "--direction=" + ("rtl" if script in RIGHT_TO_LEFT else "ltr"), "--language=" + language]
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="") as file:
        file.write("".join(text + "\n" for text in texts))
        file.flush()
        output = subprocess.run(command + ["--text-file=" + file.name], capture_output=True, check=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def box(glyphs, ascender):
    """Union of the glyphs' boxes; all zero when nothing is drawn."""
    pen, boxes = 0, []
    for glyph in glyphs:
        if glyph["w"] and glyph["h"]:
            left, top = pen + glyph["dx"] + glyph["xb"], ascender - glyph["dy"] - glyph["yb"]
            boxes.append((left, top, left + glyph["w"], top - glyph["h"]))
        pen += glyph["ax"]
    if not boxes:
        return [0, 0, 0, 0]
    lefts, tops, rights, bottoms = zip(*boxes)
    return [min(lefts), min(tops), max(rights), max(bottoms)]


def main():
    header, *records = [json.loads(line) for line in sys.stdin]
    path = header["faces"][0][0]
    font = TTFont(path)
    ascender, units = font["hhea"].ascent, font["head"].unitsPerEm
    traits = lambda record: (record["script"], record["language"])
    for (script, language), group in itertools.groupby(sorted(records, key=traits), traits):
        group = list(group)
        shaped = shape(path, script, language, [record["text"] for record in group])
        assert len(shaped) == len(group)
        for record, glyphs in zip(group, shaped):
            expected = [value * record["size"] / units for value in box(glyphs, ascender)]
            if any(abs(one - other) > 1e-6 for one, other in zip(expected, record["ink"])):
                print("%r: %r, by hb-shape %r" % (record["text"], record["ink"], expected))


main()
