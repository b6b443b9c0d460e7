"""The knit: ivory wool in stockinette, folded once; every ply of its yarn is a mesh of its own.

    blender -b -noaudio --python-exit-code 1 -P art/knit.py -- OUT.png [--samples 24] [--seed 4] ...

u runs along the courses, v along the wales, both in the flat knit; the fold is at v = 0, and what lies before it turns
under. The frame is about 3.6 units wide.
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
from weave import eased

# A stitch is WALE wide, COURSE high, and its yarn has the radius THICK. The wide head and the narrow neck of a loop
# leave room for the four legs that lie beside each other, two of them the next course's.
WALE, COURSE = 0.25, 0.215
THICK = 0.127 * WALE
HEAD, RISE, DEEP = 0.235 * WALE, 0.90 * COURSE, 0.155 * WALE
# Points of the yarn in a stitch.
STEPS = 40
# Of the fold: half the height of the cloth there, and how far the upper layer then sinks.
ROUND, SINK = 0.165, 0.10
# Where the fold lies below the middle of the picture, and how the wales lean on the ground: seen from the camera, at
# the house's angle.
NEAR, LEAN = 1.05, math.radians(22.5)
# How far the wales are moved, in stitches: the page cuts the picture along a wale, not just within the next, of which a
# row of specks would be left.
PHASE = -0.16


def make_courses(wales: int, courses: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """The yarns of the flat knit, one a course: points (courses, points, 3) of u, v and the height above its middle.

    Each loop comes from behind through the one below it and lies in front of that one's head.
    """
    t = np.linspace(0, 2 * math.pi * wales, wales * STEPS + 1)[None]

    def uneven(amount: float, knots: int) -> np.ndarray:
        """Chance, with `knots` knots a stitch: no two loops of a hand or a machine are the same."""
        values = chance.normal(size=(len(courses), wales * knots + 1)) * amount
        return eased(values, STEPS // knots)

    head = HEAD * (1 + uneven(0.10, 2))
    u = WALE * (t / (2 * math.pi) - wales / 2 + PHASE) + head * np.sin(2 * t) + uneven(0.030 * WALE, 4)
    v = courses[:, None] * COURSE + RISE * (1 + uneven(0.05, 2)) * np.cos(t) + uneven(0.030 * COURSE, 4)
    lift = -DEEP * np.cos(2 * t) + uneven(0.10 * THICK, 4)
    # A tight course follows a loose one.
    v = v + chance.normal(size=(len(courses), 1)) * 0.025 * COURSE
    return np.stack([u, v, lift], axis=-1)


def folded(flat: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the flat knit lie in the scene, and which way the cloth faces there."""
    u, v, lift = np.moveaxis(flat, -1, 0)
    size = ROUND * (1 + 0.10 * np.sin(0.9 * u + 0.7) + 0.05 * np.sin(2.3 * u + 2))
    turn = np.clip(-v / ROUND, 0, math.pi)
    upper, under = np.clip(v, 0, None), np.clip(-v - math.pi * ROUND, 0, None)
    inward = upper + under - size * np.sin(turn) + 0.05 * np.sin(0.8 * u + 1) + 0.018 * np.sin(2.6 * u)
    # The layers lie close away from the fold, and nothing soft lies flat.
    calm = smoothstep(0, 1.3, upper)
    waves = 0.050 * np.sin(1.3 * u + 0.8 * v + 0.5) + 0.035 * np.sin(0.7 * u - 1.7 * v + 2)
    height = DEEP + THICK + size * (1 + np.cos(turn)) - SINK * calm + waves * (0.35 + 0.65 * calm) * (turn < math.pi)
    along = np.array((math.cos(LEAN), -math.sin(LEAN), 0))
    away = np.array((math.sin(LEAN), math.cos(LEAN), 0))
    up = np.array((0.0, 0.0, 1.0))
    faces = -np.sin(turn)[..., None] * away + np.cos(turn)[..., None] * up
    middle = u[..., None] * along + (inward - NEAR)[..., None] * away + height[..., None] * up
    return middle + lift[..., None] * faces, faces


