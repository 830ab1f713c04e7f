#!/usr/bin/python3
"""Compares the program's widths with a browser's: browser.py PROGRAM [--all].

Every label of Fixtures/labels/one-script.tsv whose characters its font has is measured by PROGRAM and
by headless Chromium (canvas.measureText with textRendering "geometricPrecision"), both with the
same file, and compared in font units. The browser's size is a half, a quarter and so on of the
font's em, so that its arithmetic is exact; above 256 pixels it would scale outlines of 64.
Prints how many agree to the last digit, and each label that doesn't (at most 20 without --all);
the exit code is 1 when one differs by half a unit or more.
"""

import base64
import collections
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from fontTools.ttLib import TTFont

LABELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Fixtures/labels")
RIGHT_TO_LEFT = {"Arab", "Hebr", "Syrc", "Thaa", "Nkoo"}
# Chromium draws default-ignorable characters without the font; the program's font need not have them.
IGNORABLE = {0x200C, 0x200D, 0x034F}

PAGE = """<!DOCTYPE html><meta charset="utf-8"><canvas id="canvas"></canvas><pre id="result">waiting</pre>
<script>
const groups = %s;
async function measure() {
  const canvas = document.getElementById("canvas");
  const widths = [];
  for (const [place, group] of groups.entries()) {
    const bytes = Uint8Array.from(atob(group.font), character => character.charCodeAt(0));
    const face = new FontFace("face" + place, bytes);
    document.fonts.add(await face.load());
    canvas.lang = group.language;
    const context = canvas.getContext("2d");
    if ("lang" in context) context.lang = group.language;
    context.font = group.pixels + "px face" + place;
    context.textRendering = "geometricPrecision";
    context.direction = group.direction;
    widths.push(group.labels.map(label => context.measureText(label).width));
  }
  return widths;
}
measure().then(
  widths => document.getElementById("result").textContent = JSON.stringify(widths),
  error => document.getElementById("result").textContent = "error: " + error);
</script>
"""


def groups():
    """Labels by language and script, each with the font file that has them."""
    families = dict(line.rstrip("\n").split("\t") for line in open(os.path.join(LABELS, "families.tsv"), encoding="utf-8"))
    found = collections.defaultdict(list)
    with open(os.path.join(LABELS, "one-script.tsv"), encoding="utf-8", newline="\n") as file:
        for line in file:
            language, script, text = line.rstrip("\n").split("\t")
            found[language, script].append(text)
    for (language, script), labels in found.items():
        family = "Noto Nastaliq Urdu" if language == "ur" else families[script]
        path = subprocess.run(
            ["fc-match", "--format=%{file}", family + ":style=Regular:variable=false"], capture_output=True, check=True, text=True).stdout
        if family == "DejaVu Sans":
            path = os.path.join(os.path.dirname(path), "DejaVuSans.ttf")
        font = TTFont(path, lazy=True)
        characters = set(font.getBestCmap()) | IGNORABLE
        yield {
            "language": language, "script": script, "path": path, "size": font["head"].unitsPerEm, "pixels": pixels(font["head"].unitsPerEm),
            "direction": "rtl" if script in RIGHT_TO_LEFT else "ltr",
            "labels": [label for label in labels if set(map(ord, label)) <= characters],
            "left out": sum(not set(map(ord, label)) <= characters for label in labels),
        }


def pixels(units_per_em):
    size = units_per_em
    while size > 256:
        size /= 2
    return size


def program_widths(program, group):
    command = [
        program, "measure", "--input", "-", "--null", "--font", group["path"], "--size", str(group["size"]),
        "--language", group["language"], "--fallback", "none", "--format", "ndjson"]
    labels = "".join(label + "\0" for label in group["labels"])
    output = subprocess.run(command, input=labels, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True).stdout
    return [json.loads(line)["width"] for line in output.split("\n") if line]


def browser_widths(all_groups):
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        sys.exit("error: Chromium is not installed: Debian's package is chromium")
    data = [
        {**{key: group[key] for key in ["language", "pixels", "direction", "labels"]},
         "font": base64.b64encode(open(group["path"], "rb").read()).decode()}
        for group in all_groups]
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(PAGE % json.dumps(data))
        command = [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + os.path.join(folder, "profile"),
            "--virtual-time-budget=100000", "--dump-dom", "file://" + page]
        dom = subprocess.run(command, capture_output=True, check=True, text=True, timeout=300).stdout
    result = html.unescape(re.search('<pre id="result">(.*?)</pre>', dom, re.S).group(1))
    if not result.startswith("["):
        sys.exit("error: the browser measured nothing: " + result)
    return json.loads(result)


def main():
    program, everything = sys.argv[1], "--all" in sys.argv
    all_groups = [group for group in groups() if group["labels"]]
    # One page for a few groups: each carries its font.
    browser = []
    for start in range(0, len(all_groups), 12):
        browser += browser_widths(all_groups[start:start + 12])
    equal, differences = 0, []
    for group, shown in zip(all_groups, browser):
        for label, ours, theirs in zip(group["labels"], program_widths(program, group), shown, strict=True):
            theirs *= group["size"] / group["pixels"]
            if ours == theirs:
                equal += 1
            else:
                differences.append((abs(ours - theirs), group["language"], os.path.basename(group["path"]), label, ours, theirs))
    count = equal + len(differences)
    print("%d labels, %d equal to the last digit, %d left out: their font lacks a character" % (
        count, equal, sum(group["left out"] for group in all_groups)))
    print(subprocess.run([shutil.which("chromium") or "chromium", "--version"], capture_output=True, text=True).stdout.strip())
    differences.sort(reverse=True)
    for _, language, font, label, ours, theirs in differences if everything else differences[:20]:
        print("%s %s %r: %r, in the browser %r" % (language, font, label, ours, theirs))
    sys.exit(any(difference[0] >= 0.5 for difference in differences))


main()
