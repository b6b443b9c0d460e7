"""Renders near-black satin in inclined folds under a champagne rim light, with Blender's Cycles on the CPU.

    blender -b -noaudio --python-exit-code 1 -P art/satin.py -- OUT.png [--width 1600] [--height 1800] [--samples 192] ...

The picture is the same for the same options. All lengths are in scene units (the frame is about 3.6 units wide),
all angles in degrees. README.md says which call made which file.
"""

import argparse
import math
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

# The site's one angle, measured from the vertical; folds rise to the right like an italic stroke.
ANGLE = math.radians(28)
CLOTH_SIZE = 9.0
# One cell is about two pixels at the final size; subdivision halves it once more.
CELLS = 800
# Distance of the noise's knots: coarser than its steps, finer than its waves.
KNOT = 0.125


def options() -> argparse.Namespace:
    """Reads what stands after the lone "--" of Blender's command line."""
    parser = argparse.ArgumentParser(prog="satin.py")
    parser.add_argument("out", help="the PNG to write")
    parser.add_argument("--width", type=int, default=1600, help="pixels")
    parser.add_argument("--height", type=int, default=1800, help="pixels")
    parser.add_argument("--samples", type=int, default=192, help="Cycles samples a pixel")
    parser.add_argument("--seed", type=int, default=17, help="another piece of cloth for another number")
    parser.add_argument("--cells", type=int, default=CELLS, help="cells along each edge of the cloth")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def spline(axis: np.ndarray, knots: np.ndarray) -> np.ndarray:
    """Weights of the uniform cubic B-spline: one row a point of `axis`, one column a knot."""
    distance = np.abs(axis[:, None] - knots[None, :]) / (knots[1] - knots[0])
    near = 2 / 3 - distance**2 + distance**3 / 2
    far = np.clip(2 - distance, 0, None) ** 3 / 6
    return np.where(distance < 1, near, far)


def field(axis: np.ndarray, across: float, along: float, seed: float) -> np.ndarray:
    """Smooth noise in about -1..1 over the square of `axis`, with `across` and `along` periods a unit (rows run along).

    Blender's noise goes in small steps, which grazing light shows as ripples; a spline through coarse knots has none.
    """
    knots = np.linspace(axis[0] - KNOT, axis[-1] + KNOT, round((axis[-1] - axis[0]) / KNOT) + 3)
    coarse = np.array([[noise.noise(Vector((u * across, t * along, seed))) for u in knots] for t in knots])
    weights = spline(axis, knots)
    return weights @ coarse @ weights.T


