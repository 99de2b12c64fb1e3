"""Makes the fonts of the page, once, when the fonts change: `python web/fonts.py FOLDER`.

FOLDER holds the unpacked npm packages `@fontsource-variable/alegreya` and
`@fontsource/alegreya-sans` (`npm pack`, `tar xzf`). What is cut out lies in `src/styles/fonts` and
is kept there: building the page needs neither the packages nor `fonttools` and `brotli`, which this
script asks for. Scripts are files of their own, so that a browser loads those its language needs
(`src/styles/fonts.css`); the license of both families is `public/fonts-OFL.txt`.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

MADE = Path(__file__).parent / "src" / "styles" / "fonts"
SCRIPTS = {
    "latin": [
        *range(0x20, 0x7F),
        *range(0xA0, 0x100),
        *(0x152, 0x153, 0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2212),
        *range(0x2010, 0x2027),
        *range(0x2190, 0x2194),
    ],
    "latin-ext": [code for code in range(0x100, 0x180) if code not in (0x152, 0x153)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491, 0x2116],
}
FEATURES = ["kern", "liga", "lnum", "pnum", "locl", "ccmp", "mark", "case"]
WEIGHTS = (500, 800)
SERIF, SANS = "alegreya-{script}-wght-{style}", "alegreya-sans-{script}-{weight}-normal"


def subset(font: Any, script: str) -> Any:
    """Only the letters of a script and what sets them well."""
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    cut = Subsetter(options)
    cut.populate(unicodes=SCRIPTS[script])
    cut.subset(font)
    return font


def save(font: Any, name: str) -> None:
    """As a browser takes it."""
    font.flavor = "woff2"
    font.save(MADE / f"{name}.woff2")
    print(f"{name}.woff2", (MADE / f"{name}.woff2").stat().st_size)


def main(folder: Path) -> None:
    """All files: one of variable weight for each style of the serifs, two weights of the sans."""
    serif = next(folder.rglob(SERIF.format(script="latin", style="normal") + ".woff2")).parent
    sans = next(folder.rglob(SANS.format(script="latin", weight=500) + ".woff2")).parent
    for script in SCRIPTS:
        for style in ("normal", "italic"):
            source = TTFont(serif / f"{SERIF.format(script=script, style=style)}.woff2")
            heavy = (WEIGHTS[0], 700 if style == "italic" else WEIGHTS[1])
            font = instancer.instantiateVariableFont(source, {"wght": heavy})
            save(subset(font, script), f"alegreya-{style}-{script}")
        for weight in (500, 700):
            font = TTFont(sans / f"{SANS.format(script=script, weight=weight)}.woff2")
            save(subset(font, script), f"alegreya-sans-{weight}-{script}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
