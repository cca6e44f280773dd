#!/bin/bash
# Where an SVG names several families, as in font-family="NoSuchFace, DejaVu Sans Mono, monospace", CairoSVG 2.9.1 asks for the
# first one only, and resvg 0.5.0 (the wheel resvg_py) takes the generic name "monospace" for one font of a fixed name and
# draws no text at all if that is not installed, although a monospaced font is.
#
# One would guess that a list of families is searched as in CSS and that a generic name at its end is always found: so does
# librsvg. So a picture with the usual list is set in another, proportional font by the one and has no words in the
# other; a program that draws for both must name first a face that is there.
#
# Seen: ten "i" in a font of 20 pixels are 118 pixels wide in DejaVu Sans Mono. CairoSVG: with that family first 118, behind a
# family that is absent 57. resvg: 118 in both, and 0 with "monospace" alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq fonts-dejavu-core >/dev/null 2>&1 || { echo "needs apt-get update" >&2; exit 1; }
dpkg -x fonts-dejavu-core_*.deb fonts
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check cairosvg==2.9.1 resvg_py==0.5.0 pillow==13.0.0
mkdir config
cat >config/fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/fonts/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
FONTCONFIG_FILE="$folder/config/fonts.conf" venv/bin/python - "$folder/fonts" <<'PY'
import io, sys, cairosvg, resvg_py
from PIL import Image

def svg(families):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"><rect width="400" height="40" fill="#ffffff"/>'
            f'<text x="10" y="28" font-size="20" font-family="{families}">iiiiiiiiii</text></svg>')

def width(png):
    box = Image.eval(Image.open(io.BytesIO(png)).convert("L"), lambda value: 255 - value).getbbox()
    return box[2] - box[0] if box else 0

def cairo(families): return width(cairosvg.svg2png(bytestring=svg(families).encode()))
def resvg(families):
    return width(bytes(resvg_py.svg_to_bytes(svg_string=svg(families), skip_system_fonts=True, font_dirs=[sys.argv[1] + "/usr/share/fonts/truetype/dejavu"])))

seen = {name + ": " + families: draw(families) for name, draw in (("CairoSVG", cairo), ("resvg", resvg))
        for families in ("DejaVu Sans Mono", "NoSuchFace, DejaVu Sans Mono", "monospace")}
for name, pixels in seen.items(): print(f"{pixels:4} {name}")
assert 110 < seen["CairoSVG: DejaVu Sans Mono"] < 125 and 110 < seen["resvg: DejaVu Sans Mono"] < 125
assert seen["CairoSVG: NoSuchFace, DejaVu Sans Mono"] < 90
assert 110 < seen["resvg: NoSuchFace, DejaVu Sans Mono"] < 125 and seen["resvg: monospace"] == 0
PY
