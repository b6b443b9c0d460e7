"""Makes the site's picture files from one render, and the icons from the monogram.

    /usr/bin/python3 art/pictures.py RENDER.png

RENDER.png is what satin.py wrote (1600 x 1800). Needs Pillow, avifenc, cwebp and rsvg-convert: README.md.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageEnhance, ImageFilter

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "src/assets/pictures"
PUBLIC = ROOT / "public"
MONOGRAM = PUBLIC / "favicon.svg"

# (width, height, box of the render in 0..1: left, top, right, bottom). Phones get 4:5, desktops the whole frame.
HEROES = (
    (480, 600, (0.06, 0, 0.96, 1)),
    (828, 1035, (0.06, 0, 0.96, 1)),
    (1400, 1575, (0, 0, 1, 1)),
)
# Quality by width, for AVIF and for WebP: what is spread over more pixels of a dense screen may be coarser.
QUALITY = {480: (74, 84), 828: (67, 80), 1400: (57, 74)}
# A phone loads the picture before anything else that is large.
PHONE_LIMIT = 45_000
SHARE_LIMIT = 120_000


def cut(render: Image.Image, box: tuple, size: tuple) -> Image.Image:
    """The part of the render inside `box` (0..1), at `size` pixels."""
    left, top, right, bottom = box
    width, height = render.size
    part = render.crop((round(left * width), round(top * height), round(right * width), round(bottom * height)))
    return part.resize(size, Image.Resampling.LANCZOS)


def write_hero(render: Image.Image) -> None:
    """The hero in three widths, as AVIF and WebP."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for width, height, box in HEROES:
        avif_quality, webp_quality = QUALITY[width]
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "hero.png"
            cut(render, box, (width, height)).save(source)
            avif, webp = PICTURES / f"hero-{width}.avif", PICTURES / f"hero-{width}.webp"
            # avifenc 0.11 counts quantizers from 0 (lossless) to 63.
            quantizer = round((100 - avif_quality) * 63 / 100)
            run("avifenc", "-s", "2", "-y", "420", "-d", "10", "--min", "0", "--max", "63", "-a", "end-usage=q",
                "-a", f"cq-level={quantizer}", "-a", "tune=ssim", source, avif)
            run("cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(webp_quality), source, "-o", webp)
        if width <= 828 and avif.stat().st_size > PHONE_LIMIT:
            raise SystemExit(f"{avif.name} is {avif.stat().st_size} bytes; at most {PHONE_LIMIT}")


def write_share_picture(render: Image.Image) -> None:
    """The picture that links carry when they are shared: cloth and monogram, no words."""
    cloth = cut(render, (0, 0.27, 1, 0.27 + 840 / 1800), (1200, 630)).filter(ImageFilter.GaussianBlur(0.4))
    cloth = ImageEnhance.Brightness(cloth).enhance(0.7)
    # Without its tile and the letter's rim, which has the tile's colour.
    bare = (
        ".tile { fill: none !important } .letter { stroke: none !important }"
        " .line { stroke: #d9bd86 !important; stroke-width: 0.6 !important }"
    )
    monogram = rasterized(340, bare)
    cloth.paste(monogram, ((1200 - 340) // 2, (630 - 340) // 2), monogram)
    share = PUBLIC / "share.jpg"
    cloth.save(share, quality=84, optimize=True, progressive=True, subsampling="4:2:0")
    if share.stat().st_size > SHARE_LIMIT:
        raise SystemExit(f"{share.name} is {share.stat().st_size} bytes; at most {SHARE_LIMIT}")


def rasterized(size: int, style: str = "") -> Image.Image:
    """The monogram as pixels, `size` wide and high; `style` is CSS laid over its own."""
    with tempfile.TemporaryDirectory() as folder:
        sheet, picture = Path(folder) / "style.css", Path(folder) / "monogram.png"
        sheet.write_text(style, encoding="utf-8")
        run("rsvg-convert", "-w", str(size), "-h", str(size), "-s", sheet, MONOGRAM, "-o", picture)
        with Image.open(picture) as opened:
            return opened.convert("RGBA")


def run(*command: object) -> None:
    """Runs a program and ends the script when it fails."""
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Writes every file and says how large it is."""
    with Image.open(sys.argv[1]) as opened:
        render = opened.convert("RGB")
    write_hero(render)
    write_share_picture(render)
    rasterized(180).convert("RGB").save(PUBLIC / "apple-touch-icon.png", optimize=True)
    for file in (*sorted(PICTURES.glob("hero-*")), PUBLIC / "share.jpg", PUBLIC / "apple-touch-icon.png"):
        print(f"{file.relative_to(ROOT)} {file.stat().st_size} bytes")


main()
