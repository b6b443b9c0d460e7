"""The curtain behind the door: "open", with a warm room in its gap, and "closed", quiet, in the dark.

    blender -b -noaudio --python-exit-code 1 -P art/curtain.py -- OUT.png --scene open [--samples 24] [--seed 5] ...

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
import satin
import studio
from cloth import ANGLE, smoothstep

LEAN = math.tan(ANGLE)
# How far the curtain reaches above and below the middle of the picture, and how wide its hem is.
REACH = 2.6
HEM, ROLL = 0.15, 0.022


class Line(NamedTuple):
    """A line from the ceiling to the floor: where it stands in the middle of the picture, its slope and its bend."""

    middle: float
    lean: float
    bend: float = 0

    def at(self, t: np.ndarray) -> np.ndarray:
        """Where it stands at the heights `t`."""
        return self.middle + self.lean * t + self.bend * t * t


def make_wing(
    left: Line, right: Line, pleats: float, side: int, back: float, seed: int, cells: int
) -> bpy.types.Object:
    """One wing of the curtain between two lines, `back` behind the picture's plane.

    Its pleats fan between the lines, and deepen where they crowd. The hem is on the `side` 1, the right, or -1.
    """
    heights = np.linspace(-REACH, REACH, cells)
    s, t = np.meshgrid(np.linspace(0, 1, cells), heights)
    square = np.linspace(-REACH, REACH, cells)
    slow = cloth.field(square, 0.5, 0.16, seed)
    middle = cloth.field(square, 1.2, 0.3, seed + 3.3)
    quick = cloth.field(square, 2.6, 0.7, seed + 9.7)
    life = cloth.field(square, 0.8, 0.2, seed + 20.1)
    west, width = left.at(t), right.at(t) - left.at(t)
    pitch = width / pleats
    turn = 2 * math.pi * pleats * (s + 0.035 * np.sin(2 * math.pi * 1.7 * s + seed)) + 1.7 * slow + 0.6 * middle
    size = pitch * np.clip(0.27 + 0.27 * life, 0.08, None)
    height = size * np.cos(turn)
    height += 0.30 * size * smoothstep(-0.2, 0.5, middle + 0.5 * life) * np.cos(2 * turn + 1.8 * quick + 0.8)
    height += 0.10 * size * smoothstep(0.0, 0.5, quick + 0.3 * life) * np.cos(4 * turn + 2.5 * middle)
    shift = -0.45 * size * (np.sin(turn) + 0.25 * np.cos(2 * turn))
    # Close to its edge the cloth is double, and too stiff for small pleats.
    edge = 1 - s if side > 0 else s
    inside = edge * width
    stiff = smoothstep(0, 0.4, inside)
    shift, height = shift * stiff, height * (0.35 + 0.65 * stiff) + 0.12 * slow
    tremor = cloth.field(square, 0.4, 2.2, seed + 31.0)[:, :1]
    shift = shift + (1 - stiff) * (0.05 * tremor)
    pucker = 0.5 + 0.5 * cloth.field(square, 0.3, 9, seed + 40.0)[:, :1]
    height = height - 0.016 * pucker * np.exp(-(((inside - HEM) / 0.016) ** 2))
    # The last columns roll around the hem to the back.
    rolled = np.clip((0.03 - inside) / 0.03, 0, 1) * math.pi
    x = west + width * s + shift + side * (ROLL * np.sin(rolled) - np.where(rolled > 0, 0.03 - inside, 0))
    points = np.stack([x, t, height - ROLL * (1 - np.cos(rolled)) - back], axis=-1)
    return cloth.make_surface("wing", points, s * 9, t)


def make_room(position: tuple, strength: float) -> None:
    """The lit room behind, out of focus: pale hangings, brightest where the lamp stands."""
    bpy.ops.mesh.primitive_plane_add(size=10, location=position)
    wall = bpy.context.object
    material = bpy.data.materials.new("room")
    material.use_nodes = True
    nodes = cloth.Nodes(material)
    place = nodes.add("TexCoord").outputs["Object"]
    oval = nodes.add("Mapping", Vector=place, Scale=(0.42, 0.24, 1))
    ball = nodes.add("TexGradient", {"gradient_type": "QUADRATIC_SPHERE"}, Vector=oval).outputs["Fac"]
    folds = nodes.add("Mapping", Vector=place, Scale=(3.2, 0.12, 1), Rotation=(0, 0, 0.12))
    folds = nodes.add("TexNoise", Vector=folds, Scale=1, Detail=1).outputs["Fac"]
    folds = nodes.add("MapRange", Value=folds, From_Min=0.32, From_Max=0.68, To_Min=0.3, To_Max=1.15).outputs["Result"]
    light = nodes.add("ValToRGB", Fac=ball)
    ramp = light.color_ramp
    ramp.elements[0].color, ramp.elements[1].color = (0.010, 0.005, 0.0018, 1), (1.0, 0.68, 0.36, 1)
    ramp.elements.new(0.35).color = (0.26, 0.14, 0.055, 1)
    power = nodes.math("MULTIPLY", folds, strength)
    nodes.set(nodes.surface, "Surface", nodes.add("Emission", Color=light, Strength=power))
    wall.data.materials.append(material)


def make_fabric(roughness: tuple[float, float]) -> bpy.types.Material:
    """The hero's satin, heavier: its lights are broader."""
    fabric = satin.make_satin()
    for node in fabric.node_tree.nodes:
        if node.bl_idname == "ShaderNodeMapRange":
            node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = roughness
    return fabric


