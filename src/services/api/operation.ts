export type OperationKind = "query" | "mutation"

/** A GraphQL operation of the site, with the types of its variables and its data. */
export interface Operation<Data, Variables, Kind extends string = OperationKind> {
  kind: Kind
  /** Sent as operationName. */
  name: string
  /** The GraphQL document, as it is sent. */
  text: string
  /** Never set: it only carries the two types to the call site. */
  types?: { data: Data; variables: Variables }
}

/** A GraphQL subscription of the site, with the types of its variables and its events. */
export type Subscription<Data, Variables> = Operation<Data, Variables, "subscription">

/**
 * Returns a function that creates an operation of a kind from the text of a `.graphql` file that contains one named
 * operation. It throws an Error if there is none: a programming error, found by the first test that loads the file.
 */
const definer =
  <Kind extends string>(kind: Kind) =>
  <Data, Variables>(text: string): Operation<Data, Variables, Kind> => {
    const name = new RegExp(`^\\s*${kind}\\s+(\\w+)`, "m").exec(text)?.[1]
    if (name === undefined) throw new Error(`No named ${kind}: ${text.slice(0, 80)}`)
    return { kind, name, text }
  }

export const defineQuery = definer("query")
export const defineMutation = definer("mutation")
export const defineSubscription = definer("subscription")
