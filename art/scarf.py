"""The scarf: herringbone of ivory and champagne wool, folded along its middle; its warps end in a twisted fringe.

    blender -b -noaudio --python-exit-code 1 -P art/scarf.py -- OUT.png [--samples 24] [--seed 3] ...

The warp leans at the house's angle. The frame is about 3.6 units wide.
"""

import argparse
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import studio
import weave
import yarn
from cloth import smoothstep

SIZE = 0.0185
THICK = 0.46 * SIZE
# Where the cloth ends and the fringe begins, and how many warps make a cord of it, in two strands.
END, CORD = -0.42, 8
# Of the fold: how wide the lower layer is from its edge, and half the height of the cloth at the fold.
UNDER, ROUND = 1.52, 0.075


class Scarf(weave.Weave):
    """The folded cloth: u runs from the edge of the lower layer to the fold and back along the upper one."""

    def place(self, u: np.ndarray, t: np.ndarray, z: np.ndarray) -> np.ndarray:
        # No weft lies quite straight.
        t = t + 0.022 * np.sin(2.1 * u + 0.6) + 0.012 * np.sin(5.3 * u)
        size = ROUND * (1 + 0.18 * np.sin(1.3 * t + 0.4) + 0.1 * np.sin(3.1 * t))
        turn = np.clip((u - UNDER) / ROUND, 0, math.pi)
        upper = np.clip(u - UNDER - math.pi * ROUND, 0, None)
        across = 0.74 - np.clip(u, None, UNDER) - size * np.sin(turn) + upper
        across = across + 0.07 * np.sin(1.1 * t + 0.5) + 0.025 * np.sin(2.9 * t + 1)
        # The upper layer sinks on the lower one, and neither lies flat.
        low = 0.020 + 0.018 * (1 + np.sin(2.4 * across - 0.9 * t)) + 0.010 * (1 + np.sin(5.3 * across + 1.7 * t))
        sink = 0.9 * size * smoothstep(0, 0.75, upper)
        waves = 0.055 * (1 + np.sin(4.6 * across + 0.8 * t + 2)) * smoothstep(0.1, 0.6, upper)
        height = low + size * (1 - np.cos(turn)) - sink + waves
        return weave.place(across - z * np.sin(turn), t, height + z * np.cos(turn))


def herringbone(warp: np.ndarray, weft: np.ndarray) -> np.ndarray:
    """Where the warp lies on top in a twill that turns every twelve warps."""
    back = warp // 12 % 2 == 1
    return weave.over_twill(np.where(back, -warp + 1, warp), weft)


def fringe(starts: np.ndarray, seed: int) -> np.ndarray:
    """The ends of the warps: each cord winds its warps, in two strands, around a way of its own over the table.

    `starts` are the points (warps, 3) where they leave the cloth.
    """
    chance = np.random.default_rng(seed)
    cords, steps = len(starts) // CORD, 150
    starts = starts[: cords * CORD].reshape(cords, CORD, 3)
    s = np.linspace(0, 1, steps)
    along = weave.place(np.zeros(1), -np.ones(1), np.zeros(1))[0]
    aside = weave.place(np.ones(1), np.zeros(1), np.zeros(1))[0]
    length = 0.80 * (1 + 0.05 * chance.normal(size=(cords, 1)))
    drift = 0.045 * chance.normal(size=(cords, 1)) * s + 0.045 * chance.normal(size=(cords, 1)) * s**2
    drift += 0.022 * chance.normal(size=(cords, 1)) * np.sin(2.6 * s * math.pi + chance.random((cords, 1)) * 6)
    middle = starts.mean(axis=1)[:, None] + (length * s)[..., None] * along + drift[..., None] * aside
    rest = 4.2 * THICK
    fall = smoothstep(0, 0.42, s)
    middle[..., 2] = starts[..., 2].mean(axis=1)[:, None] * (1 - fall) + rest * fall + 0.006 * np.sin(9 * s)
    # Tight between the cloth and the knot, loose after it.
    knot = 0.88 + 0.02 * chance.normal(size=(cords, 1))
    loose = smoothstep(knot, 1, s)
    turn = 2 * math.pi * (length * s) / 0.26 + chance.random((cords, 1)) * 6
    number = np.arange(CORD)
    strand = turn[:, None] + math.pi * (number % 2)[None, :, None]
    single = -1.9 * turn[:, None] + 2 * math.pi * (number // 2 / (CORD // 2))[None, :, None]
    bulge = 1 + 0.45 * np.exp(-(((s - knot) / 0.016) ** 2)) - 0.18 * np.exp(-(((s - knot - 0.035) / 0.012) ** 2))
    wide = THICK * bulge[:, None]
    right = 2.1 * wide * np.cos(strand) + 1.25 * wide * np.cos(single)
    up = 1.9 * wide * np.sin(strand) + 1.25 * wide * np.sin(single)
    spray = chance.normal(size=(cords, CORD, 2))
    right = right + 0.035 * loose[:, None] * spray[..., :1]
    up = up + 0.010 * loose[:, None] * spray[..., 1:]
    wound = middle[:, None] + right[..., None] * aside + up[..., None] * np.array((0.0, 0.0, 1.0))
    gather = smoothstep(0, 0.14, s)[None, None, :, None]
    straight = starts[:, :, None] + (length * s)[:, None, :, None] * along
    lines = straight * (1 - gather) + wound * gather
    lines[..., 2] = np.maximum(lines[..., 2], THICK)
    return lines.reshape(cords * CORD, steps, 3)


def make_scene(chosen: argparse.Namespace) -> None:
    """The end of the scarf on a dark table."""
    width = UNDER + math.pi * ROUND + 1.22
    columns, rows = np.arange(0, width, SIZE), np.arange(END, 2.6, 0.98 * SIZE)
    warp, weft = np.meshgrid(np.arange(len(columns)), np.arange(len(rows)), indexing="ij")
    scarf = Scarf(columns, rows, herringbone(warp, weft), SIZE, chosen.seed)
    warps = scarf.warps()
    ends = fringe(warps[:, 0], chosen.seed + 1)
    warps = np.concatenate([ends[:, :0:-1], warps[: len(ends)]], axis=1)
    wool = {"Roughness": 0.85, "Specular": 0.12, "Sheen": 0.55, "Sheen Tint": 0.6}
    ivory = yarn.make_yarn("ivory", (0.33, 0.27, 0.195), (0.74, 0.66, 0.535), 6.0, wool)
    camel = yarn.make_yarn("camel", (0.13, 0.085, 0.044), (0.42, 0.30, 0.18), 6.0, wool)
    weave.show("ivory", warps, THICK, ivory, 110000, chosen.seed + 2)
    weave.show("camel", scarf.wefts(0.9 * SIZE), THICK, camel, 60000, chosen.seed + 4)
    studio.make_table()
    studio.area_light((-3.9, 2.0, 2.0), (-0.2, -0.1, 0), (0.7, 2.5), 680, (1.0, 0.87, 0.70))
    studio.area_light((3.8, -2.0, 2.4), (0.4, 0, 0), (0.6, 4), 60, (1.0, 0.88, 0.74))
    studio.place_camera((0.2, -4.9, 7.0), (-0.12, -0.16, 0.0), 0.7, -0.1)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1035, samples=24, seed=3)
