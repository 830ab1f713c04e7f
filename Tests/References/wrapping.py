#!/usr/bin/python3
"""Checks lines: breaks a label again, in the plainest way, and compares.

Reads a JSON object a line: text, language, size, limit, mode, faces as [start, end, number], and
lines as [start, end, width, text]; in the first line the files of all faces, the label's own first.
Prints a line for each label whose lines are others.

A line ends at the farthest of ICU's opportunities up to which its text without trailing white space
fits; where there is none, at the farthest cluster boundary, one cluster at least, and what adds
nothing to its width (a soft hyphen doesn't show there). Each width is
HarfBuzz's for that stretch of text by itself. Trailing white space counts as far as it fits.
"""

import json
import re
import sys

import harfbuzz
import label_text

SOFT_HYPHEN = "\u00ad"


class Paragraph:
    def __init__(self, text, start, record, faces):
        self.label = label_text.Label(text)
        self.start = start
        self.size, self.limit = record["size"], record["limit"]
        self.language, self.faces = record["language"], faces
        end = start + self.label.length
        ranges = [(max(first, start) - start, min(last, end) - start, face) for first, last, face in record["faces"] if first < end and last > start]
        self.runs = self.label.runs(ranges)
        self.units = text.encode("utf-16-le")
        self.starts = [0] + self.label.clusters(self.language)
        self.opportunities = self.label.opportunities(self.language)
        self.chars = record["mode"] == "charWrapping"
        self.widths = {}

    def width(self, start, end):
        if (start, end) not in self.widths:
            self.widths[start, end] = sum(
                self.faces[face].width(self.units, max(first, start), min(last, end), script, is_reversed, self.language)
                * self.size / self.faces[face].units
                for first, last, face, script, is_reversed in self.runs if first < end and last > start)
        return self.widths[start, end]

    def content_end(self, start, end):
        """Where the text of a line ends, without its white space."""
        stripped = self.label.part(start, end)
        while stripped and label_text.is_white(stripped[-1]):
            stripped = stripped[:-1]
        return start + len(stripped.encode("utf-16-le")) // 2

    def content_width(self, start, end):
        """The width that has to fit; a soft hyphen shows as the font's hyphen."""
        content = self.content_end(start, end)
        shown = self.label.part(start, content)
        if not (shown.endswith(SOFT_HYPHEN) and end < self.label.length):
            return self.width(start, content), False
        hyphenated = Paragraph.__new__(Paragraph)
        hyphenated.__dict__.update(self.__dict__)
        text = shown[:-1] + "\u2010"
        hyphenated.label = label_text.Label(text)
        hyphenated.units = text.encode("utf-16-le")
        cut = content - 1
        ranges = [(max(first, start) - start, min(last, cut) - start, face) for first, last, face, _, _ in self.runs if first < cut and last > start]
        merged = []
        for first, last, face in ranges + [(cut - start, cut - start + 1, 0)]:
            if merged and merged[-1][2] == face:
                merged[-1] = (merged[-1][0], last, face)
            else:
                merged.append((first, last, face))
        hyphenated.runs, hyphenated.widths = hyphenated.label.runs(merged), {}
        return hyphenated.width(0, hyphenated.label.length), True

    def lines(self):
        start = 0
        while start < self.label.length:
            ends = [end for end in (self.starts if self.chars else self.opportunities) if end > start]
            fitting = [end for end in ends if self.content_width(start, end)[0] <= self.limit]
            if not fitting:
                clusters = [end for end in self.starts if end > start]
                plain = lambda end: self.width(start, self.content_end(start, end))
                room = max(self.limit, plain(clusters[0]))
                end = [end for end in clusters if plain(end) <= room][-1]
                width, shows_hyphen = plain(end), False
            else:
                end = fitting[-1]
                width, shows_hyphen = self.content_width(start, end)
            if not shows_hyphen:
                width = min(max(self.limit, width), self.width(start, end))
            shown = self.label.part(start, end)
            if shows_hyphen:
                cut = shown.rindex(SOFT_HYPHEN)
                shown = shown[:cut] + "\u2010" + shown[cut + 1:]
            yield [self.start + start, self.start + end, width, shown]
            start = end


def paragraphs(text):
    """The text between newlines; one at the end begins no line, unless there is nothing else."""
    pieces, position = [], 0
    for newline in label_text.NEWLINE.finditer(text):
        pieces.append((position, text[position:newline.start()]))
        position = newline.end()
    if position < len(text) or not any(piece for _, piece in pieces):
        pieces.append((position, text[position:]))
    return [(len(text[:position].encode("utf-16-le")) // 2, piece) for position, piece in pieces]


def expected_lines(record, faces):
    lines = []
    for start, text in paragraphs(record["text"]):
        if text:
            lines += Paragraph(text, start, record, faces).lines()
        else:
            lines.append([start, start, 0, ""])
    return lines


def main():
    header = json.loads(next(sys.stdin))
    faces = [harfbuzz.Font(path, index) for path, index, _ in header["faces"]]
    for line in sys.stdin:
        record = json.loads(line)
        expected, found = expected_lines(record, faces), record["lines"]
        is_same = len(expected) == len(found) and all(
            one[:2] == other[:2] and one[3] == other[3] and abs(one[2] - other[2]) < 1e-9
            for one, other in zip(expected, found))
        if not is_same:
            print("%r (%s) in %r: %r, by the reference %r" % (record["text"], record["language"], record["limit"], found, expected))


main()
