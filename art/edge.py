"""The onboarding and the share pictures: the edge of an ivory cloth, with its one champagne thread, over black satin.

    blender -b -noaudio --python-exit-code 1 -P art/edge.py -- OUT.png [--samples 24] [--seed 6] ...
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import cloth
import satin
import studio
from cloth import Band, Nodes

# Where the edge lies across the folds, and how far inside it the thread runs.
EDGE = -0.72
THREAD = 0.085


def drape(u: np.ndarray, t: np.ndarray, axis: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the ivory cloth go: it lies almost flat, and lifts a little, unevenly, along its edge."""
    inside = EDGE - u
    near = np.exp(-inside / 0.32)
    along = cloth.field(axis, 0.3, 0.55, seed + 2.2)[:, -1:]
    slow = cloth.field(axis, 0.3, 0.3, seed)[:, : u.shape[1]]
    middle = cloth.field(axis, 0.8, 0.3, seed + 3.3)[:, : u.shape[1]]
    shift, height = cloth.trochoids(
        u + 0.8 * slow + 0.25 * middle,
        (Band(3.6, 0.10, 0.5, 0, 1 - 0.75 * near), Band(7.9, 0.03, 0.5, 1.5 * middle, 1 - 0.9 * near)),
    )
    # The edge is never quite straight.
    tremor = cloth.field(axis, 0.3, 7, seed + 4.4)[:, -1:]
    shift += near * (0.09 * along + 0.006 * tremor)
    return shift, height + 0.1 * slow + near * (0.04 + 0.3 * along) + 0.2


def make_ivory():
    """Ivory wool, fulled and pressed, with the champagne thread that runs along its selvedge."""
    values = {"Roughness": 0.72, "Specular": 0.22, "Sheen": 0.5, "Sheen Tint": 0.4}
    material = cloth.make_material("ivory", values)
    nodes = Nodes(material)
    warp, weft = nodes.yarn((150, 6, 1)), nodes.yarn((8, 150, 1))
    relief = nodes.math("ADD", warp, weft)
    across = nodes.add("SeparateXYZ", Vector=nodes.warp()).outputs["X"]
    off = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", across, EDGE - THREAD))
    thread = nodes.add("MapRange", Value=off, From_Min=0.0125, From_Max=0.0095, To_Min=0, To_Max=1).outputs["Result"]
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", thread, 0.8))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.3, Distance=0.008, Height=relief))
    wool = nodes.add("MixRGB", Fac=warp, Color1=(0.70, 0.625, 0.515, 1), Color2=(0.86, 0.785, 0.67, 1))
    colour = nodes.add("MixRGB", Fac=thread, Color1=wool, Color2=(0.46, 0.29, 0.105, 1))
    nodes.set(nodes.shader, "Base Color", colour)
    return material


def make_edge(axis: np.ndarray, seed: int) -> None:
    """The ivory cloth: it ends in a straight line of the site's angle, and is as thick as cloth is."""
    across = np.append(axis[axis < EDGE - 0.004], EDGE)
    u, t = np.meshgrid(across, axis)
    sheet = cloth.make_sheet("ivory", u, t, *drape(u, t, axis, seed))
    sheet.data.materials.append(make_ivory())
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.022


def light_scene() -> None:
    """A champagne strip that rakes over both cloths, and a faint answer on the satin."""
    studio.area_light((-4.4, 2.6, 2.5), (0.0, 0.2, 0), (0.5, 6.5), 330, (1.0, 0.88, 0.72))
    studio.area_light((4.2, -2.2, 2.0), (0.2, 0, 0), (0.3, 6), 230, (1.0, 0.82, 0.60))
    studio.area_light((-1.2, 2.4, 6.5), (0.6, 0, 0), (0.3, 5), 60, (1.0, 0.82, 0.60))
    studio.make_night()


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1400, height=1035, samples=24, seed=6)
    studio.start()
    axis = cloth.make_axis(chosen.cells)
    u, t = np.meshgrid(axis, axis)
    shift, height = satin.drape(u, t, chosen.seed + 1)
    cloth.make_sheet("ground", u, t, shift, 0.9 * height - 0.2).data.materials.append(satin.make_satin())
    make_edge(axis, chosen.seed)
    light_scene()
    studio.place_camera((0.0, -3.0, 8.2), (0.0, 0.0, 0.2), 4.0, -0.1)
    studio.take_picture(chosen)


if __name__ == "__main__":
    main()
