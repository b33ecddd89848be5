#!/usr/bin/env python3
"""Writes the advance widths of Inter as Swift source.

usage: inter-widths.py FOLDER > Sources/Platform/Headless/InterWidths.swift

FOLDER holds Inter-Thin.otf, Inter-Regular.otf and Inter-Black.otf (Debian: fonts-inter, in
/usr/share/fonts/opentype/inter). Needs fontTools.
"""
import os
import sys

from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x218, 0x21B), (0x2C6, 0x2DD),
          (0x386, 0x3CE), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9),
          (0x2010, 0x2027), (0x2030, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E), (0x20A0, 0x20BF),
          (0x2100, 0x2126), (0x2190, 0x21FF), (0x2200, 0x2265), (0x2318, 0x2318), (0x2325, 0x2326),
          (0x25A0, 0x25FF), (0x2605, 0x2606), (0x2713, 0x2717)]


def main(folder):
    fonts = [TTFont(os.path.join(folder, f"Inter-{name}.otf")) for name in ("Thin", "Regular", "Black")]
    maps = [font.getBestCmap() for font in fonts]
    units = {font["head"].unitsPerEm for font in fonts}
    assert len(units) == 1
    print("// Written by Tests/Support/inter-widths.py; do not edit.\n")
    print("/// Advance widths of the Inter typeface, version "
          f"{fonts[1]['name'].getDebugName(5).split(';')[0].replace('Version ', '')}, at three weights. Those between lie on straight lines.")
    print("enum InterWidths {")
    print(f"  static let unitsPerEm = {units.pop()}\n")
    print("  /// First and last code point of each run of the tables.")
    print("  static let ranges: [ClosedRange<UInt32>] = [")
    for low, high in RANGES:
        print(f"    0x{low:X}...0x{high:X},")
    print("  ]")
    for font, cmap, name, about in zip(fonts, maps, ("thin", "regular", "black"), (100, 400, 900)):
        widths = [font["hmtx"][cmap[c]][0] if c in cmap else 0 for low, high in RANGES for c in range(low, high + 1)]
        print(f"\n  /// Weight {about}, in units; 0 where there is no glyph.")
        print(f"  static let {name}: [UInt16] = [")
        line = "   "
        for width in widths:
            word = f" {width},"
            if len(line) + len(word) > 118:
                print(line)
                line = "   "
            line += word
        print(line)
        print("  ]")
    print("}")


main(sys.argv[1])