def smoothstep(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """0 below `low`, 1 above `high`, without a kink between them."""
    s = np.clip((x - low) / (high - low), 0, 1)
    return s * s * (3 - 2 * s)


def drape(axis: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the points of the flat cloth's grid go: (shift across the folds, height).

    Each band is a trochoid, as a water wave is: the shift narrows the crests and lets them lean, which a plain
    height field cannot. Amplitudes wander along the fold, so that folds rise, part and die as they do in a drape.
    """
    u, t = np.meshgrid(axis, axis)
    slow = field(axis, 0.28, 0.16, seed)
    middle = field(axis, 0.7, 0.3, seed + 3.3)
    quick = field(axis, 1.5, 0.55, seed + 9.7)
    life = field(axis, 0.45, 0.28, seed + 20.1)
    # A gentle fan: the folds gather towards the upper end of the cloth.
    k = u * (1 + 0.05 * t) + 0.9 * slow + 0.28 * middle
    shift = np.zeros_like(u)
    height = 0.35 * slow
    # (angular frequency, height, lean, own wander of the phase, how far the amplitude follows `life`)
    bands = (
        (4.4, 0.20, 0.5, 0.0 * middle, 0.6 + 0.5 * life),
        (8.7, 0.08, 0.5, 1.5 * middle + 0.8, smoothstep(-0.4, 0.4, life - 0.3 * slow)),
        (17.0, 0.026, 0.5, 2.2 * quick + 1.7 * middle, smoothstep(-0.1, 0.5, quick + 0.4 * life)),
        (31.0, 0.006, 0.3, 3.5 * quick, smoothstep(0.0, 0.5, middle - 0.3 * quick)),
    )
    for frequency, amplitude, lean, wander, strength in bands:
        phase = frequency * k + wander
        height += amplitude * strength * np.cos(phase)
        # The second harmonic leans every fold to the same side, as gravity does.
        shift -= lean * amplitude * strength * (np.sin(phase) + 0.22 * np.cos(2 * phase))
    return shift, height


def make_cloth(seed: int, cells: int) -> bpy.types.Object:
    """The sheet as a mesh in the scene, folded and smooth, with UVs along warp and weft for the anisotropy."""
    axis = np.linspace(-CLOTH_SIZE / 2, CLOTH_SIZE / 2, cells + 1)
    u, t = np.meshgrid(axis, axis)
    shift, height = drape(axis, seed)
    across = u + shift
    x = across * math.cos(ANGLE) + t * math.sin(ANGLE)
    y = -across * math.sin(ANGLE) + t * math.cos(ANGLE)
    points = np.stack([x, y, height], axis=-1).reshape(-1, 3)
    corner = (np.arange(cells)[:, None] * (cells + 1) + np.arange(cells)[None, :]).ravel()
    faces = np.stack([corner, corner + 1, corner + cells + 2, corner + cells + 1], axis=-1)
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    layer = mesh.uv_layers.new(name="warp")
    flat = np.stack([u.ravel(), t.ravel()], axis=-1)[faces.ravel()]
    layer.data.foreach_set("uv", flat.ravel())
    cloth = bpy.data.objects.new("cloth", mesh)
    bpy.context.scene.collection.objects.link(cloth)
    smooth = cloth.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return cloth


def make_satin() -> bpy.types.Material:
    """Black satin: long floats of silk along the warp, so that lights draw out across the threads."""
    material = bpy.data.materials.new("satin")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    for name, value in {
        "Base Color": (0.012, 0.0108, 0.0098, 1),
        "Specular": 0.5,
        "Specular Tint": 0.25,
        "Anisotropic": 0.5,
        "Sheen": 0.25,
        "Sheen Tint": 0.8,
    }.items():
        shader.inputs[name].default_value = value
    tangent = nodes.new("ShaderNodeTangent")
    tangent.direction_type, tangent.uv_map = "UV_MAP", "warp"
    links.new(tangent.outputs["Tangent"], shader.inputs["Tangent"])

    # Threads: noise drawn out along the warp. It breaks the highlights as yarn does, where a clean surface looks wet.
    place = nodes.new("ShaderNodeUVMap")
    place.uv_map = "warp"
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (260, 4, 1)
    links.new(place.outputs["UV"], stretch.inputs["Vector"])
    yarn = nodes.new("ShaderNodeTexNoise")
    yarn.inputs["Scale"].default_value, yarn.inputs["Detail"].default_value = 1, 3
    links.new(stretch.outputs["Vector"], yarn.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.008
    links.new(yarn.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    rough = nodes.new("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.2, 0.31
    links.new(yarn.outputs["Fac"], rough.inputs["Value"])
    links.new(rough.outputs["Result"], shader.inputs["Roughness"])
    return material


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


def light_scene() -> None:
    """A champagne strip that rakes over the folds, a faint cool answer, a breath of fill and a black room."""
    champagne = (1.0, 0.70, 0.40)
    area_light((-4.3, 2.4, 2.3), (0.2, 0.3, 0), (0.34, 6.5), 285, champagne)
    area_light((4.2, -2.2, 2.0), (0.2, 0, 0), (0.25, 6), 60, (1.0, 0.92, 0.82))
    area_light((-0.8, 1.6, 6.5), (0.3, 0.4, 0), (0.4, 4), 22, (1.0, 0.9, 0.78))
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.003, 0.0028, 0.0026, 1)
    bpy.context.scene.world = world


def place_camera() -> None:
    """A long lens a little below the middle, open wide enough to let the near and far folds go soft."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = 85, 36
    camera = bpy.data.objects.new("camera", data)
    camera.location = (0.0, -3.2, 8.2)
    aim = Vector((0.0, 0.0, 0.15))
    camera.rotation_euler = (aim - camera.location).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof, data.dof.aperture_fstop = True, 2.4
    data.dof.focus_distance = (aim - camera.location).length - 0.2
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def main() -> None:
    """Builds the scene from nothing and writes one PNG."""
    chosen = options()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make_cloth(chosen.seed, chosen.cells).data.materials.append(make_satin())
    light_scene()
    place_camera()
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device, scene.cycles.samples = "CYCLES", "CPU", chosen.samples
    # Debian builds Blender without Open Image Denoise: samples and the later reduction take the noise away.
    scene.cycles.use_denoising, scene.cycles.seed = False, 0
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 4, 2
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = chosen.width, chosen.height
    scene.render.filepath = chosen.out
    bpy.ops.render.render(write_still=True)


main()
