"""The thread: one champagne warp has left a fine black twill, and lies on it in a loop.

    blender -b -noaudio --python-exit-code 1 -P art/thread.py -- OUT.png [--samples 24] [--seed 8] ...

The warp leans at the house's angle. The frame is about 4.3 units wide.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import studio
import weave
import yarn


def curve(points: np.ndarray, steps: int) -> np.ndarray:
    """A smooth way through `points` (Catmull and Rom), `steps` from each to the next."""
    padded = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    a, b, c, d = padded[:-3, None], padded[1:-2, None], padded[2:-1, None], padded[3:, None]
    s = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    way = b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)))
    return np.concatenate([way.reshape(-1, 3), points[-1:]])


def make_scene(chosen: argparse.Namespace) -> None:
    """A fine black twill; one champagne warp has left it, lies on it in a loop, and goes on beyond the picture."""
    size = 0.052
    columns, rows = np.arange(-3.1, 2.9, size), np.arange(-3.4, 3.2, size * 0.98)
    warp, weft = np.meshgrid(np.arange(len(columns)), np.arange(len(rows)), indexing="ij")
    twill = weave.Weave(columns, rows, weave.over_twill(warp, weft), size, chosen.seed)
    lines = twill.warps()
    black = yarn.make_yarn("black", (0.004, 0.0036, 0.0034), (0.030, 0.0268, 0.0245), 3.6)
    champagne = yarn.make_yarn("champagne", *yarn.CHAMPAGNE)
    loose = np.arange(len(columns)) == round((0.42 + 3.1) / size)
    leaves = round((0.62 + 3.4) / (size * 0.98)) * weave.STEPS
    weave.show("black", lines[~loose], 0.47 * size, black, 9000, chosen.seed)
    weave.show("weft", twill.wefts(0.9 * size), 0.44 * size, black, 7000, chosen.seed + 6)
    woven = lines[loose][0, leaves:][::-1]
    start = woven[-1]
    way = ((-0.14, -0.26, 0.10), (-0.50, -0.72, 0.07), (-1.02, -0.98, 0.06), (-1.58, -0.86, 0.05), (-1.72, -0.38, 0.06),
           (-1.36, -0.06, 0.09), (-0.90, -0.26, 0.13), (-0.62, -0.74, 0.16), (-0.30, -1.04, 0.08), (0.16, -1.16, 0.07),
           (0.80, -1.32, 0.06), (1.50, -1.72, 0.05), (2.30, -2.30, 0.05))
    free = curve(np.concatenate([woven[-1:], start + np.array(way)]), 40)
    whole = np.concatenate([woven[:-1], free])[None]
    weave.show("champagne", whole, 0.025, champagne, 500, chosen.seed + 4)
    studio.area_light((-3.6, 2.4, 1.9), (0.0, 0.1, 0), (0.6, 3.5), 360, (1.0, 0.86, 0.68))
    studio.area_light((3.8, -2.0, 2.0), (0.4, 0, 0), (0.4, 4), 40, (1.0, 0.88, 0.74))
    # The loop lies left of the leaning edge of the page's picture (split/Split.module.css).
    studio.place_camera((0.2, -4.6, 7.4), (-0.1, -0.05, 0.0), 1.8, lens=84, shift=(-0.02, -0.11))


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1575, samples=24, seed=8)
