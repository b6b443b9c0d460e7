/**
 * What an answer is made of, as the contract has it for the fields that an operation selects: a leaf by its JSON type, a
 * list as `[part]`, what may be null as `[part, null]`, an object by its fields.
 */
export type Shape =
  | "string"
  | "number"
  | "boolean"
  | readonly [Shape]
  | readonly [Shape, null]
  | { readonly [field: string]: Shape }

/** Whether a JSON value has a shape. Fields that nobody asked for do no harm. */
export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === "string") return typeof value === shape
  if (isList(shape)) {
    const [part] = shape
    if (shape.length === 2) return value === null || fits(value, part)
    return Array.isArray(value) && value.every((item) => fits(item, part))
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape).every(([name, part]) => fits(fields.get(name), part))
}

/** Array.isArray does not know lists that cannot be written to. */
const isList = (shape: Shape): shape is readonly [Shape] | readonly [Shape, null] => Array.isArray(shape)
