"""The curtain behind the door: "open", with a warm room in its gap, and "closed", quiet, in the dark.

    blender -b -noaudio --python-exit-code 1 -P art/curtain.py -- OUT.png --scene open [--samples 72] [--seed 5] ...

x is right, y is up, z comes towards the camera. The frame is about 3.6 units wide.
"""

import argparse
import math
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import bpy
import cloth
import studio
from cloth import ANGLE, Band, Nodes, smoothstep

LEAN = math.tan(ANGLE)
# How far the curtain reaches above and below the middle of the picture, and how far its edge is turned to the back.
REACH = 2.7
ROLL = 0.05


class Line(NamedTuple):
    """A line from the ceiling to the floor: where it stands in the middle of the picture, its slope and its bend."""

    middle: float
    lean: float
    bend: float = 0

    def at(self, t: np.ndarray) -> np.ndarray:
        """Where it stands at the heights `t`."""
        return self.middle + self.lean * t + self.bend * t * t


class Drape(NamedTuple):
    """How much cloth a wing has, how high its finest folds are, how far its edge sways."""

    full: float
    fine: float
    sway: float


def make_wing(
    left: Line, right: Line, drape: Drape, side: int, back: float, seed: int, cells: int
) -> bpy.types.Object:
    """One wing of the curtain between two lines, `back` behind the picture's plane.

    Its folds are the hero's, longer: they fan between the lines, and deepen where they crowd. The edge is on the `side`
    1, the right, or -1.
    """
    full, fine, sway = drape
    square = np.linspace(-REACH, REACH, cells)
    s, t = np.meshgrid(np.linspace(0, 1, cells), square)
    slow = cloth.field(square, 0.4, 0.2, seed)
    middle = cloth.field(square, 0.9, 0.34, seed + 3.3)
    quick = cloth.field(square, 1.8, 0.5, seed + 9.7)
    life = cloth.field(square, 0.7, 0.28, seed + 20.1)
    west, width = left.at(t), right.at(t) - left.at(t)
    edge = (1 - s if side > 0 else s) * width
    # Close to its edge the cloth is double, and too stiff for small folds.
    stiff = smoothstep(0.0, 0.5, edge)
    k = s * full + 0.75 * slow + 0.24 * middle
    shift, height = cloth.trochoids(
        k,
        (
            Band(5.4, 0.155, 0.45, 0, (0.75 + 0.5 * life) * (0.4 + 0.6 * stiff)),
            Band(10.9, 0.085, 0.45, 1.8 * middle + 0.8, smoothstep(-0.6, 0.4, life - 0.3 * slow) * stiff),
            Band(19.0, fine, 0.4, 2.2 * quick + 1.7 * middle, smoothstep(-0.3, 0.4, quick + 0.4 * life) * stiff),
        ),
    )
    crowd = full / width
    height = height * np.sqrt(crowd) + 0.2 * slow
    # The last columns turn to the back, as far as an eye in front of them sees.
    turned = np.clip((ROLL - edge) / ROLL, 0, 1)
    hang = sway * cloth.field(square, 0.3, 0.75, seed + 31.0)[:, :1] * (1 - stiff)
    x = west + width * s + shift / crowd + hang - side * 0.35 * ROLL * turned**2
    points = np.stack([x, t, height - 0.8 * ROLL * turned**2 - back], axis=-1)
    wing = cloth.make_surface("wing", points, s * full, t)
    wing.cycles.shadow_terminator_geometry_offset = 0.3
    return wing


def make_silk() -> bpy.types.Material:
    """Black silk with a short nap: its threads draw the light out across them, and it glows where it turns away."""
    material = cloth.make_material(
        "silk",
        {"Base Color": (0.010, 0.009, 0.0082, 1), "Specular": 0.45, "Specular Tint": 0.25, "Anisotropic": 0.55},
    )
    nodes = Nodes(material)
    nodes.set(nodes.shader, "Tangent", nodes.add("Tangent", {"direction_type": "UV_MAP", "uv_map": "warp"}))
    warp, weft = nodes.yarn((260, 5, 1)), nodes.yarn((14, 240, 1), 2)
    brushed = nodes.yarn((1.6, 0.7, 1), 2)
    relief = nodes.math("ADD", warp, nodes.math("MULTIPLY", weft, 0.45))
    bump = nodes.add("Bump", Strength=0.25, Distance=0.008, Height=relief)
    nodes.set(nodes.shader, "Normal", bump)
    nodes.set(nodes.shader, "Roughness", nodes.add("MapRange", Value=warp, To_Min=0.30, To_Max=0.44))
    thick = nodes.add("MapRange", Value=relief, From_Min=0.45, From_Max=1.0, To_Min=0.5, To_Max=1.4).outputs["Result"]
    nap = nodes.add("MapRange", Value=brushed, From_Min=0.3, From_Max=0.7, To_Min=0.6, To_Max=1.3).outputs["Result"]
    tint = nodes.add("VectorMath", {"operation": "SCALE"}, _0=(0.046, 0.040, 0.034))
    nodes.set(tint, "Scale", nodes.math("MULTIPLY", thick, nap))
    sheen = nodes.add("BsdfVelvet", Color=tint.outputs["Vector"], Sigma=0.4, Normal=bump)
    nodes.set(nodes.surface, "Surface", nodes.add("AddShader", _0=nodes.shader, _1=sheen))
    return material


