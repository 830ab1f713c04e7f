#!/usr/bin/python3
"""Checks measured labels: the faces of their clusters, and their widths run by run.

Reads a JSON object a line: text, language, size, width, faces as [start, end, number] and, in the
first line, the files of all faces as [path, index, is coloured] with the label's own first. Prints
a line for each label that is wrong. Faces are judged by their character maps, read with fontTools;
widths are what hb-shape prints for each run, added up.
"""

import collections
import fractions
import json
import re
import subprocess
import sys
import tempfile
import unicodedata

from fontTools.ttLib import TTFont

import label_text

# Scripts whose letters join, so that hb-shape has to know a run's neighbours.
JOINING = {"Arab", "Syrc", "Nkoo", "Mong", "Adlm"}


class Face:
    def __init__(self, path, index, is_colored):
        self.path, self.index, self.is_colored = path, index, is_colored
        font = TTFont(path, fontNumber=index, lazy=True)
        self.characters = set(font.getBestCmap() or {})
        self.units = font["head"].unitsPerEm

    def covers(self, text):
        """Whether all that shows has a glyph, as it is written or composed or decomposed."""
        return any(
            all(ord(character) in self.characters or label_text.has(character, "DEFAULT_IGNORABLE_CODE_POINT") for character in form)
            for form in (text, unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)))


def installed_faces_with(cluster, known={}):
    """How many installed files have a whole cluster, by Fontconfig's own command."""
    if cluster not in known:
        known[cluster] = max(files_with(unicodedata.normalize(form, cluster)) for form in ["NFC", "NFD"])
    return known[cluster]


def files_with(text):
    needed = sorted({"%x" % ord(character) for character in text if not label_text.has(character, "DEFAULT_IGNORABLE_CODE_POINT")})
    command = ["fc-list", ":charset=" + " ".join(needed) + ":variable=false", "file"]
    return len(subprocess.run(command, capture_output=True, check=True).stdout.splitlines())


def check_faces(label, language, ranges, faces):
    """What is wrong with the faces of a label."""
    if not ranges or ranges[0][0] != 0 or ranges[-1][1] != label.length:
        return "faces don't cover the label"
    if any(first[1] != second[0] for first, second in zip(ranges, ranges[1:])):
        return "faces overlap or leave gaps"
    starts = [0] + label.clusters(language)
    for start, _, _ in ranges:
        if start not in starts:
            return "a cluster is split at %d" % start
    of_cluster = []
    for start, end in zip(starts, starts[1:]):
        number = next(number for first, last, number in ranges if first <= start < last)
        of_cluster.append((label.part(start, end), number))
    for place, (cluster, number) in enumerate(of_cluster):
        face = faces[number]
        if label_text.is_white(cluster):
            before = next((n for text, n in reversed(of_cluster[:place]) if not label_text.is_white(text)), None)
            after = next((n for text, n in of_cluster[place:] if not label_text.is_white(text)), 0)
            neighbour = after if before is None else before
            expected = 0 if faces[neighbour].is_colored or not faces[neighbour].covers(cluster) else neighbour
            if number != expected and faces[expected].covers(cluster):
                return "white space at cluster %d is in %s" % (place, face.path)
            continue
        if not face.covers(cluster):
            if installed_faces_with(cluster):
                return "%r is in %s, which lacks it, and another face has it" % (cluster, face.path)
            if number != 0:
                return "%r is in no face, but was given to %s" % (cluster, face.path)
        elif label_text.wants_picture(cluster):
            if not face.is_colored:
                return "%r is not drawn as a picture, but in %s" % (cluster, face.path)
        elif number != 0 and faces[0].covers(cluster):
            return "%r left the label's own font for %s" % (cluster, face.path)
        elif face.is_colored and "\ufe0e" in cluster and installed_faces_with(cluster) > 1:
            return "%r asks for text and is a picture" % cluster
    return None


class Shaping:
    """Runs for hb-shape, gathered so that one process shapes all that are alike."""

    def __init__(self, faces):
        self.faces = faces
        self.groups = collections.defaultdict(dict)

    def key(self, label, run, language):
        start, end, face, script, is_reversed = run
        before, after = "", ""
        if script in JOINING:
            before, after = label.part(0, start)[-5:], label.part(end, label.length)[:5]
            # A command line ends at NUL, and nothing joins across it or a space.
            before, after = re.split("[ \0]", before)[-1], re.split("[ \0]", after)[0]
        return (face, script, is_reversed, language, before, after), label.part(start, end)

    def add(self, key, text):
        self.groups[key][text] = None

    def shape(self):
        for (face, script, is_reversed, language, before, after), texts in self.groups.items():
            command = [
                "hb-shape", "--shapers=ot", "--no-glyph-names", "--no-clusters", "--script=" + script,
                "--direction=" + ("rtl" if is_reversed else "ltr"), "--language=" + language,
                "--font-file=" + self.faces[face].path, "--face-index=%d" % self.faces[face].index]
            command += ["--text-before=" + before] if before else []
            command += ["--text-after=" + after] if after else []
            # hb-shape reads a file of texts no further than a NUL.
            listed = [text for text in texts if "\0" not in text]
            with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="") as file:
                file.write("".join(text + "\n" for text in listed))
                file.flush()
                lines = output(command + ["--text-file=" + file.name]) if listed else []
            assert len(lines) == len(listed), (command, len(lines), len(listed))
            for text in texts:
                if "\0" in text:
                    listed.append(text)
                    lines += output(command + ["--unicodes=" + ",".join("%x" % ord(c) for c in text)])
            for text, line in zip(listed, lines):
                texts[text] = sum(int(number) for number in re.findall(r"\+(-?\d+)", line))


def output(command):
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()


def main():
    header, *records = [json.loads(line) for line in sys.stdin]
    faces = [Face(*face) for face in header["faces"]]
    shaping = Shaping(faces)
    prepared = []
    for record in records:
        label = label_text.Label(record["text"])
        fault = check_faces(label, record["language"], record["faces"], faces)
        keys = []
        if not fault:
            keys = [shaping.key(label, run, record["language"]) for run in label.runs(record["faces"])]
            for key, text in keys:
                shaping.add(key, text)
        prepared.append((record, keys, fault))
    shaping.shape()
    for record, keys, fault in prepared:
        if not fault:
            width = sum(
                fractions.Fraction(shaping.groups[key][text]) * fractions.Fraction(record["size"]) / faces[key[0]].units
                for key, text in keys)
            if abs(float(width) - record["width"]) > 1e-9:
                runs = [(faces[key[0]].path.rsplit("/", 1)[-1], *key[1:], text, shaping.groups[key][text]) for key, text in keys]
                fault = "%r wide, by hb-shape %r: %r" % (record["width"], float(width), runs)
        if fault:
            print("%r (%s): %s" % (record["text"], record["language"], fault))


main()
