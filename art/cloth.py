"""What every cloth has in common: how its folds are drawn, its mesh, and short words for its shader.

Imported by the scripts that Blender runs (satin.py, coat.py and others). All lengths are in scene
units, all angles in radians.
"""

import math
from typing import NamedTuple

import bpy
import numpy as np
from mathutils import Vector, noise

# The site's one angle, measured from the vertical; folds rise to the right like an italic stroke.
ANGLE = math.radians(28)
CLOTH_SIZE = 9.0
# Distance of the noise's knots: coarser than its steps, finer than its waves.
KNOT = 0.125


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


class Band(NamedTuple):
    """One family of folds: angular frequency, height, lean, own wander of the phase, strength along the cloth."""

    frequency: float
    amplitude: float
    lean: float
    wander: np.ndarray | float
    strength: np.ndarray | float


def trochoids(k: np.ndarray, bands: tuple[Band, ...]) -> tuple[np.ndarray, np.ndarray]:
    """Folds over the coordinate `k`, which runs across them: (shift across the folds, height).

    Each band is a trochoid, as a water wave is: the shift narrows the crests and lets them lean, which a plain
    height field cannot.
    """
    shift, height = np.zeros_like(k), np.zeros_like(k)
    for frequency, amplitude, lean, wander, strength in bands:
        phase = frequency * k + wander
        height += amplitude * strength * np.cos(phase)
        # The second harmonic leans every fold to the same side, as gravity does.
        shift -= lean * amplitude * strength * (np.sin(phase) + 0.22 * np.cos(2 * phase))
    return shift, height


def make_axis(cells: int) -> np.ndarray:
    """Where the grid lines of the flat cloth lie, the same along both edges."""
    return np.linspace(-CLOTH_SIZE / 2, CLOTH_SIZE / 2, cells + 1)


def make_sheet(name: str, u: np.ndarray, t: np.ndarray, shift: np.ndarray, height: np.ndarray) -> bpy.types.Object:
    """A sheet in the scene: the grid `u` (across the folds), `t` (along them), moved by `shift` and `height`."""
    across = u + shift
    x = across * math.cos(ANGLE) + t * math.sin(ANGLE)
    y = -across * math.sin(ANGLE) + t * math.cos(ANGLE)
    return make_surface(name, np.stack([x, y, height], axis=-1), u, t)


def make_surface(name: str, points: np.ndarray, u: np.ndarray, t: np.ndarray, levels: int = 1) -> bpy.types.Object:
    """A smooth surface through a grid of `points` (rows, columns, 3), subdivided `levels` times.

    Its UVs "warp" are `u` and `t`, the coordinates of the flat cloth, for threads and anisotropy.
    """
    rows, columns = u.shape
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).ravel()
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], axis=-1)
    sheet = make_mesh(name, points.reshape(-1, 3), faces)
    layer = sheet.data.uv_layers.new(name="warp")
    flat = np.stack([u.ravel(), t.ravel()], axis=-1)[faces.ravel()]
    layer.data.foreach_set("uv", flat.ravel())
    if levels:
        smooth = sheet.modifiers.new("smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = levels
    return sheet


def make_mesh(name: str, points: np.ndarray, faces: np.ndarray) -> bpy.types.Object:
    """A smooth mesh in the scene from its points (n, 3) and its faces of four corners each (m, 4)."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    result = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(result)
    return result


def make_material(name: str, shader_values: dict) -> bpy.types.Material:
    """A material whose Principled BSDF has the given inputs."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    for key, value in shader_values.items():
        material.node_tree.nodes["Principled BSDF"].inputs[key].default_value = value
    return material


class Nodes:
    """Builds the shader of a material in few words: `add` makes a node, with inputs from values or other nodes."""

    def __init__(self, material: bpy.types.Material) -> None:
        self.tree = material.node_tree

    def add(self, kind: str, settings: dict | None = None, **inputs: object) -> bpy.types.Node:
        """A node "ShaderNode<kind>"; each input is named or, as `_0`, numbered, and is a value, or a node or socket."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node, int(key[1:]) if key.startswith("_") else key.replace("_", " "), value)
        return node

    def set(self, node: bpy.types.Node, key: object, value: object) -> None:
        """Gives one input of a node a value, or links it to a socket or to a node's first output."""
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def math(self, operation: str, *values: object) -> bpy.types.Node:
        """Arithmetic on numbers and sockets."""
        return self.add("Math", {"operation": operation}, **{f"_{index}": value for index, value in enumerate(values)})

    def warp(self, scale: tuple = (1, 1, 1), turn: float = 0) -> bpy.types.Node:
        """The flat cloth's coordinates, turned by `turn` radians and scaled."""
        place = self.add("UVMap", {"uv_map": "warp"})
        return self.add("Mapping", Vector=place, Scale=scale, Rotation=(0, 0, turn))

    def yarn(self, scale: tuple, detail: float = 3) -> bpy.types.NodeSocket:
        """Noise in 0..1 of as many periods a unit as `scale` says, across and along the threads."""
        return self.add("TexNoise", Vector=self.warp(scale), Scale=1, Detail=detail).outputs["Fac"]

    @property
    def shader(self) -> bpy.types.Node:
        """The Principled BSDF that a new material has."""
        return self.tree.nodes["Principled BSDF"]

    @property
    def surface(self) -> bpy.types.Node:
        """The output that a new material has."""
        return self.tree.nodes["Material Output"]
