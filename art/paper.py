"""Paper, and the dark cloth that it lies on. Imported by the scripts that Blender runs (letter.py)."""

import math

import bpy
import cloth
import numpy as np
import satin
from cloth import Nodes


def make_paper() -> bpy.types.Material:
    """Cotton paper: matt, with the tooth of the felt that it dried on, and a few fibres."""
    material = cloth.make_material("paper", {"Roughness": 0.82, "Specular": 0.2, "Sheen": 0.15})
    nodes = Nodes(material)
    place = nodes.add("TexCoord").outputs["Object"]
    tooth = nodes.add("TexNoise", Vector=place, Scale=95, Detail=4, Roughness=0.65).outputs["Fac"]
    felt = nodes.add("TexNoise", Vector=place, Scale=16, Detail=2).outputs["Fac"]
    relief = nodes.math("ADD", tooth, nodes.math("MULTIPLY", felt, 1.4))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.5, Distance=0.006, Height=relief))
    cloudy = nodes.add("TexNoise", Vector=place, Scale=3, Detail=5).outputs["Fac"]
    ivory = nodes.add("MixRGB", Fac=cloudy, Color1=(0.744, 0.684, 0.586, 1), Color2=(0.80, 0.735, 0.63, 1))
    nodes.set(nodes.shader, "Base Color", ivory)
    return material


def make_piece(grid: tuple, spin: float, place: tuple, thick: float) -> bpy.types.Object:
    """A piece of paper, `thick`, from the grid (u, v, z), turned by `spin` in the picture and moved to `place`."""
    u, v, z = grid
    piece = cloth.make_surface("paper", np.stack([u, v, z], axis=-1), u, v, 0)
    piece.rotation_euler[2], piece.location = spin, place
    solid = piece.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    bevel = piece.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = thick * 0.3, 2, "ANGLE", math.radians(50)
    piece.data.use_auto_smooth, piece.data.auto_smooth_angle = True, math.radians(50)
    return piece


def make_ground(seed: int, cells: int, calm: float = 0.35) -> None:
    """The hero's satin for things to lie on, duller; its folds have the share `calm` of their height."""
    axis = cloth.make_axis(cells)
    u, t = np.meshgrid(axis, axis)
    shift, height = satin.drape(u, t, seed)
    ground = cloth.make_sheet("ground", u, t, calm * shift, calm * height - 0.30 * calm)
    ground.location.z = -0.16
    black = satin.make_satin()
    # So close to the light, the satin's full gloss would be a grey beside the paper.
    Nodes(black).shader.inputs["Specular"].default_value = 0.15
    ground.data.materials.append(black)
