"""Where a cloth is photographed: soft boxes, a black room, the camera, and how Blender's Cycles takes the picture.

Imported by the scripts that Blender runs. A picture is the same for the same options.
"""

import argparse
import math
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import bpy
import numpy as np
from cloth import ANGLE, Nodes, make_material
from mathutils import Matrix, Vector


def options(width: int, height: int, samples: int, seed: int, scenes: tuple[str, ...] = ()) -> argparse.Namespace:
    """Reads what stands after the lone "--" of Blender's command line; the parameters hold where it says nothing.

    A script of several pictures names them in `scenes`; the command line says which.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("out", help="the PNG to write")
    if scenes:
        parser.add_argument("--scene", choices=scenes, required=True)
    parser.add_argument("--width", type=int, default=width, help="pixels")
    parser.add_argument("--height", type=int, default=height, help="pixels")
    parser.add_argument("--samples", type=int, default=samples, help="Cycles samples a pixel")
    parser.add_argument("--grain", type=float, help="takes the noise away but for this share of it, 0 to 1")
    parser.add_argument("--seed", type=int, default=seed, help="another piece of cloth for another number")
    # One cell is about two pixels at the final size; subdivision halves it once more.
    parser.add_argument("--cells", type=int, default=800, help="cells along each edge of the cloth")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def area_light(position: tuple, target: tuple, size: tuple, watts: float, colour: tuple) -> None:
    """A soft box at `position` that faces `target`; `size` is its width and its length, which runs with the folds."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, (data.size, data.size_y), data.energy, data.color = "RECTANGLE", size, watts, colour
    light = bpy.data.objects.new("softbox", data)
    back = (Vector(position) - Vector(target)).normalized()
    side = Vector((math.sin(ANGLE), math.cos(ANGLE), 0)).cross(back).normalized()
    light.matrix_world = Matrix((side, back.cross(side), back)).transposed().to_4x4()
    light.location = position
    bpy.context.scene.collection.objects.link(light)


def make_night() -> None:
    """A black room: what no light reaches stays dark."""
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.003, 0.0028, 0.0026, 1)
    bpy.context.scene.world = world


def make_table() -> None:
    """A dark table, matt as slate, without end."""
    bpy.ops.mesh.primitive_plane_add(size=60)
    material = make_material("table", {"Base Color": (0.007, 0.0062, 0.0055, 1), "Roughness": 0.75, "Specular": 0.07})
    nodes = Nodes(material)
    place = nodes.add("TexCoord").outputs["Object"]
    grain = nodes.add("TexNoise", Vector=place, Scale=55, Detail=6, Roughness=0.7).outputs["Fac"]
    nodes.set(nodes.shader, "Normal", nodes.add("Bump", Strength=0.5, Distance=0.006, Height=grain))
    bpy.context.object.data.materials.append(material)


