"""The coat: shoulder and lapel of camel wool as it hangs, with its pick stitch.

    blender -b -noaudio --python-exit-code 1 -P art/coat.py -- OUT.png [--samples 24] [--seed 5] ...

x is right, y is up, z comes towards the camera. The frame is about 3.6 units wide; a unit is about twelve centimetres.
"""

import argparse
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import bpy
import cloth
import studio
import yarn
from cloth import Nodes, smoothstep
from thread import curve

CAMEL = (0.29, 0.205, 0.125), (0.62, 0.48, 0.325)
# Where break line, seam of the collar and lapel meet, the tip of the lapel, and how the break line leans.
NECK, TIP, LEAN = np.array((-0.10, 0.88)), np.array((0.80, 0.46)), math.tan(math.radians(27))
GORGE = NECK + 0.56 * (TIP - NECK)
# Half a turn of the shoulder, and half the thickness of what is double.
SHOULDER, THICK = 0.22, 0.030


def shoulder(x: np.ndarray) -> np.ndarray:
    """How high the shoulder is; beyond its end the sleeve falls."""
    return 1.06 - 0.21 * (x + 0.3) - 2.4 * np.clip(x - 1.06, 0, None) ** 2


def front(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How far the coat's front stands out: the chest, the armhole's seam, the sleeve, and what hangs in folds."""
    chest = 0.16 * np.exp(-((x - 0.1) ** 2) / 0.9 - (y + 0.35) ** 2 / 1.3)
    hang = smoothstep(0.5, -1.2 + 2.4, -y + 0.5)
    folds = 0.030 * hang * np.sin(6.5 * (x - 0.30 * y) + 0.8) + 0.014 * np.sin(3.1 * x + 2.2 * y)
    seam = 1.10 - 0.20 * np.sin(np.clip((0.78 - y) / 1.3, 0, 1) * math.pi / 2)
    outside = x - seam + 0.004 * np.sin(7 * y) + 0.003 * np.sin(17 * y + 1)
    groove = -0.024 * np.exp(-((outside / 0.028) ** 2))
    full = np.clip(outside, 0, None)
    ease = 0.008 * np.sin(26 * y + 3 * np.sin(5 * y)) * np.exp(-(((outside - 0.05) / 0.05) ** 2))
    sleeve = 0.085 * (1 - np.exp(-full / 0.09)) - 0.55 * full**2 + ease
    dent = -0.05 * np.exp(-((outside + 0.22) ** 2) / 0.03 - (y + 0.25) ** 2 / 0.22)
    return chest + folds + groove + sleeve + dent


def body(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The height of the coat's front where it is seen, its shoulder bent to the back."""
    bend = np.clip(1 - (shoulder(x) - y) / SHOULDER, 0, 1)
    return front(x, y) - SHOULDER * bend


def below(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """What lapel and collar lie on: the front, and the neck, where the collar stands off."""
    neck = -0.03 - 0.55 * np.clip(y - 0.72, 0, None) ** 2 - 0.12 * np.clip(x - 0.3, 0, None)
    return np.log(np.exp(24 * body(x, y)) + np.exp(24 * neck)) / 24


def bent(points: tuple, steps: int) -> np.ndarray:
    """`steps` points at equal distances on a smooth way through `points` of the picture's plane."""
    way = curve(np.array([(*point, 0.0) for point in points]), 60)[:, :2]
    length = np.cumsum(np.linalg.norm(np.diff(way, axis=0, prepend=way[:1]), axis=1))
    at = np.linspace(0, length[-1], steps)
    return np.stack([np.interp(at, length, way[:, 0]), np.interp(at, length, way[:, 1])], axis=-1)


def distance(points: np.ndarray, way: np.ndarray) -> np.ndarray:
    """How far each of the points is from a way of straight pieces."""
    result = np.full(points.shape[:-1], np.inf)
    for start, end in zip(way[:-1], way[1:]):
        piece = end - start
        part = np.clip(((points - start) @ piece) / (piece @ piece + 1e-12), 0, 1)
        result = np.minimum(result, np.linalg.norm(points - start - part[..., None] * piece, axis=-1))
    return result


def rounded(inside: np.ndarray, radius: float) -> np.ndarray:
    """The profile of an edge: 0 where it ends, 1 from `radius` on."""
    return np.sqrt(np.clip(1 - np.clip(1 - inside / radius, 0, 1) ** 2, 0, None))


def make_flap(name: str, roll: np.ndarray, edge: np.ndarray, ends: tuple, cells: int) -> np.ndarray:
    """A double flap between its roll line and its edge; `ends` are other ways on which it ends. Gives its points."""
    # Closer together at the edges.
    s = 0.5 - 0.5 * np.cos(np.linspace(0, math.pi, cells))
    flat = roll[:, None] * (1 - s[:, None]) + edge[:, None] * s[:, None]
    x, y = flat[..., 0], flat[..., 1]
    inside = np.minimum.reduce([distance(flat, way[::6]) for way in (edge, *ends)])
    rolled = distance(flat, roll[::6])
    lift = 0.075 * np.exp(-((rolled / 0.24) ** 2)) + 0.014 * np.sin(2.4 * y + 1.5 * x) * smoothstep(0, 0.4, rolled)
    # The pick stitch draws the edge in.
    along = flat @ np.array((0.7, 0.7))
    pick = 0.007 * np.exp(-(((inside - 0.055) / 0.010) ** 2)) * (0.6 + 0.4 * np.sin(along * 2 * math.pi / 0.052))
    z = below(x, y) + lift + THICK * rounded(inside, 0.022) - pick - 0.12 * (1 - rounded(rolled, 0.13))
    points = np.stack([x, y, z], axis=-1)
    cloth.make_surface(name, points, x, y, 0).data.materials.append(bpy.data.materials["wool"])
    return points


def make_body(cells: int) -> np.ndarray:
    """The front with shoulder and sleeve, as one cloth; gives its points."""
    q, s = np.meshgrid(np.linspace(0, 1, cells), np.linspace(-0.35, 3.1, cells))
    left = NECK[0] + (1.0 - s - NECK[1]) * LEAN + 0.24
    x = left + (2.0 - left) * q
    turn = np.clip(s / SHOULDER, 0, math.pi / 2)
    y = shoulder(x) - SHOULDER * (1 - np.cos(turn)) - np.clip(s - SHOULDER * math.pi / 2, 0, None)
    y = y + 0.4 * np.clip(s, None, 0)
    z = front(x, y) - SHOULDER * np.cos(turn) + np.clip(s, None, 0)
    points = np.stack([x, y, z], axis=-1)
    cloth.make_surface("body", points, x, y, 0).data.materials.append(bpy.data.materials["wool"])
    return points


def make_wool() -> bpy.types.Material:
    """Brushed wool: a twill below its nap, and fibres of many shades."""
    dark, pale = CAMEL
    wool = {"Roughness": 0.9, "Specular": 0.1, "Sheen": 0.6, "Sheen Tint": 0.7}
    material = cloth.make_material("wool", wool)
    nodes = Nodes(material)
    twill = nodes.yarn((150, 26, 1), 2)
    rib = nodes.add("TexNoise", Vector=nodes.warp((150, 14, 1), 0.9), Scale=1, Detail=2).outputs["Fac"]
    nap, cloud = nodes.yarn((95, 60, 1), 5), nodes.yarn((5, 4, 1), 3)
    relief = nodes.math("ADD", nodes.math("ADD", twill, rib), nodes.math("MULTIPLY", nap, 1.2))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.55, Distance=0.010, Height=relief))
    mixed = nodes.math("ADD", nodes.math("ADD", nap, rib), nodes.math("MULTIPLY", cloud, 0.5))
    shade = nodes.add("MapRange", Value=mixed, From_Min=0.85, From_Max=1.65)
    nodes.set(nodes.shader, "Base Color",
              nodes.add("MixRGB", Fac=shade.outputs["Result"], Color1=(*dark, 1), Color2=(*pale, 1)))
    return material