def make_voile(back: float) -> None:
    """The lit room behind, out of focus: pale hangings in the direction of the folds; a lamp shines through them."""
    u, t = np.meshgrid(np.linspace(-3, 3, 1200), np.linspace(-5, 4, 300))
    wander = 0.9 * np.sin(0.9 * u + 0.5) + 0.35 * np.sin(0.55 * t + 1.3 * u)
    shift, height = cloth.trochoids(
        u,
        (
            Band(24.0, 0.052, 0.5, wander, 0.8 + 0.3 * np.sin(2.9 * u)),
            Band(11.0, 0.06, 0.5, 2 * wander, 0.6 + 0.4 * np.sin(1.3 * u + 0.4 * t)),
        ),
    )
    voile = cloth.make_sheet("voile", u, t, shift, height - back)
    material = cloth.make_material("voile", {"Base Color": (0.62, 0.52, 0.38, 1), "Roughness": 0.5, "Specular": 0.25})
    nodes = Nodes(material)
    through = nodes.add("BsdfTranslucent", Color=(0.66, 0.52, 0.34, 1))
    nodes.set(nodes.surface, "Surface", nodes.add("MixShader", _0=0.3, _1=nodes.shader, _2=through))
    voile.data.materials.append(material)


def open_scene(chosen: argparse.Namespace) -> None:
    """The left wing is drawn aside at the house's angle; warm light falls through the gap and along the folds."""
    fabric = make_silk()
    seed, cells = chosen.seed, chosen.cells
    wings = (
        make_wing(Line(-3.0, 0.24), Line(0.16, LEAN, 0.035), Drape(4.5, 0.022, 0.07), 1, 0, seed, cells),
        make_wing(Line(0.58, 0.30, -0.03), Line(2.75, 0.40), Drape(3.6, 0.022, 0.07), -1, 0.35, seed + 7, cells),
    )
    for wing in wings:
        wing.data.materials.append(fabric)
    make_voile(2.4)
    studio.area_light((0.35, -0.9, -3.25), (0.25, -0.8, -2.4), (0.35, 0.9), 75, (1.0, 0.78, 0.52))
    studio.area_light((1.9, -0.9, -1.75), (0.3, -0.6, -2.4), (0.2, 1.6), 34, (1.0, 0.76, 0.50))
    studio.area_light((0.8, -0.5, 0.75), (-0.5, -0.4, -0.05), (0.25, 4.0), 52, (1.0, 0.74, 0.46))
    studio.area_light((-0.5, -0.6, 0.7), (1.6, -0.4, -0.4), (0.3, 4.5), 15, (1.0, 0.74, 0.46))
    studio.area_light((-4.2, 2.4, 3.3), (-0.4, 0.1, 0), (0.5, 6.5), 260, (1.0, 0.76, 0.50))
    studio.area_light((3.6, -1.2, 2.4), (1.3, -0.4, -0.3), (0.3, 6.0), 75, (1.0, 0.76, 0.50))
    for light in (item for item in bpy.context.scene.objects if item.type == "LIGHT"):
        light.visible_camera = False


def closed_scene(chosen: argparse.Namespace) -> None:
    """Both wings overlap, and every fold stands at the house's angle."""
    fabric = make_silk()
    seed, cells = chosen.seed + 35, chosen.cells
    wings = (
        make_wing(Line(-3.9, 0.47), Line(0.30, LEAN, 0.012), Drape(4.6, 0.03, 0), 1, 0, seed, cells),
        make_wing(Line(-0.2, LEAN), Line(4.2, 0.50), Drape(4.9, 0.03, 0), -1, 0.17, seed + 7, cells),
    )
    for wing in wings:
        wing.data.materials.append(fabric)
    studio.area_light((-4.2, 2.4, 3.3), (0.4, 0.1, 0), (0.6, 6.5), 800, (1.0, 0.75, 0.48))
    studio.area_light((3.9, -2.2, 3.6), (0.2, 0, 0), (0.8, 6), 70, (1.0, 0.93, 0.85))


# Each with its lens's opening: wide, so that the room goes soft, or small, so that every thread is seen.
SCENES = {"open": (open_scene, 0.5), "closed": (closed_scene, 2.4)}


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1000, height=1125, samples=72, seed=5, scenes=tuple(SCENES))
    studio.start()
    hang, opening = SCENES[chosen.scene]
    hang(chosen)
    studio.make_night()
    studio.place_camera((0.0, -0.9, 8.8), (0.0, 0.0, 0.0), opening, -0.1)
    studio.take_picture(chosen)


if __name__ == "__main__":
    main()