def open_scene(chosen: argparse.Namespace) -> None:
    """The left wing is drawn aside at the house's angle; warm light falls through the gap and along the folds."""
    fabric = make_fabric((0.30, 0.42))
    wings = (
        make_wing(Line(-3.0, 0.24), Line(0.16, LEAN, 0.035), 6.5, 1, 0, chosen.seed, chosen.cells),
        make_wing(Line(0.58, 0.30, -0.03), Line(3.4, 0.12), 5.5, -1, 0.35, chosen.seed + 7, chosen.cells),
    )
    for wing in wings:
        wing.data.materials.append(fabric)
    make_room((0.55, -0.7, -4.0), 1.5)
    studio.area_light((1.0, -0.3, 1.0), (-0.9, -0.3, -0.05), (0.3, 4.5), 60, (1.0, 0.70, 0.40))
    studio.area_light((-0.5, -0.6, 0.7), (1.6, -0.4, -0.4), (0.3, 4.5), 36, (1.0, 0.70, 0.40))
    studio.area_light((-3.6, 2.2, 3.6), (-0.8, 0.2, 0), (0.5, 6.0), 50, (1.0, 0.86, 0.70))
    for light in (item for item in bpy.context.scene.objects if item.type == "LIGHT"):
        light.visible_camera = False


def closed_scene(chosen: argparse.Namespace) -> None:
    """Both wings overlap, and every fold stands at the house's angle."""
    fabric = make_fabric((0.30, 0.42))
    wings = (
        make_wing(Line(-3.6, 0.46), Line(0.42, LEAN, 0.02), 7, 1, 0, chosen.seed, chosen.cells),
        make_wing(Line(0.2, LEAN), Line(4.2, 0.50), 6.5, -1, 0.42, chosen.seed + 7, chosen.cells),
    )
    for wing in wings:
        wing.data.materials.append(fabric)
    studio.area_light((-3.9, 2.2, 3.4), (0.0, 0.2, 0), (1.2, 6.0), 420, (1.0, 0.74, 0.46))
    studio.area_light((3.6, -1.8, 3.6), (0.4, 0, 0), (0.6, 6), 70, (1.0, 0.92, 0.82))


SCENES = {"open": open_scene, "closed": closed_scene}


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1400, height=1575, samples=24, seed=5, scenes=tuple(SCENES))
    studio.start()
    SCENES[chosen.scene](chosen)
    studio.make_night()
    studio.place_camera((0.0, -0.9, 8.8), (0.0, 0.0, 0.0), 2.4, -0.1)
    studio.take_picture(chosen)


if __name__ == "__main__":
    main()
