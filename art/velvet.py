"""The stores: velvet, almost black, hung in round folds whose edges alone catch a champagne light.

    blender -b -noaudio --python-exit-code 1 -P art/velvet.py -- OUT.png [--samples 16] [--seed 4] ...
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import cloth
import studio
from cloth import Band, Nodes


def drape(u: np.ndarray, t: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the flat cloth's grid go: velvet is thick, so that its folds are round and part seldom."""
    axis = u[0]
    slow = cloth.field(axis, 0.3, 0.14, seed)
    middle = cloth.field(axis, 0.7, 0.24, seed + 3.3)
    life = cloth.field(axis, 0.5, 0.24, seed + 20.1)
    k = u * (1 + 0.05 * t) + 0.85 * slow + 0.22 * middle
    bands = (
        Band(6.0, 0.2, 0.55, 0, 0.65 + 0.45 * life),
        Band(11.8, 0.07, 0.5, 1.5 * middle + 0.6, cloth.smoothstep(-0.4, 0.5, life - 0.3 * slow)),
        Band(22.0, 0.016, 0.4, 2.4 * middle, cloth.smoothstep(0.0, 0.6, middle + 0.3 * life)),
    )
    shift, height = cloth.trochoids(k, bands)
    # A hand has gone over the pile: shallow hollows that turn it to the light and away.
    brushed = cloth.field(axis, 1.1, 0.8, seed + 31.7)
    return shift, height + 0.3 * slow + 0.02 * brushed


def make_velvet():
    """Silk velvet: the ground swallows light, the tips of the pile give it back where the cloth turns away."""
    material = cloth.make_material(
        "velvet", {"Base Color": (0.006, 0.0052, 0.0046, 1), "Roughness": 0.9, "Specular": 0.08}
    )
    nodes = Nodes(material)
    pile = nodes.yarn((340, 250, 1), 3)
    brushed = nodes.yarn((1.7, 0.9, 1), 2)
    relief = nodes.add("Bump", Strength=0.22, Distance=0.004, Height=pile)
    lean = nodes.add("Bump", Strength=0.35, Distance=0.12, Height=brushed, Normal=relief)
    nodes.set(nodes.shader, "Normal", lean)
    tips = nodes.add("MixRGB", Fac=pile, Color1=(0.12, 0.11, 0.10, 1), Color2=(0.56, 0.50, 0.43, 1))
    glow = nodes.add("BsdfVelvet", Color=tips, Sigma=0.65, Normal=lean)
    nodes.set(nodes.surface, "Surface", nodes.add("AddShader", _0=nodes.shader, _1=glow))
    return material


def light_scene() -> None:
    """The champagne strip of the hero, a little higher, and a faint answer from below on the right."""
    studio.area_light((-4.2, 2.6, 2.6), (0.2, 0.2, 0), (0.45, 6), 800, (1.0, 0.84, 0.64))
    studio.area_light((4.4, -2.2, 1.6), (0.2, 0, 0), (0.3, 6), 170, (1.0, 0.9, 0.8))
    studio.make_night()


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1400, height=1035, samples=16, seed=4)
    studio.start()
    axis = cloth.make_axis(chosen.cells)
    u, t = np.meshgrid(axis, axis)
    cloth.make_sheet("cloth", u, t, *drape(u, t, chosen.seed)).data.materials.append(make_velvet())
    light_scene()
    studio.place_camera((0.0, -3.2, 8.0), (0.0, 0.0, 0.15), 3.2, -0.2)
    studio.take_picture(chosen, reach=1.9)


if __name__ == "__main__":
    main()
