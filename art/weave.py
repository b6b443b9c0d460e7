"""A weave as it is: every warp and weft has its own way over and under the others.

Imported by the scripts that Blender runs (edge.py, scarf.py, selvedge.py, thread.py). u runs across the warp, t along it; the warp leans
at the house's angle.
"""

import math

import bpy
import numpy as np
import yarn
from cloth import ANGLE

# Points of a yarn between two crossings.
STEPS = 5


def over_twill(warp: np.ndarray, weft: np.ndarray) -> np.ndarray:
    """Where the warp lies on top in a twill, two over, two under."""
    return (warp + weft) % 4 < 2


def eased(values: np.ndarray, steps: int = STEPS) -> np.ndarray:
    """Rows of values at the crossings, with `steps` points from each to the next, without a kink."""
    part = 0.5 - 0.5 * np.cos(np.linspace(0, math.pi, steps, endpoint=False))
    # Half way between a straight ease and a cosine: a yarn is stiff.
    between = values[:, :-1, None] * (1 - part) + values[:, 1:, None] * part
    return np.concatenate([between.reshape(len(values), -1), values[:, -1:]], axis=1)


def place(u: np.ndarray, t: np.ndarray, z: np.ndarray) -> np.ndarray:
    """Points in the scene from coordinates of the cloth."""
    x = u * math.cos(ANGLE) + t * math.sin(ANGLE)
    y = -u * math.sin(ANGLE) + t * math.cos(ANGLE)
    return np.stack([x, y, z], axis=-1)


class Weave:
    """A piece of cloth: warps at `columns`, wefts at `rows`, at each crossing `over` says whether the warp is up."""

    def __init__(self, columns: np.ndarray, rows: np.ndarray, over: np.ndarray, size: float, seed: int) -> None:
        self.columns, self.rows, self.size = columns, rows, size
        self.chance = np.random.default_rng(seed)
        self.rise = np.where(over, 1.0, -1.0) * 0.42 * size

    def place(self, u: np.ndarray, t: np.ndarray, z: np.ndarray) -> np.ndarray:
        """Where points of the cloth lie in the scene; `z` is their height above its middle."""
        return place(u, t, z + 0.05 * np.sin(1.1 * t + 0.6 * u + 0.4) + 0.04 * np.sin(1.9 * u - 0.7 * t))

    def wander(self, count: int, length: int, amount: float) -> np.ndarray:
        """Slow unevenness of each yarn along its way."""
        knots = self.chance.normal(size=(count, length // (3 * STEPS) + 3)) * amount
        return eased(knots, 3 * STEPS)[:, :length]

    def warps(self) -> np.ndarray:
        """The middle lines of the warps."""
        t = eased(self.rows[None])[0]
        z = eased(self.rise)
        u = self.columns[:, None] + self.wander(len(z), len(t), 0.035 * self.size)
        t = np.broadcast_to(t, u.shape)
        return self.place(u, t, z)

    def wefts(self, turn: float) -> np.ndarray:
        """The middle lines of the wefts: each comes to the edge, turns around the last warp and goes back.

        `turn` is how far beyond the last warp.
        """
        u = eased(self.columns[None])[0]
        z = eased(-self.rise.T)
        t = self.rows[:, None] + self.wander(len(z), len(u), 0.05 * self.size)
        u = np.broadcast_to(u, t.shape)
        pairs = len(self.rows) // 2
        there, back = slice(0, 2 * pairs, 2), slice(1, 2 * pairs, 2)
        bend = np.linspace(-math.pi / 2, math.pi / 2, 9)[None, 1:-1]
        middle, reach = (t[there, -1:] + t[back, -1:]) / 2, (t[back, -1:] - t[there, -1:]) / 2
        deep = turn * (1 + 0.12 * self.chance.normal(size=(pairs, 1)))
        loop_u, loop_t = self.columns[-1] + deep * np.cos(bend), middle + 1.12 * reach * np.sin(bend)
        share = (np.sin(bend) + 1) / 2
        loop_z = z[there, -1:] * (1 - share) + z[back, -1:] * share
        u = np.concatenate([u[there], loop_u, u[back, ::-1]], axis=1)
        t = np.concatenate([t[there], loop_t, t[back, ::-1]], axis=1)
        z = np.concatenate([z[there], loop_z, z[back, ::-1]], axis=1)
        return self.place(u, t, z)


def show(
    name: str,
    lines: np.ndarray,
    radius: float,
    material: bpy.types.Material,
    hairs: int,
    seed: int,
    fine: float = 0.016,
) -> None:
    """Yarns of one kind, with their down; a hair has the share `fine` of the yarn's `radius`."""
    chance = np.random.default_rng(seed)
    knots = chance.normal(size=(len(lines), lines.shape[1] // 12 + 2))
    uneven = radius * (1 + 0.05 * eased(knots, 12)[:, : lines.shape[1]])
    yarn.tubes(name, lines, uneven).data.materials.append(material)
    if hairs:
        hair = yarn.down(f"{name}-down", lines, radius, hairs, radius * 1.9, seed + 1, fine)
        hair.data.materials.append(yarn.make_hair(f"{name}-down", tuple(material["down"])))
