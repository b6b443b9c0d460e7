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


def frayed(end: np.ndarray, ahead: np.ndarray, radius: float, seed: int) -> np.ndarray:
    """The fibres into which a thread opens at its end: they go on untwisting, and a few stray and curl."""
    chance = np.random.default_rng(seed)
    count, length = 90, 26
    s = np.linspace(0, 1, length)[None, :, None]
    apart = chance.normal(size=(count, 1, 3)) * (1, 1, 0.35)
    apart /= np.linalg.norm(apart, axis=2, keepdims=True)
    turn = chance.normal(0, 0.4, (count, 1, 1)) + chance.choice((1.4, 2.4), (count, 1, 1)) * s
    swirl = apart * np.cos(turn) + np.cross(apart, ahead) * np.sin(turn)
    stray = chance.gamma(1.2, 0.35, (count, 1, 1)) * s**2
    reach = 0.2 * chance.gamma(5, 1 / 5, (count, 1, 1))
    away = radius * np.sqrt(chance.random((count, 1, 1))) * (1 + 0.5 * s) + 0.4 * reach * stray
    fibres = end + reach * s * ahead * (1 - 0.3 * stray) + away * swirl
    # They lie on the cloth.
    fibres[..., 2] = np.maximum(fibres[..., 2], 0.03)
    return fibres


def make_scene(chosen: argparse.Namespace) -> None:
    """A fine black twill; one champagne warp has left it, lies on it in a loop, and ends there."""
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
           (-1.36, -0.06, 0.09), (-0.90, -0.26, 0.13), (-0.64, -0.72, 0.16), (-0.44, -0.98, 0.08), (-0.52, -1.22, 0.06),
           (-0.82, -1.30, 0.05), (-1.10, -1.24, 0.05))
    free = curve(np.concatenate([woven[-1:], start + np.array(way)]), 40)
    whole = np.concatenate([woven[:-1], free])[None]
    weave.show("champagne", whole, 0.025, champagne, 500, chosen.seed + 4)
    ahead = free[-1] - free[-4]
    ahead /= np.linalg.norm(ahead)
    fibres = frayed(free[-1] - 0.04 * ahead, ahead, 0.025, chosen.seed)
    yarn.tubes("frayed", fibres, 0.0032, 5).data.materials.append(yarn.make_hair("fibre", yarn.CHAMPAGNE[1]))
    studio.area_light((-3.6, 2.4, 1.9), (0.0, 0.1, 0), (0.6, 3.5), 360, (1.0, 0.86, 0.68))
    studio.area_light((3.8, -2.0, 2.0), (0.4, 0, 0), (0.4, 4), 40, (1.0, 0.88, 0.74))
    # The loop lies left of the leaning edge of the page's picture (split/Split.module.css).
    studio.place_camera((0.2, -4.6, 7.4), (-0.1, -0.05, 0.0), 1.8, lens=74, shift=(-0.02, -0.11))


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1575, samples=24, seed=8)
