"""The letter: an ivory envelope on black satin, sealed with bronze wax.

    blender -b -noaudio --python-exit-code 1 -P art/letter.py -- OUT.png [--samples 24] [--seed 3] ...

x is right, y is up in the picture, z comes towards the camera. The frame is about 3.6 units wide.
"""

import argparse
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import bpy
import cloth
import paper
import studio
from cloth import ANGLE, Nodes, smoothstep

THICK = 0.012


def flap(width: float, reach: float, tip: float, bow: float, cells: int = 120) -> tuple[np.ndarray, ...]:
    """A pointed flap: its hinge lies on y = 0, `width` long; its rounded tip at y = -`reach`. Gives the grid (u, v, z).

    `tip` is how far the tip is rounded, `bow` how far the paper stands off between the hinge and its end.
    """
    s, t = np.meshgrid(np.linspace(-1, 1, cells), np.linspace(0, 1, cells))
    # The outline: a straight-sided point whose end is a small arc.
    half = 0.5 * width
    slope = reach / half
    outline = np.clip(reach - slope * (np.sqrt((s * half) ** 2 + tip**2) - 0.35 * tip), 0, None)
    down = outline * t
    roll = np.clip((0.03 - down) / 0.03, 0, 1)
    z = bow * np.sin(np.clip(down / reach, 0, 1) * math.pi * 0.62) - 0.03 * roll**2
    return s * half, -down, z


def envelope(spin: float, place: tuple, width: float, height: float) -> None:
    """The back of an envelope: body, two side flaps, the lower one, and over them the pointed one."""
    material = paper.make_paper()
    turn = np.array([[math.cos(spin), -math.sin(spin)], [math.sin(spin), math.cos(spin)]])

    def put(grid: tuple, quarter: float, hinge: tuple, level: float) -> None:
        offset = turn @ np.array(hinge)
        where = (place[0] + offset[0], place[1] + offset[1], place[2] + level)
        paper.make_piece(grid, spin + quarter, where, THICK).data.materials.append(material)

    rng = np.linspace(-0.5, 0.5, 90)
    u, v = np.meshgrid(rng * width, rng * height)
    put((u, v, 0 * u), 0, (0, 0), 0)
    put(flap(height, width * 0.47, 0.06, 0.035), math.pi / 2, (-width / 2, 0), 0.030)
    put(flap(height, width * 0.47, 0.06, 0.035), -math.pi / 2, (width / 2, 0), 0.030)
    put(flap(width, height * 0.56, 0.05, 0.035), math.pi, (0, -height / 2), 0.050)
    put(flap(width, height * 0.66, 0.05, 0.050), 0, (0, height / 2), 0.074)


def make_wax() -> bpy.types.Material:
    """Sealing wax with bronze powder in it: soft within, its skin almost a metal."""
    material = cloth.make_material("wax", {"Metallic": 0.55, "Specular": 0.5, "Clearcoat": 0.15})
    nodes = Nodes(material)
    place = nodes.add("TexCoord").outputs["Object"]
    swirl = nodes.add("TexNoise", Vector=place, Scale=5, Detail=3, Distortion=1.6).outputs["Fac"]
    bronze = nodes.add("MixRGB", Fac=swirl, Color1=(0.30, 0.185, 0.07, 1), Color2=(0.50, 0.34, 0.16, 1))
    nodes.set(nodes.shader, "Base Color", bronze)
    pores = nodes.add("TexNoise", Vector=place, Scale=26, Detail=3).outputs["Fac"]
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.25, Distance=0.01, Height=pores))
    nodes.set(nodes.shader, "Roughness", nodes.add("MapRange", Value=swirl, To_Min=0.26, To_Max=0.46))
    return material


def make_seal(place: tuple, radius: float, seed: int, cells: int) -> None:
    """A wax seal: poured unevenly, pressed with a round stamp whose mark is three lines at the house's angle."""
    r_axis, a_axis = np.linspace(0.0005, 1, cells), np.linspace(0, 2 * math.pi, 2 * cells + 1)
    r, a = np.meshgrid(r_axis, a_axis)
    chance = np.random.default_rng(seed)
    wobble = sum(
        amount * np.cos(order * a + phase)
        for order, amount, phase in zip((1, 2, 3, 5, 7), (0.035, 0.05, 0.03, 0.022, 0.012), chance.random(5) * 6.28)
    )
    edge = radius * (1.18 + wobble)
    stamp = 0.80 * radius
    distance = r * edge
    x, y = distance * np.cos(a), distance * np.sin(a)
    rim = (distance - stamp) / np.maximum(edge - stamp, 1e-6)
    # Outside the stamp the wax has risen into a round lip that falls off to the paper.
    lip = 0.075 * (1 + 1.8 * wobble) * np.sqrt(np.clip(1 - (2 * np.clip(rim, 0, 1) - 0.72) ** 2 / 1.64, 0, 1))
    floor = 0.030 + 0.004 * np.cos(3.1 * x / radius + 1) * np.cos(2.3 * y / radius)
    press = smoothstep(-0.10, 0.16, rim)
    z = floor * (1 - press) + np.maximum(lip, 0) * press
    ring = np.abs(distance - 0.66 * radius)
    raised = smoothstep(0.020, 0.010, ring / radius * 0.6) * 0.012
    across = x * math.cos(ANGLE) - y * math.sin(ANGLE)
    along = x * math.sin(ANGLE) + y * math.cos(ANGLE)
    for step, half in ((-0.17, 0.26), (0, 0.40), (0.17, 0.26)):
        line = smoothstep(0.050, 0.026, np.abs(across / radius - step))
        line = line * smoothstep(half + 0.03, half, np.abs(along / radius))
        raised = np.maximum(raised, 0.020 * line)
    z = z + raised * (1 - press)
    wax = cloth.make_surface("wax", np.stack([x, y, z], axis=-1), x, y, 1)
    wax.location = place
    wax.data.materials.append(make_wax())


def make_scene(chosen: argparse.Namespace) -> None:
    """An envelope on black satin, its edges at the house's angle, and the light rakes over the seal."""
    spin = -ANGLE
    envelope(spin, (0.05, 0.05, 0.02), 3.1, 2.1)
    make_seal((0.05 + 0.30 * math.sin(spin), 0.05 - 0.30 * math.cos(spin), 0.125), 0.30, chosen.seed, 110)
    paper.make_ground(chosen.seed + 22, chosen.cells)
    studio.area_light((-3.2, 2.2, 1.45), (0.0, 0.1, 0), (0.6, 2.6), 150, (1.0, 0.86, 0.68))
    studio.area_light((3.8, -2.4, 2.4), (0.0, 0, 0), (0.4, 4), 22, (1.0, 0.86, 0.70))
    studio.place_camera((0.0, -3.4, 8.2), (0.0, 0.0, 0.05), 3.2)


if __name__ == "__main__":
    studio.photograph(make_scene, width=1400, height=1575, samples=24, seed=3)
