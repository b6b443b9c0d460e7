"""The hero: near-black satin in inclined folds under a champagne rim light.

    blender -b -noaudio --python-exit-code 1 -P art/satin.py -- OUT.png [--seed 17] [--samples 192] ...

The frame is about 3.6 units wide. README.md says which call made which file.
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import cloth
import studio
from cloth import Band, Nodes


def drape(u: np.ndarray, t: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the flat cloth's grid go: (shift across the folds, height).

    Amplitudes wander along the fold, so that folds rise, part and die as they do in a drape.
    """
    axis = u[0]
    slow = cloth.field(axis, 0.28, 0.16, seed)
    middle = cloth.field(axis, 0.7, 0.3, seed + 3.3)
    quick = cloth.field(axis, 1.5, 0.55, seed + 9.7)
    life = cloth.field(axis, 0.45, 0.28, seed + 20.1)
    # A gentle fan: the folds gather towards the upper end of the cloth.
    k = u * (1 + 0.05 * t) + 0.9 * slow + 0.28 * middle
    smoothstep = cloth.smoothstep
    bands = (
        Band(4.4, 0.20, 0.5, 0, 0.6 + 0.5 * life),
        Band(8.7, 0.08, 0.5, 1.5 * middle + 0.8, smoothstep(-0.4, 0.4, life - 0.3 * slow)),
        Band(17.0, 0.026, 0.5, 2.2 * quick + 1.7 * middle, smoothstep(-0.1, 0.5, quick + 0.4 * life)),
        Band(31.0, 0.006, 0.3, 3.5 * quick, smoothstep(0.0, 0.5, middle - 0.3 * quick)),
    )
    shift, height = cloth.trochoids(k, bands)
    return shift, height + 0.35 * slow


def make_satin():
    """Black satin: long floats of silk along the warp, so that lights draw out across the threads."""
    material = cloth.make_material(
        "satin",
        {
            "Base Color": (0.012, 0.0108, 0.0098, 1),
            "Specular": 0.5,
            "Specular Tint": 0.25,
            "Anisotropic": 0.5,
            "Sheen": 0.25,
            "Sheen Tint": 0.8,
        },
    )
    nodes = Nodes(material)
    nodes.set(nodes.shader, "Tangent", nodes.add("Tangent", {"direction_type": "UV_MAP", "uv_map": "warp"}))
    # Threads: noise drawn out along the warp. It breaks the highlights as yarn does, where a clean surface looks wet.
    yarn = nodes.yarn((260, 4, 1))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.12, Distance=0.008, Height=yarn))
    nodes.set(nodes.shader, "Roughness", nodes.add("MapRange", Value=yarn, To_Min=0.2, To_Max=0.31))
    return material


def light_scene() -> None:
    """A champagne strip that rakes over the folds, a faint cool answer, a breath of fill and a black room."""
    studio.area_light((-4.3, 2.4, 2.3), (0.2, 0.3, 0), (0.34, 6.5), 285, (1.0, 0.70, 0.40))
    studio.area_light((4.2, -2.2, 2.0), (0.2, 0, 0), (0.25, 6), 60, (1.0, 0.92, 0.82))
    studio.area_light((-0.8, 1.6, 6.5), (0.3, 0.4, 0), (0.4, 4), 22, (1.0, 0.9, 0.78))
    studio.make_night()


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1600, height=1800, samples=192, seed=17)
    studio.start()
    axis = cloth.make_axis(chosen.cells)
    u, t = np.meshgrid(axis, axis)
    cloth.make_sheet("cloth", u, t, *drape(u, t, chosen.seed)).data.materials.append(make_satin())
    light_scene()
    studio.place_camera((0.0, -3.2, 8.2), (0.0, 0.0, 0.15), 2.4, -0.2)
    studio.take_picture(chosen)


if __name__ == "__main__":
    main()
