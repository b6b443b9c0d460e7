"""The onboarding and the share pictures: the edge of an ivory cloth, with its one champagne thread, over a black twill.

    blender -b -noaudio --python-exit-code 1 -P art/edge.py -- OUT.png [--samples 24] [--seed 6] ...

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

SIZE = 0.028
# Where the edge lies across the warp, how many warps are its plain selvedge, and which of them is the champagne one.
EDGE, SELVEDGE, LIT = -0.72, 14, 5


class Cloth(weave.Weave):
    """A cloth that lies in shallow waves and lifts a little, unevenly, along its edge."""

    def place(self, u: np.ndarray, t: np.ndarray, z: np.ndarray) -> np.ndarray:
        near = np.exp((u - EDGE) / 0.45)
        u = u + near * (0.050 * np.sin(1.5 * t + 0.6) + 0.020 * np.sin(3.7 * t + 2))
        lift = near * (0.055 + 0.045 * np.sin(1.9 * t + 2.2) + 0.016 * np.sin(5.1 * t))
        waves = 0.055 * np.sin(2.3 * u + 0.5 * t) + 0.035 * np.sin(1.3 * u - 1.2 * t + 1)
        return weave.place(u, t, z + 0.13 + lift + waves * (1 - 0.7 * near))


def make_scene(chosen: argparse.Namespace) -> None:
    """The two cloths under one light."""
    black = yarn.make_yarn("black", (0.004, 0.0036, 0.0034), (0.026, 0.023, 0.021), 3.6)
    ivory = yarn.make_yarn("ivory", (0.36, 0.30, 0.22), (0.76, 0.68, 0.55), 5.5, {"Roughness": 0.75, "Specular": 0.2})
    champagne = yarn.make_yarn("champagne", *yarn.CHAMPAGNE)

    columns, rows = np.arange(EDGE - 3.4, EDGE, SIZE), np.arange(-3.0, 3.0, 0.98 * SIZE)
    warp, weft = np.meshgrid(np.arange(len(columns)), np.arange(len(rows)), indexing="ij")
    plain = (warp + weft) % 2 == 0
    over = np.where(warp < len(columns) - SELVEDGE, weave.over_twill(warp, weft), plain)
    # The champagne warps float over three wefts of four.
    lit = np.isin(np.arange(len(columns)) - len(columns), (-LIT, -LIT - 1))
    over = np.where(lit[:, None], weft % 4 != 0, over)
    upper = Cloth(columns, rows, over, SIZE, chosen.seed)
    warps = upper.warps()
    weave.show("ivory", warps[~lit], 0.46 * SIZE, ivory, 70000, chosen.seed + 1)
    weave.show("champagne", warps[lit], 0.52 * SIZE, champagne, 600, chosen.seed + 2)
    weave.show("ivory-weft", upper.wefts(0.9 * SIZE), 0.45 * SIZE, ivory, 50000, chosen.seed + 3)

    size = 0.046
    columns, rows = np.arange(EDGE - 0.9, 3.2, size), np.arange(-3.0, 3.0, 0.98 * size)
    warp, weft = np.meshgrid(np.arange(len(columns)), np.arange(len(rows)), indexing="ij")
    lower = weave.Weave(columns, rows, weave.over_twill(warp, weft), size, chosen.seed + 4)
    weave.show("black", lower.warps(), 0.47 * size, black, 9000, chosen.seed + 5)
    weave.show("black-weft", lower.wefts(0.9 * size), 0.44 * size, black, 7000, chosen.seed + 6)
    studio.area_light((-4.4, 2.6, 2.3), (-0.6, 0.2, 0), (0.6, 3.5), 400, (1.0, 0.87, 0.70))
    studio.area_light((4.2, -2.2, 2.0), (0.4, 0, 0), (0.5, 4), 130, (1.0, 0.86, 0.70))
    studio.place_camera((0.0, -3.0, 8.2), (0.0, 0.0, 0.1), 1.6, -0.1)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1035, samples=24, seed=6)