def plies(
    lines: np.ndarray, faces: np.ndarray, count: int, pitch: float, chance: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """The plies of yarns: (yarns of `count` plies, points, 3), and which way the cloth faces at each point.

    They wind around `lines` once a `pitch`, which is in scene units.
    """
    ahead = np.gradient(lines, axis=1)
    ahead /= np.linalg.norm(ahead, axis=2, keepdims=True)
    side = np.cross(ahead, faces)
    side /= np.linalg.norm(side, axis=2, keepdims=True)
    up = np.cross(side, ahead)
    way = np.cumsum(np.linalg.norm(np.diff(lines, axis=1, prepend=lines[:, :1]), axis=2), axis=1)
    slow = eased(chance.normal(size=(len(lines), lines.shape[1] // STEPS + 2)) * 0.6, STEPS)[:, : lines.shape[1]]
    turn = 2 * math.pi * way / pitch + slow + chance.random((len(lines), 1)) * 2 * math.pi
    parts = [turn + 2 * math.pi * part / count for part in range(count)]
    wound = [lines + 0.44 * THICK * (np.cos(a)[..., None] * side + np.sin(a)[..., None] * up) for a in parts]
    return np.concatenate(wound), np.concatenate([faces] * count)


def make_wool(dark: tuple, pale: tuple) -> bpy.types.Material:
    """Woollen spun: matt fibres that wind around the ply, the colours between `dark` and `pale`."""
    wool = {"Roughness": 0.85, "Specular": 0.12, "Sheen": 0.55, "Sheen Tint": 0.6}
    material = cloth.make_material("wool", wool)
    nodes = Nodes(material)
    split = nodes.add("SeparateXYZ", Vector=nodes.add("UVMap", {"uv_map": "warp"}))
    along = split.outputs["Y"]
    wound = nodes.math("ADD", split.outputs["X"], nodes.math("MULTIPLY", along, -4.5))
    turn = nodes.math("MULTIPLY", wound, 2 * math.pi)

    fine, coarse = (yarn.fibres(nodes, turn, along, *size, 0.65) for size in ((1.8, 9), (0.8, 5)))
    relief = nodes.math("ADD", fine, nodes.math("MULTIPLY", coarse, 0.8))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=1.0, Distance=0.018, Height=relief))
    shade = nodes.add("MapRange", Value=nodes.math("ADD", fine, coarse), From_Min=0.78, From_Max=1.2)
    colour = nodes.add("MixRGB", Fac=shade.outputs["Result"], Color1=(*dark, 1), Color2=(*pale, 1))
    nodes.set(nodes.shader, "Base Color", colour)
    return material


def hang_card(black: bpy.types.Material) -> None:
    """A card along the wales, which the camera does not see: it shades the knit's right, where the page cuts it off."""
    place = (-0.6 * math.cos(LEAN), 0.6 * math.sin(LEAN), 2.78)
    bpy.ops.mesh.primitive_plane_add(size=1, location=place, rotation=(0, math.radians(90), -LEAN))
    card = bpy.context.object
    card.scale, card.visible_camera = (4, 12, 1), False
    card.data.materials.append(black)


def make_scene(chosen: argparse.Namespace) -> None:
    """The folded knit on a dark ground; the light rakes over it from the left and leaves the fold's lower half."""
    chance = np.random.default_rng(chosen.seed)
    courses = np.arange(-5, 36)
    lines, faces = folded(make_courses(34, courses, chance))
    wound, upright = plies(lines, faces, 3, 0.235, chance)
    knots = chance.normal(size=(len(wound), wound.shape[1] // 14 + 2))
    radius = 0.61 * THICK * (1 + 0.07 * eased(knots, 14)[:, : wound.shape[1]])
    pale = (0.74, 0.66, 0.535)
    yarn.tubes("wool", wound, radius, 8, upright).data.materials.append(make_wool((0.33, 0.27, 0.195), pale))
    hair = yarn.make_hair("down", pale)
    yarn.down("down", lines, THICK, 260000, 1.25 * THICK, chosen.seed, 0.034).data.materials.append(hair)
    yarn.down("flyaway", lines, THICK, 4000, 4.5 * THICK, chosen.seed + 1, 0.03).data.materials.append(hair)
    bpy.ops.mesh.primitive_plane_add(size=40)
    table = cloth.make_material("table", {"Base Color": (0.003, 0.0027, 0.0025, 1), "Roughness": 0.8, "Specular": 0.05})
    bpy.context.object.data.materials.append(table)
    studio.area_light((-5.0, 2.6, 2.1), (-0.3, -0.9, 0.2), (1.0, 2.5), 190, (1.0, 0.86, 0.68))
    studio.area_light((-4.0, -1.8, 0.9), (-0.4, -1.0, 0.2), (0.5, 1.5), 7, (1.0, 0.86, 0.68))
    studio.area_light((4.2, 2.6, 2.2), (0.4, -0.4, 0), (0.4, 4), 4, (1.0, 0.88, 0.74))
    # The light stays on the fold; behind it the knit goes dark.
    for light in (item for item in bpy.data.lights if item.type == "AREA"):
        light.spread = math.radians(75)
    hang_card(table)
    studio.place_camera((0.2, -5.2, 6.4), (0.0, -0.1, 0.1), 0.4, -0.55)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1575, samples=24, seed=4)
