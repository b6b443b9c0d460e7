import { GraphQLError } from "graphql"

/** What an operation knows about its request. */
export interface RequestContext {
  authorization: string | null
  /** Scheme and host of the site, for registration links. */
  origin: string
}

/** The values of extensions.code in the contract. */
type ErrorCode = "UNAUTHENTICATED" | "FORBIDDEN" | "BAD_USER_INPUT" | "INTERNAL_SERVER_ERROR"

/** A technical failure in the contract's form, for resolvers to throw. */
export function failure(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
