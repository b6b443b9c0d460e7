"""Makes the site's picture files from the renders, and the touch icon from the monogram.

    /usr/bin/python3 art/pictures.py NAME RENDER.png    a picture in its widths, as AVIF and WebP
    /usr/bin/python3 art/pictures.py share RENDER.png   the cloth that scripts/sharePictures.ts sets its words on
    /usr/bin/python3 art/pictures.py icon

NAME is a key of CROPS. Needs Pillow, avifenc, cwebp and rsvg-convert: README.md.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFilter, ImageOps

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "src/assets/pictures"
SHARE = ROOT / "art/share.webp"
ICON = ROOT / "public/apple-touch-icon.png"
MONOGRAM = ROOT / "public/favicon.svg"


class Crop(NamedTuple):
    """The largest part of a render that has the shape of `width` to `height`, at that size in pixels.

    `across` and `down` say where in the render it lies: 0 at the left or the top, 1 at the right or the bottom; `part`
    is the share of its width and height that is looked at; of a part, single fibres are softened by `soft` pixels.
    """

    width: int
    height: int
    across: float = 0.5
    down: float = 0.5
    part: float = 1
    soft: float = 1.6


def above_and_beside(across: float) -> tuple[Crop, ...]:
    """9:7 for the picture above a section on phones, `across` the render; 3:2 for that beside it on desktops."""
    return Crop(480, 372, across), Crop(828, 644, across), Crop(1400, 933)


def phone_and_desk(across: float, down: float) -> tuple[Crop, ...]:
    """4:5 for phones, `across` the render; 3:2 for desktops, `down` it."""
    return Crop(480, 600, across), Crop(828, 1035, across), Crop(1400, 933, 0.5, down)


def band_and_half(across: float = 0.5, down: float = 0.5, part: float = 1, soft: float = 1.6) -> tuple[Crop, ...]:
    """5:3 for the band above a page on phones, 8:9 for half of a desktop's screen (src/ui/layouts/split).

    The band shows `part` of the render.
    """
    return Crop(800, 480, across, down, part, soft), Crop(960, 1080, across, down)


CROPS = {
    # 750: phones of 375 points at two pixels each, and those of 412 points at 1.75 (721).
    "hero": (Crop(480, 600, 0.6), Crop(750, 938, 0.6), Crop(828, 1035, 0.6), Crop(1400, 1575)),
    "benefits": above_and_beside(0.5),
    "stores": above_and_beside(0.5),
    # The phone's lies where words at the right of its top stand on the dark.
    "onboarding": phone_and_desk(0.44, 0.5),
    "curtain-open": band_and_half(0.5, 0.6),
    "curtain-closed": band_and_half(),
    "selvedge": band_and_half(part=0.6, soft=1.1),
    "letter": band_and_half(),
    "thread": band_and_half(0.67, 0.378, 0.85, 1.2),
    "satin": band_and_half(),
    "knit": band_and_half(down=0.79, part=0.75),
    "card": (Crop(640, 400),),
}
SHARE_CROP = Crop(1200, 630, 0, 0.5)
# Best quality by width, for AVIF and for WebP: what is spread over more pixels of a dense screen may be coarser. Every
# visitor waits for the hero; the other pictures come while a visitor reads, and keep their threads. The card's is named
# by a style sheet, where the oldest of the browsers cannot choose: it is WebP alone.
QUALITY = {480: (88, 88), 640: (None, 88), 800: (84, 88), 828: (88, 90), 960: (80, 86), 1400: (82, 88)}
# Cloths whose every thread is seen. The garments come after the first screen: at most 24 kB on a phone.
WOVEN_QUALITY = {480: (72, 72), 828: (44, 36), 1400: (54, 60)}
HERO_QUALITY = {480: (74, 84), 750: (64, 80), 828: (67, 80), 1400: (57, 74)}
# Bytes that a file may have; what is larger is made again, coarser by a step.
LIMIT = {480: 20_000, 640: 8_000, 750: 36_000, 800: 16_000, 828: 45_000, 960: 60_000, 1400: 90_000}
GARMENT_LIMIT = LIMIT | {828: 24_000}
GARMENTS = ("benefits", "stores")
# Wide darks: finer than this, a file pays for grain that no eye finds.
CURTAIN_QUALITY = {800: (72, 80), 960: (52, 64)}
OWN_QUALITY = {"hero": HERO_QUALITY, "curtain-closed": CURTAIN_QUALITY}
OWN_QUALITY |= dict.fromkeys((*GARMENTS, "onboarding"), WOVEN_QUALITY)
QUALITY_STEP = 4


def cut(render: Image.Image, crop: Crop) -> Image.Image:
    """That part of the render, at its size."""
    size, centering = (crop.width, crop.height), (crop.across, crop.down)
    width, height = round(render.width * crop.part), round(render.height * crop.part)
    left, top = round((render.width - width) * crop.across), round((render.height - height) * crop.down)
    render = render.crop((left, top, left + width, top + height))
    fitted = ImageOps.fit(render, size, Image.Resampling.LANCZOS, centering=centering)
    # Grain and single fibres would take the bytes that the colours of the yarns need.
    return fitted.filter(ImageFilter.GaussianBlur(crop.soft)) if crop.part < 1 else fitted


def write_picture(name: str, render: Image.Image) -> None:
    """One picture in its widths, in both formats."""
    for crop in CROPS[name]:
        qualities = OWN_QUALITY.get(name, QUALITY)[crop.width]
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "source.png"
            cut(render, crop).save(source)
            for encode, quality, kind in zip((encode_avif, encode_webp), qualities, ("avif", "webp")):
                if quality is None:
                    continue
                file = PICTURES / f"{name}-{crop.width}.{kind}"
                encode(source, file, quality)
                while file.stat().st_size > (GARMENT_LIMIT if name in GARMENTS else LIMIT)[crop.width]:
                    quality -= QUALITY_STEP
                    encode(source, file, quality)
                print(f"{file.relative_to(ROOT)} {file.stat().st_size} bytes, quality {quality}")


def encode_avif(source: Path, file: Path, quality: int) -> None:
    """The source as AVIF; quality from 0 to 100, which avifenc 0.11 counts as quantizers from 63 to 0."""
    quantizer = round((100 - quality) * 63 / 100)
    run("avifenc", "-s", "3", "-y", "420", "-d", "10", "--min", "0", "--max", "63", "-a", "end-usage=q",
        "-a", f"cq-level={quantizer}", "-a", "tune=ssim", source, file)


def encode_webp(source: Path, file: Path, quality: int) -> None:
    """The source as WebP; quality from 0 to 100."""
    run("cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(quality), source, "-o", file)


def write_icon() -> None:
    """The monogram, 180 pixels wide and high."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "monogram.png"
        run("rsvg-convert", "-w", "180", "-h", "180", MONOGRAM, "-o", picture)
        with Image.open(picture) as opened:
            opened.convert("RGB").save(ICON, optimize=True)


def run(*command: object) -> None:
    """Runs a program and ends the script when it fails."""
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Writes what the command line asks for."""
    if sys.argv[1] == "icon":
        write_icon()
        return
    with Image.open(sys.argv[2]) as opened:
        render = opened.convert("RGB")
    if sys.argv[1] == "share":
        # Softer, as the words stand before it.
        cut(render, SHARE_CROP).filter(ImageFilter.GaussianBlur(1)).save(SHARE, quality=80, method=6)
        return
    write_picture(sys.argv[1], render)


main()
