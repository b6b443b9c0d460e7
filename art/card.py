"""The card of the gift voucher: blank ivory paper, seen straight from above, to its edges; the words are HTML.

    blender -b -noaudio --python-exit-code 1 -P art/card.py -- OUT.png [--samples 96] ...

x is right, y is up in the picture, z comes towards the camera.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import bpy
import paper
import studio

WIDTH, HEIGHT = 2.0, 1.25
THICK = 0.036


def make_scene(chosen: argparse.Namespace) -> None:
    """The card, bowed a little, as paper is that was carried; the light rakes over it from the upper left."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 81) * WIDTH, np.linspace(-0.5, 0.5, 51) * HEIGHT)
    bow = 0.035 * np.cos(1.9 * (u + 0.25)) + 0.02 * np.cos(2.6 * (v - 0.15))
    paper.make_piece((u, v, bow), 0, (0, 0, 0), THICK).data.materials.append(paper.make_paper())
    studio.area_light((-3.0, 2.4, 1.5), (0, 0, 0), (0.6, 2), 900, (1.0, 0.88, 0.72))
    studio.area_light((2.0, -1.0, 5.0), (0, 0, 0), (3, 3), 130, (1.0, 0.9, 0.78))
    studio.place_camera((0, 0, 6), (0, 0, 0), 22)
    camera = bpy.context.scene.camera.data
    camera.type, camera.ortho_scale, camera.dof.use_dof = "ORTHO", WIDTH - 0.012, False


if __name__ == "__main__":
    chosen = studio.options(width=640, height=400, samples=96, seed=1)
    studio.start()
    make_scene(chosen)
    studio.make_night()
    # Grain of a pixel is lost in the file, here and there: coarser, it stays all over.
    studio.take_picture(chosen, reach=3.5)