def make_scene(chosen: argparse.Namespace) -> None:
    """The coat before a dark wall; one light from the left rakes over it."""
    wool, cells = make_wool(), chosen.cells
    bottom = NECK - 2.75 * np.array((LEAN, 1))
    roll = bent((bottom, NECK - 1.4 * np.array((LEAN - 0.02, 1)), NECK), cells)
    edge = bent((bottom + (0.06, 0), (-0.66, -1.0), (-0.02, -0.34), (0.50, 0.16), TIP), cells)
    top = bent((NECK, TIP), cells)
    parts = [make_body(cells), make_flap("lapel", roll, edge, (top,), cells)]
    # The collar: its end, and its way around the neck.
    tip = GORGE + np.array((0.20, 0.17))
    round_neck = bent((NECK, (-0.27, 1.15), (-0.50, 1.45), (-0.72, 1.7)), cells)
    seam, end = bent((GORGE, tip), cells // 5), bent((tip, (0.44, 1.12), (0.22, 1.42), (-0.02, 1.7)), cells - cells // 5)
    collar = np.concatenate([seam, end])
    parts.append(make_flap("collar", round_neck, collar, (bent((NECK, GORGE), cells),), cells))
    hair = yarn.make_hair("down", CAMEL[1])
    for number, (points, hairs) in enumerate(zip(parts, (90000, 30000, 9000))):
        yarn.down("nap", points, 0.002, hairs, 0.011, chosen.seed + number, 0.3).data.materials.append(hair)
    x, y = np.meshgrid(np.linspace(-2.6, 0.1, 300), np.linspace(-2.2, 2.2, 300))
    folds = 0.07 * np.sin(4.2 * x - 1.9 * y + np.sin(1.3 * y)) + 0.03 * np.sin(9 * x - 5 * y + 2 * np.sin(y + x))
    dim = {"Base Color": (0.007, 0.0062, 0.0055, 1), "Roughness": 0.5, "Specular": 0.16}
    lining = np.stack([x, y, folds - 0.42 + 0.10 * x], axis=-1)
    cloth.make_surface("lining", lining, x, y).data.materials.append(cloth.make_material("lining", dim))
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, -1.6))
    wall = {"Base Color": (0.07, 0.062, 0.054, 1), "Roughness": 0.9, "Specular": 0.05}
    bpy.context.object.data.materials.append(cloth.make_material("wall", wall))
    studio.area_light((-3.9, 2.5, 1.9), (0.1, 0.1, 0), (0.8, 2.2), 420, (1.0, 0.87, 0.70))
    studio.area_light((3.8, -1.2, 3.2), (0.4, 0, 0), (0.8, 4), 26, (1.0, 0.90, 0.78))
    studio.place_camera((0.16, -0.6, 8.8), (0.16, -0.05, 0.0), 1.2, 0)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1035, samples=24, seed=5)
