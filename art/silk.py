"""The benefits: heavy ivory silk in deep folds, lit from the side by one tall window.

    blender -b -noaudio --python-exit-code 1 -P art/silk.py -- OUT.png [--samples 32] [--seed 14] ...
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import cloth
import studio
from cloth import Band, Nodes


def drape(u: np.ndarray, t: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the flat cloth's grid go: a heavy cloth takes few, round folds."""
    axis = u[0]
    slow = cloth.field(axis, 0.3, 0.17, seed)
    middle = cloth.field(axis, 0.8, 0.32, seed + 3.3)
    quick = cloth.field(axis, 1.7, 0.6, seed + 9.7)
    life = cloth.field(axis, 0.5, 0.3, seed + 20.1)
    k = u * (1 + 0.06 * t) + 0.9 * slow + 0.3 * middle
    bands = (
        Band(5.6, 0.17, 0.62, 0, 0.55 + 0.55 * life),
        Band(10.9, 0.072, 0.58, 1.6 * middle + 0.8, cloth.smoothstep(-0.4, 0.4, life - 0.3 * slow)),
        Band(21.0, 0.024, 0.5, 2.2 * quick + 1.7 * middle, cloth.smoothstep(-0.15, 0.45, quick + 0.4 * life)),
        Band(39.0, 0.0055, 0.3, 3.5 * quick, cloth.smoothstep(0.0, 0.5, middle - 0.3 * quick)),
    )
    shift, height = cloth.trochoids(k, bands)
    return shift, height + 0.35 * slow


def make_silk():
    """Ivory duchesse: a dense satin that is almost matt, with a long soft light along every fold."""
    material = cloth.make_material(
        "silk",
        {
            "Base Color": (0.84, 0.755, 0.635, 1),
            "Specular": 0.38,
            "Anisotropic": 0.6,
            "Sheen": 0.35,
            "Sheen Tint": 0.4,
        },
    )
    nodes = Nodes(material)
    nodes.set(nodes.shader, "Tangent", nodes.add("Tangent", {"direction_type": "UV_MAP", "uv_map": "warp"}))
    # Warp threads in the light, the weft a shade below them.
    yarn = nodes.yarn((230, 5, 1))
    weft = nodes.yarn((9, 170, 1))
    relief = nodes.math("ADD", yarn, nodes.math("MULTIPLY", weft, 0.45))
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.2, Distance=0.007, Height=relief))
    nodes.set(nodes.shader, "Roughness", nodes.add("MapRange", Value=yarn, To_Min=0.36, To_Max=0.5))
    return material


def light_scene() -> None:
    """A tall warm window on the left, low over the cloth, and a breath of fill from above."""
    studio.area_light((-4.4, 2.4, 2.6), (0.2, 0.2, 0), (0.6, 6), 480, (1.0, 0.86, 0.68))
    studio.area_light((3.0, -1.5, 5.0), (0.2, 0, 0), (2.5, 5), 14, (1.0, 0.90, 0.80))
    studio.make_night()


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = studio.options(width=1400, height=1035, samples=32, seed=14)
    studio.start()
    axis = cloth.make_axis(chosen.cells)
    u, t = np.meshgrid(axis, axis)
    cloth.make_sheet("cloth", u, t, *drape(u, t, chosen.seed)).data.materials.append(make_silk())
    light_scene()
    studio.place_camera((0.0, -3.0, 8.2), (0.0, 0.0, 0.15), 4.0, -0.2)
    studio.take_picture(chosen)


if __name__ == "__main__":
    main()
