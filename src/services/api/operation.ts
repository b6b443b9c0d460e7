export type OperationKind = "query" | "mutation"

/** A GraphQL operation of the site, with the types of what it takes and what it is answered. */
export interface Operation<Data, Variables, Kind extends OperationKind = OperationKind> {
  kind: Kind
  /** The operationName that the request carries. */
  name: string
  /** The document as it is sent. */
  text: string
  /** Never set: it carries the two types to where the operation is used. */
  types?: { data: Data; variables: Variables }
}

/**
 * Makes an operation of the text of a `.graphql` file that holds one named query.
 * @throws an Error when the text is something else: a mistake of ours, found by the first test that loads the file
 */
export function defineQuery<Data, Variables>(text: string): Operation<Data, Variables, "query"> {
  return { kind: "query", name: nameIn(text, "query"), text }
}

/**
 * Makes an operation of the text of a `.graphql` file that holds one named mutation.
 * @throws an Error when the text is something else: a mistake of ours, found by the first test that loads the file
 */
export function defineMutation<Data, Variables>(text: string): Operation<Data, Variables, "mutation"> {
  return { kind: "mutation", name: nameIn(text, "mutation"), text }
}

/** A GraphQL subscription of the site, with the types of what it takes and of the events that it brings. */
export interface Subscription<Data, Variables> {
  name: string
  /** The document as it is sent. */
  text: string
  /** Never set: it carries the two types to where the subscription is used. */
  types?: { data: Data; variables: Variables }
}

/**
 * Makes a subscription of the text of a `.graphql` file that holds one named subscription.
 * @throws an Error when the text is something else: a mistake of ours, found by the first test that loads the file
 */
export function defineSubscription<Data, Variables>(text: string): Subscription<Data, Variables> {
  return { name: nameIn(text, "subscription"), text }
}

function nameIn(text: string, kind: OperationKind | "subscription"): string {
  const name = new RegExp(`^\\s*${kind}\\s+(\\w+)`, "m").exec(text)?.[1]
  if (name === undefined) throw new Error(`Not a named ${kind}: ${text.slice(0, 80)}`)
  return name
}

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
