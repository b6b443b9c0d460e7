import { GraphQLError } from "graphql"

/** What an operation knows of the request that carried it. */
export interface RequestContext {
  /** Value of the Authorization header. */
  authorization: string | null
  /** Scheme and host of the site, for links that leave it. */
  origin: string
}

/** The values of extensions.code that the contract names. */
type ErrorCode = "UNAUTHENTICATED" | "FORBIDDEN" | "BAD_USER_INPUT" | "INTERNAL_SERVER_ERROR"

/** A technical failure in the contract's form; to be thrown by a resolver. */
export function failure(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
