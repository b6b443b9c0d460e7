// With its extension, since `npm run check:backend` runs this file without a build.
import { isRecord } from "../../lib/isRecord.ts"

/**
 * The shape of an answer, from the contract and the fields that an operation selects: a leaf is its JSON type, an
 * object a record of its fields, a list `[part]`, a nullable value `[part, null]`, a value of several types
 * `[part, own]`: the fields that all types have, and those that each type has besides.
 */
export type Shape = "string" | "number" | "boolean" | Fields | Combined
type Fields = { readonly [name: string]: Shape }
type Combined = readonly [part: Shape, own?: null | Fields]

/**
 * Fits a JSON value to a shape: a missing list becomes an empty one, null in a list is left out. Other fields are kept.
 * @param path of the value in the data, each name after a dot
 * @returns the value, of the type that the shape describes
 * @throws an Error that names what does not match by its path, without the value, which may be personal
 */
export function fit(value: unknown, shape: Shape, path = ""): unknown {
  const mismatch = (expected: string): Error =>
    new Error(`${path.slice(1) || "data"} is ${value == null ? "missing" : `not ${expected}`}`)
  if (isCombined(shape)) {
    const [part, own] = shape
    if (own !== undefined) return own === null && value === null ? value : fitTyped(value, part, own, path)
    const items: unknown = value ?? []
    if (!Array.isArray(items)) throw mismatch("a list")
    return items.flatMap((item, index) => (item === null ? [] : [fit(item, part, `${path}.${index}`)]))
  }
  if (typeof shape === "string") {
    if (typeof value === shape) return value
    throw mismatch(`a ${shape}`)
  }
  if (!isRecord(value)) throw mismatch("an object")
  const fields = fieldsOf(value)
  for (const [name, part] of Object.entries(shape)) fields.set(name, fit(fields.get(name), part, `${path}.${name}`))
  return Object.fromEntries(fields)
}

/** Fits a value to what all types have, then to what its own type has besides. */
function fitTyped(value: unknown, part: Shape, own: Fields | null, path: string): unknown {
  const fitted = fit(value, part, path)
  const more = own?.[String(fieldsOf(fitted).get("__typename"))]
  return more ? fit(fitted, more, path) : fitted
}

/** The fields of an object itself: names that every object inherits are not data. */
const fieldsOf = (value: unknown) => new Map<string, unknown>(Object.entries(value ?? {}))

/** Array.isArray does not narrow readonly arrays. */
const isCombined = (shape: Shape): shape is Combined => Array.isArray(shape)
