"""Threads as they are: every yarn is a tube of its own, with the down that stands off it.

Imported by the scripts of the macro pictures. A yarn is its middle line: points (yarns, points a yarn, 3).
"""

import math

import bpy
import cloth
import numpy as np
from cloth import Nodes


# Silk of the house's accent: the dark and the pale of its fibres, how often it winds a unit, how it shines.
CHAMPAGNE = ((0.22, 0.145, 0.062), (0.66, 0.47, 0.235), 3.6, {"Roughness": 0.42, "Specular": 0.5})


def tubes(
    name: str,
    lines: np.ndarray,
    radius: np.ndarray | float,
    sides: int = 10,
    upright: np.ndarray | tuple = (0.0, 0.13, 1.0),
) -> bpy.types.Object:
    """Tubes around `lines`; `radius` is one number, or one for each point.

    UVs "warp": around from 0 to 1, and along in scene units. `upright`, one direction or one for each point, is where
    no line runs: the way around starts beside it.
    """
    count, length, _ = lines.shape
    ahead = np.gradient(lines, axis=1)
    ahead /= np.linalg.norm(ahead, axis=2, keepdims=True) + 1e-9
    side = np.cross(ahead, upright)
    side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    up = np.cross(side, ahead)
    around = np.linspace(0, 2 * math.pi, sides + 1)
    spread = np.cos(around)[:, None] * side[:, :, None, :] + np.sin(around)[:, None] * up[:, :, None, :]
    radii = np.broadcast_to(radius, (count, length))[:, :, None, None]
    points = lines[:, :, None, :] + radii * spread
    along = np.cumsum(np.linalg.norm(np.diff(lines, axis=1, prepend=lines[:, :1]), axis=2), axis=1)
    ring = sides + 1
    first = (np.arange(length - 1)[:, None] * ring + np.arange(sides)[None, :]).ravel()
    one = np.stack([first, first + 1, first + ring + 1, first + ring], axis=-1)
    faces = (np.arange(count)[:, None, None] * length * ring + one[None]).reshape(-1, 4)
    result = cloth.make_mesh(name, points.reshape(-1, 3), faces)
    layer = result.data.uv_layers.new(name="warp")
    u = np.broadcast_to(around / (2 * math.pi), (count, length, ring))
    # Each yarn starts at another point of its twist.
    v = np.broadcast_to((along + np.arange(count)[:, None] * 0.377)[:, :, None], (count, length, ring))
    layer.data.foreach_set("uv", np.stack([u.ravel(), v.ravel()], axis=-1)[faces.ravel()].astype(np.float32).ravel())
    return result


def down(
    name: str, lines: np.ndarray, radius: float, hairs: int, length: float, seed: int, fine: float = 0.016
) -> bpy.types.Object:
    """Fine hairs that stand off the yarns: they start on their surface, follow them and bend away.

    A hair has the share `fine` of the yarn's `radius`.
    """
    chance = np.random.default_rng(seed)
    yarns, steps, _ = lines.shape
    yarn, step = chance.integers(0, yarns, hairs), chance.integers(1, steps - 1, hairs)
    start = lines[yarn, step]
    ahead = lines[yarn, step + 1] - lines[yarn, step - 1]
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9
    out = chance.normal(size=(hairs, 3))
    out -= (out * ahead).sum(axis=1, keepdims=True) * ahead
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    bend = chance.normal(size=(hairs, 3)) * 0.6
    size = length * chance.gamma(2.2, 0.45, (hairs, 1))
    way = np.where(chance.random((hairs, 1)) < 0.5, -1, 1)
    t = np.linspace(0, 1, 6)[None, :, None]
    path = start[:, None] + radius * 0.9 * out[:, None]
    path = path + size[:, None] * (0.8 * way[:, None] * ahead[:, None] * t + 0.55 * out[:, None] * t**1.4)
    path = path + size[:, None] * 0.45 * bend[:, None] * t**2
    thin = radius * fine * (1 - 0.6 * np.linspace(0, 1, 6))[None]
    return tubes(name, path, np.broadcast_to(thin, (hairs, 6)), 3)


def fibres(nodes: Nodes, turn: object, along: object, fine: float, long: float, rough: float) -> object:
    """Noise that winds around a yarn with `turn`, an angle, and runs `along` it: `fine` across, `long` along a unit."""
    # On a circle, so that the noise has no seam.
    place = nodes.add(
        "CombineXYZ",
        X=nodes.math("MULTIPLY", nodes.math("SINE", turn), fine),
        Y=nodes.math("MULTIPLY", nodes.math("COSINE", turn), fine),
        Z=nodes.math("MULTIPLY", along, long),
    )
    return nodes.add("TexNoise", Vector=place, Scale=1, Detail=4, Roughness=rough).outputs["Fac"]


def make_yarn(name: str, dark: tuple, pale: tuple, twist: float, values: dict | None = None) -> bpy.types.Material:
    """A yarn of two plies: its fibres wind around it `twist` times a unit, in colours between `dark` and `pale`."""
    wool = {"Roughness": 0.62, "Specular": 0.3, "Sheen": 0.5, "Sheen Tint": 0.5}
    material = cloth.make_material(name, wool | (values or {}))
    # The down's colour.
    material["down"] = pale
    nodes = Nodes(material)
    split = nodes.add("SeparateXYZ", Vector=nodes.add("UVMap", {"uv_map": "warp"}))
    around, along = split.outputs["X"], split.outputs["Y"]
    wound = nodes.math("ADD", around, nodes.math("MULTIPLY", along, twist))
    # Two plies: the groove between them is a cosine; the fibres are noise that is drawn out along the winding.
    ply = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", wound, math.pi * 2)))
    deep = nodes.math("POWER", ply, 0.5)
    turn = nodes.math("MULTIPLY", wound, 2 * math.pi)
    fibre = fibres(nodes, turn, along, 5.5, 7, 0.62)
    relief = nodes.math("ADD", deep, nodes.math("MULTIPLY", fibre, 1.3))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=1.0, Distance=0.010, Height=relief))
    shade = nodes.add("MapRange", Value=nodes.math("MULTIPLY", deep, fibre), From_Min=0.2, From_Max=0.68)
    colour = nodes.add("MixRGB", Fac=shade.outputs["Result"], Color1=(*dark, 1), Color2=(*pale, 1))
    nodes.set(nodes.shader, "Base Color", colour)
    return material


def make_hair(name: str, colour: tuple) -> bpy.types.Material:
    """The stuff of the down."""
    return cloth.make_material(name, {"Base Color": (*colour, 1), "Roughness": 0.6, "Specular": 0.3})
