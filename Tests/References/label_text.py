"""What the references need of a label's text: UTF-16 offsets, levels, scripts, clusters.

Levels, clusters and properties are ICU's, asked through PyICU; scripts are resolved here, by the
wording of Unicode Standard Annex 24, section 5.
"""

import re

import icu

NEUTRAL = {"Zyyy", "Zinh"}
NEWLINE = re.compile("\r\n|[\n\v\f\r\x85\u2028\u2029]")


class Label:
    """A paragraph, and its characters by their offsets in UTF-16."""

    def __init__(self, text):
        self.text = text
        self.unicode = icu.UnicodeString(text)
        self.offsets = []
        offset = 0
        for character in text:
            self.offsets.append(offset)
            offset += 2 if ord(character) > 0xFFFF else 1
        self.length = offset
        self.index = {offset: index for index, offset in enumerate(self.offsets)}
        self.index[self.length] = len(text)

    def part(self, start, end):
        return self.text[self.index[start]:self.index[end]]

    def levels(self):
        """The bidi level of each code unit; the direction is that of the first strong one."""
        bidi = icu.Bidi()
        bidi.setPara(self.unicode, icu.Bidi.DEFAULT_LTR)
        return bidi.getLevels()

    def clusters(self, language):
        return self._boundaries(icu.BreakIterator.createCharacterInstance, language)

    def opportunities(self, language):
        return self._boundaries(icu.BreakIterator.createLineInstance, language)

    def _boundaries(self, create, language):
        iterator = create(icu.Locale.forLanguageTag(language))
        iterator.setText(self.unicode)
        return list(iterator)

    def scripts(self):
        """The script of each character, common and inherited ones resolved."""
        found = [icu.Script.getScript(ord(character)).getShortName() for character in self.text]
        first = next((script for script in found if script not in NEUTRAL), "Zyyy")
        open_brackets = []
        current = first
        for index, character in enumerate(self.text):
            if found[index] not in NEUTRAL:
                current = found[index]
                continue
            found[index] = current
            kind = icu.Char.getIntPropertyValue(
                ord(character), icu.UProperty.BIDI_PAIRED_BRACKET_TYPE)
            if kind == icu.UBidiPairedBracketType.OPEN:
                open_brackets.append((icu.Char.getBidiPairedBracket(character), current))
            elif kind == icu.UBidiPairedBracketType.CLOSE:
                matching = [place for place, (closing, _) in enumerate(open_brackets) if closing == character]
                if matching:
                    current = found[index] = open_brackets[matching[-1]][1]
                    del open_brackets[matching[-1]:]
        return found

    def runs(self, faces):
        """(start, end, face, script, is right to left), for faces as (start, end, face)."""
        levels = self.levels()
        scripts = self.scripts()
        runs = []
        for start, end, face in faces:
            for index in range(self.index[start], self.index[end]):
                offset = self.offsets[index]
                after = self.offsets[index + 1] if index + 1 < len(self.text) else self.length
                traits = (face, scripts[index], levels[offset])
                if runs and runs[-1][2] == traits and offset > start:
                    runs[-1][1] = after
                else:
                    runs.append([offset, after, traits])
        return [(start, end, face, script, level % 2 == 1) for start, end, (face, script, level) in runs]


def has(character, property_name):
    return icu.Char.hasBinaryProperty(ord(character), getattr(icu.UProperty, property_name))


def is_white(text):
    return all(has(character, "WHITE_SPACE") for character in text)


def wants_picture(cluster):
    """Unicode Technical Standard 51: emoji presentation of a character or of a sequence."""
    if "\ufe0e" in cluster or not (has(cluster[0], "EMOJI")):
        return False
    return (
        has(cluster[0], "EMOJI_PRESENTATION")
        or has(cluster[0], "REGIONAL_INDICATOR")
        or (len(cluster) > 1 and "\ufe0f" in cluster[1:])
        or "\u20e3" in cluster
        or any(has(character, "EMOJI_MODIFIER") for character in cluster[1:])
    )
