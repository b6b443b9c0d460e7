import { isRecord } from "../../lib/isRecord"

export type OperationKind = "query" | "mutation"

/** A GraphQL operation of the site, with the types of its variables and its data. */
export interface Operation<Data, Variables, Kind extends OperationKind = OperationKind> {
  kind: Kind
  /** Sent as operationName. */
  name: string
  /** The GraphQL document, as it is sent. */
  text: string
  /** Never set: it only carries the two types to the call site. */
  types?: { data: Data; variables: Variables }
}

/**
 * Creates a query from the text of a `.graphql` file that contains one named query.
 * @throws an Error if it does not: a programming error, found by the first test that loads the file
 */
export function defineQuery<Data, Variables>(text: string): Operation<Data, Variables, "query"> {
  return { kind: "query", name: nameIn(text, "query"), text }
}

/**
 * Creates a mutation from the text of a `.graphql` file that contains one named mutation.
 * @throws an Error if it does not: a programming error, found by the first test that loads the file
 */
export function defineMutation<Data, Variables>(text: string): Operation<Data, Variables, "mutation"> {
  return { kind: "mutation", name: nameIn(text, "mutation"), text }
}

/** A GraphQL subscription of the site, with the types of its variables and its events. */
export interface Subscription<Data, Variables> {
  name: string
  /** The GraphQL document, as it is sent. */
  text: string
  /** Never set: it only carries the two types to the call site. */
  types?: { data: Data; variables: Variables }
}

/**
 * Creates a subscription from the text of a `.graphql` file that contains one named subscription.
 * @throws an Error if it does not: a programming error, found by the first test that loads the file
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
 * The shape of an answer, from the contract and the fields that an operation selects: a leaf is its JSON type, a list
 * `[part]`, a nullable value `[part, null]`, an object a record of its fields.
 */
export type Shape =
  | "string"
  | "number"
  | "boolean"
  | readonly [Shape]
  | readonly [Shape, null]
  | { readonly [field: string]: Shape }

/** Whether a JSON value matches a shape. Additional fields are allowed. */
export function matchesShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === "string") return typeof value === shape
  if (isList(shape)) {
    const [part] = shape
    if (shape.length === 2) return value === null || matchesShape(value, part)
    return Array.isArray(value) && value.every((item) => matchesShape(item, part))
  }
  if (!isRecord(value)) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape).every(([name, part]) => matchesShape(fields.get(name), part))
}

/** Array.isArray does not narrow readonly arrays. */
const isList = (shape: Shape): shape is readonly [Shape] | readonly [Shape, null] => Array.isArray(shape)
