"""The selvedge: black worsted whose woven edge is ivory, with one champagne thread.

    blender -b -noaudio --python-exit-code 1 -P art/selvedge.py -- OUT.png [--samples 80] [--seed 8] ...

The warp leans at the house's angle. The frame is about 3.6 units wide.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import studio
import weave
import yarn


# A hair thinner than this is hit by few of a pixel's samples, and looks like a row of bright dots.
HAIR = 0.03


def over_plain(warp: np.ndarray, weft: np.ndarray) -> np.ndarray:
    """Where the warp lies on top in a plain weave, in pairs of the weft, as in many selvedges."""
    return (warp + weft // 2) % 2 == 0


def make_scene(chosen: argparse.Namespace) -> None:
    """Black worsted in a twill; its selvedge is ivory, with one champagne thread."""
    size = 0.088
    edge = 0.55
    band, lit = 15, 5
    ground = np.arange(-2.9, edge - band * 0.74 * size, size)
    columns = np.concatenate([ground, ground[-1] + size * 0.87 + np.arange(band) * 0.74 * size])
    rows = np.arange(-3.0, 3.0, size * 0.98)
    warp, weft = np.meshgrid(np.arange(len(columns)), np.arange(len(rows)), indexing="ij")
    over = np.where(warp < len(ground), weave.over_twill(warp, weft), over_plain(warp, weft))
    twill = weave.Weave(columns, rows, over, size, chosen.seed)
    lines = twill.warps()
    black = yarn.make_yarn("black", (0.006, 0.0054, 0.005), (0.045, 0.040, 0.036), 2.3)
    ivory = yarn.make_yarn("ivory", (0.36, 0.30, 0.22), (0.80, 0.72, 0.59), 2.5)
    champagne = yarn.make_yarn("champagne", *yarn.CHAMPAGNE)
    start = len(ground)
    gold = np.zeros(len(lines), bool)
    gold[len(lines) - lit - 1 : len(lines) - lit + 1] = True
    pale = (np.arange(len(lines)) >= start) & ~gold
    weave.show("black", lines[:start], 0.47 * size, black, 6000, chosen.seed, HAIR)
    weave.show("ivory", lines[pale], 0.41 * size, ivory, 1500, chosen.seed + 2, HAIR)
    weave.show("champagne", lines[gold], 0.44 * size, champagne, 60, chosen.seed + 4, HAIR)
    weave.show("weft", twill.wefts(0.9 * size), 0.40 * size, black, 3500, chosen.seed + 6, HAIR)
    studio.area_light((-3.6, 2.4, 1.9), (0.0, 0.1, 0), (0.7, 3.5), 330, (1.0, 0.86, 0.68))
    studio.area_light((3.8, -2.0, 2.0), (0.4, 0, 0), (0.4, 4), 40, (1.0, 0.88, 0.74))
    studio.place_camera((0.5, -4.6, 7.2), (0.05, 0.0, 0.0), 1.6, 0.0)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1200, height=1350, samples=80, seed=8)