def place_camera(position: tuple, aim: tuple, fstop: float, focus: float = 0, lens: float = 85, shift=(0, 0)) -> None:
    """A long lens (millimetres), open wide enough to let near and far folds go soft; `focus` lies beyond the aim."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, (data.shift_x, data.shift_y) = lens, 36, shift
    camera = bpy.data.objects.new("camera", data)
    camera.location = position
    target = Vector(aim)
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (target - camera.location).length + focus
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def start() -> None:
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def take_picture(chosen: argparse.Namespace, reach: float = 1.5) -> None:
    """Renders the scene and writes one PNG; with --grain, of what is left of the noise only that share.

    A sample counts as far as `reach` pixels: more is softer.
    """
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device, scene.cycles.samples = "CYCLES", "CPU", chosen.samples
    scene.cycles.use_denoising, scene.cycles.seed = False, 0
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 4, 2
    scene.cycles.filter_width = reach
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = chosen.width, chosen.height
    if chosen.grain is None:
        scene.render.filepath = chosen.out
        bpy.ops.render.render(write_still=True)
        return
    with tempfile.TemporaryDirectory() as folder:
        picture, normal, albedo = render_passes(scene, folder, ("Image", "Denoising Normal", "Denoising Albedo"))
    smooth = denoised(picture, normal, albedo, round(6 * chosen.width / 1400))
    picture = smooth + chosen.grain * (picture - smooth)
    result = bpy.data.images.new("result", chosen.width, chosen.height, float_buffer=True)
    opaque = np.ones((*picture.shape[:2], 1), np.float32)
    result.pixels.foreach_set(np.concatenate([picture, opaque], axis=-1).astype(np.float32).ravel())
    scene.render.image_settings.color_mode = "RGB"
    result.save_render(chosen.out, scene=scene)


def photograph(make_scene: Callable[[argparse.Namespace], None], **defaults: int) -> None:
    """Builds a scene from nothing, in a dark room, and writes one PNG; `defaults` are those of `options`."""
    chosen = options(**defaults)
    start()
    make_scene(chosen)
    make_night()
    take_picture(chosen)


def render_passes(scene: bpy.types.Scene, folder: str, names: tuple[str, ...]) -> list[np.ndarray]:
    """Renders the scene; gives back the named passes, in linear light, as arrays of rows of pixels of three numbers."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for index, name in enumerate(names):
        files.file_slots.new(f"pass{index}-")
        links.new(layers.outputs[name], files.inputs[index])
    bpy.ops.render.render()
    return [read_pixels(path) for path in sorted(Path(folder).glob("*.exr"))]


def read_pixels(path: Path) -> np.ndarray:
    """The colours of a picture file, without its alpha."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def denoised(picture: np.ndarray, normal: np.ndarray, albedo: np.ndarray, reach: int = 6) -> np.ndarray:
    """The picture with each pixel's light averaged over those near it that lie alike and have its colour.

    A joint bilateral filter, since Debian builds Blender without Open Image Denoise: what guides it are the passes that
    hardly have noise, so that threads stay. It works on the light alone, without the cloth's colour, and on its square
    root, lest one bright speck outweigh its neighbours. `reach` is in pixels.
    """
    colour = albedo + 0.02
    light = np.sqrt(np.clip(picture / colour, 0, None))
    # What the light is like roughly, so that the edges of cast shadows stay.
    rough = blurred(light, 2)
    guide = np.concatenate([normal / 0.09, albedo / 0.08, rough / (0.12 + 0.35 * rough)], axis=-1)
    height, width = light.shape[:2]
    around = [np.pad(pixels, ((reach, reach), (reach, reach), (0, 0)), "edge") for pixels in (guide, light)]
    total, weight = np.zeros_like(light), np.zeros((height, width, 1), np.float32)
    for down in range(2 * reach + 1):
        for right in range(2 * reach + 1):
            near, lit = (pixels[down : down + height, right : right + width] for pixels in around)
            apart = near - guide
            off = 4 * ((down - reach) ** 2 + (right - reach) ** 2) / reach**2
            share = np.exp(-(np.einsum("ijk,ijk->ij", apart, apart) + off) / 2)[..., None]
            total += share * lit
            weight += share
    return (total / weight) ** 2 * colour


def blurred(pixels: np.ndarray, reach: int) -> np.ndarray:
    """Each pixel as the mean of the square around it."""
    steps = [(down, right) for down in range(-reach, reach + 1) for right in range(-reach, reach + 1)]
    return sum(moved(pixels, down, right) for down, right in steps) / len(steps)


def moved(pixels: np.ndarray, down: int, right: int) -> np.ndarray:
    """The picture moved by whole pixels; the pixels of an edge fill what comes in there."""
    rows, columns = np.arange(pixels.shape[0]) - down, np.arange(pixels.shape[1]) - right
    return pixels[np.clip(rows, 0, len(rows) - 1)][:, np.clip(columns, 0, len(columns) - 1)]
