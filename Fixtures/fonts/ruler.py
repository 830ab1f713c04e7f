#!/usr/bin/python3
"""Makes the ruler fonts of this folder: text in them can be measured with pencil and paper.

1000 units in an em. Letters and digits advance by 500, but W by 1000 and i by 200; space and
punctuation by 250, the ellipsis by 900, the combining acute by 0. AV is kerned by -100, f and i
make a ligature of 600. hhea says 800 above and 200 below the baseline; OS/2 says something else
everywhere, so that a reader of the wrong table is found out.

Run it with fontTools 4 (python3-fonttools): ruler.py [FOLDER]. The same bytes come out each time.
"""

import os
import sys

os.environ["SOURCE_DATE_EPOCH"] = "1577836800"

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.otlLib.builder import buildCoverage
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._t_r_a_k import TrackData, TrackTableEntry
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder as variations

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern { pos A V -100; } kern;
feature liga { sub f i by f_i; } liga;
"""


def glyph_name(character):
    return character if character.isalpha() else "u%04X" % ord(character)


def character_map():
    characters = " " + LETTERS + PUNCTUATION + "\u2026\u0301"
    return {ord(character): glyph_name(character) for character in characters}


def advances():
    widths = {".notdef": 600, "f_i": 600, "B.alt": 700}
    for character in LETTERS:
        widths[glyph_name(character)] = 500
    for character in " " + PUNCTUATION:
        widths[glyph_name(character)] = 250
    widths.update({"W": 1000, "i": 200, glyph_name("\u2026"): 900, glyph_name("\u0301"): 0})
    return widths


def box(width):
    """A rectangle as high as a capital, so that a picture of a text shows its advances."""
    pen = TTGlyphPen(None)
    if width > 0:
        pen.moveTo((50, 0))
        pen.lineTo((50, 700))
        pen.lineTo((width - 50, 700))
        pen.lineTo((width - 50, 0))
        pen.closePath()
    return pen.glyph()


def ruler(family, line_gap=0, style="Regular", weight=400, features=FEATURES):
    widths = advances()
    order = [".notdef"] + sorted(name for name in widths if name != ".notdef")
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(character_map())
    builder.setupGlyf({name: box(widths[name]) for name in order})
    builder.setupHorizontalMetrics({name: (widths[name], 50) for name in order})
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=line_gap)
    builder.setupNameTable(
        {
            "familyName": family,
            "styleName": style,
            "uniqueFontIdentifier": "%s %s 1.5" % (family, style),
            "fullName": family if style == "Regular" else "%s %s" % (family, style),
            "psName": "%s-%s" % (family.replace(" ", ""), style),
            "version": "Version 1.500",
        }
    )
    builder.setupOS2(
        sTypoAscender=700, sTypoDescender=-300, sTypoLineGap=50, usWinAscent=950, usWinDescent=350,
        usWeightClass=weight, sxHeight=500, sCapHeight=700,
    )
    builder.setupPost()
    addOpenTypeFeaturesFromString(builder.font, features)
    return builder.font


def class_zero():
    """A ruler whose kerning and alternates reach glyphs that no lookup names.

    Class 0 of a class definition is every glyph that isn't listed: A is kerned by -50 before all
    but V and W, and B takes its alternate of 700 before all but V.
    """
    font = ruler(
        "Ruler Zero",
        features="""
        languagesystem DFLT dflt;
        languagesystem latn dflt;
        lookup alternate { sub B by B.alt; } alternate;
        feature kern { pos [A] [V W] -100; } kern;
        feature calt { sub B' lookup alternate V; } calt;
        """,
    )
    (pairs,) = font["GPOS"].table.LookupList.Lookup[0].SubTable
    for record in pairs.Class1Record:
        value = ValueRecord()
        value.XAdvance = -50
        record.Class2Record[0].Value1 = value
    lookups = font["GSUB"].table.LookupList.Lookup
    (index,) = [i for i, lookup in enumerate(lookups) if lookup.LookupType == 6]
    lookups[index].SubTable = [alternates_before_class_zero(font)]
    return font


def alternates_before_class_zero(font):
    subtable = otTables.ChainContextSubst()
    subtable.Format = 2
    subtable.Coverage = buildCoverage(["B"], font.getReverseGlyphMap())
    subtable.BacktrackClassDef = class_definition({})
    subtable.InputClassDef = class_definition({"B": 1})
    subtable.LookAheadClassDef = class_definition({"V": 1})
    record = otTables.SubstLookupRecord()
    record.SequenceIndex, record.LookupListIndex = 0, 0
    rule = otTables.ChainSubClassRule()
    rule.Backtrack, rule.Input, rule.LookAhead = [], [], [0]
    rule.BacktrackGlyphCount, rule.InputGlyphCount, rule.LookAheadGlyphCount = 0, 1, 1
    rule.SubstCount, rule.SubstLookupRecord = 1, [record]
    rules = otTables.ChainSubClassSet()
    rules.ChainSubClassRule, rules.ChainSubClassRuleCount = [rule], 1
    subtable.ChainSubClassSet, subtable.ChainSubClassSetCount = [None, rules], 2
    return subtable


def class_definition(classes):
    result = otTables.ClassDef()
    result.classDefs = classes
    return result


# What the ends of the axes add to every advance that isn't 0.
AXES = [("wght", 100, 400, 900, "Weight"), ("opsz", 8, 20, 40, "Optical size")]
REGIONS = [
    ({"wght": (-1, -1, 0)}, -50), ({"wght": (0, 1, 1)}, 100), ({"opsz": (-1, -1, 0)}, 80), ({"opsz": (0, 1, 1)}, -60),
]
# What the heaviest weight adds to metrics: hhea, OS/2 and post.
METRICS = {"hasc": 50, "hdsc": -20, "hlgp": 30, "cpht": 10, "xhgt": 8, "undo": -6, "unds": 16}


def variable():
    """A ruler with axes for weight and optical size, in HVAR, gvar and MVAR."""
    font = ruler("Ruler Variable")
    builder = FontBuilder(font=font)
    instances = [
        {"stylename": "Light", "location": {"wght": 250, "opsz": 20}},
        {"stylename": "Bold", "location": {"wght": 650, "opsz": 30}},
    ]
    builder.setupFvar(AXES, instances)
    builder.setupGvar({name: glyph_variations(name) for name in font.getGlyphOrder()})
    tags = [axis[0] for axis in AXES]
    regions = variations.buildVarRegionList([region for region, _ in REGIONS], tags)
    deltas = [
        [delta if font["hmtx"][name][0] else 0 for _, delta in REGIONS] for name in font.getGlyphOrder()
    ]
    font["HVAR"] = variation_table("HVAR", regions, [0, 1, 2, 3], deltas)
    font["HVAR"].table.AdvWidthMap = font["HVAR"].table.LsbMap = font["HVAR"].table.RsbMap = None
    metrics = sorted(METRICS.items())
    font["MVAR"] = variation_table("MVAR", regions, [1], [[delta] for _, delta in metrics])
    font["MVAR"].table.Reserved = 0
    font["MVAR"].table.ValueRecord = [metric_record(tag, row) for row, (tag, _) in enumerate(metrics)]
    font["MVAR"].table.ValueRecordCount = len(metrics)
    font["MVAR"].table.ValueRecordSize = 8
    return font


def glyph_variations(name):
    """The box grows to the right with its advance: four corners, four phantom points."""
    if name == glyph_name("\u0301"):
        return []
    return [
        TupleVariation(
            region, [(0, 0), (0, 0), (delta, 0), (delta, 0), (0, 0), (delta, 0), (0, 0), (0, 0)])
        for region, delta in REGIONS
    ]


def variation_table(tag, regions, used, deltas):
    table = newTable(tag)
    table.table = getattr(otTables, tag)()
    table.table.Version = 0x00010000
    data = variations.buildVarData(used, deltas, optimize=False)
    table.table.VarStore = variations.buildVarStore(regions, [data])
    return table


def metric_record(tag, row):
    record = otTables.MetricsValueRecord()
    record.ValueTag, record.VarIdx = tag, row
    return record


def tracked():
    """A ruler whose normal track adds 40 units at 10 points, 20 at 20 and -20 at 40."""
    font = ruler("Ruler Tracked")
    table = font["trak"] = newTable("trak")
    table.version, table.format = 1.0, 0
    name = font["name"].addMultilingualName({"en": "Normal"}, font)
    loose = font["name"].addMultilingualName({"en": "Loose"}, font)
    table.horizData = TrackData(
        {
            0.0: TrackTableEntry({10.0: 40, 20.0: 20, 40.0: -20}, nameIndex=name),
            1.0: TrackTableEntry({10.0: 400, 20.0: 400, 40.0: 400}, nameIndex=loose),
        })
    table.vertData = TrackData()
    return font


def main(folder):
    fonts = {
        "Ruler.ttf": ruler("Ruler"),
        "RulerGap.ttf": ruler("Ruler Gap", line_gap=90),
        "RulerZero.ttf": class_zero(),
        "RulerVariable.ttf": variable(),
        "RulerTracked.ttf": tracked(),
    }
    for name, font in fonts.items():
        font.save(os.path.join(folder, name))
    collection = TTCollection()
    for name in ["Ruler.ttf", "RulerGap.ttf"]:
        collection.fonts.append(TTFont(os.path.join(folder, name), recalcTimestamp=False))
    collection.save(os.path.join(folder, "Ruler.ttc"))


main(sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__)))
