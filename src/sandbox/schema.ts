import {
  buildSchema,
  execute,
  GraphQLError,
  GraphQLScalarType,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
} from "graphql"
import sdl from "../services/api/schema.graphql?raw"
import { isLanguage } from "../lib/languages"
import type { RequestContext } from "./resolvers/context"
import { activationResolvers } from "./resolvers/activation"
import { applicantResolvers } from "./resolvers/applicants"
import { catalogueResolvers } from "./resolvers/catalogue"
import { codeResolvers } from "./resolvers/codes"
import { linkResolvers } from "./resolvers/links"
import { phoneResolvers } from "./resolvers/phone"
import { registrationResolvers } from "./resolvers/registration"
import type { World } from "./world"

/** Makes a custom scalar reject, as input and as output, what its description in the contract does not allow. */
function restrict(name: string, allows: (text: string) => boolean): void {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`The contract has no scalar ${name}`)
  const check = (value: unknown): string => {
    if (typeof value === "string" && allows(value)) return value
    throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}`)
  }
  type.coerceInputValue = check
  type.coerceOutputValue = check
}

/** The contract with the backend, executable. */
export const schema = buildSchema(sdl)
restrict("CountryCode", (text) => /^[A-Z]{2}$/.test(text))
restrict("LanguageCode", isLanguage)
restrict("DateTime", (text) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text))

/** The root values of the three kinds of operations on one world. */
export function createRoots(world: World) {
  const activation = activationResolvers(world)
  return {
    query: { ...codeResolvers(world), ...catalogueResolvers(world) },
    mutation: {
      ...registrationResolvers(world),
      ...activation.mutation,
      ...phoneResolvers(world),
      ...applicantResolvers(world),
      ...linkResolvers(world),
    },
    subscription: activation.subscription,
  }
}

/** The resolvers of every operation, by kind. */
export type Roots = ReturnType<typeof createRoots>

/** A query or mutation in the body of a request. */
export interface GraphqlRequest {
  query: string
  operationName?: string | undefined
  variables: Record<string, unknown>
}

function refused(errors: readonly GraphQLError[]): ExecutionResult {
  return { errors: errors.map((error) => withCode(error, "BAD_USER_INPUT")) }
}

/** The error with a value of extensions.code, unless it has one already. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  if (error.extensions["code"] !== undefined) return error
  const { nodes, source, positions, path } = error
  return new GraphQLError(error.message, { nodes, source, positions, path, extensions: { ...error.extensions, code } })
}

function parseAndValidate(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query)
    const errors = validate(schema, document)
    return errors.length > 0 ? errors : document
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/**
 * Executes a query or mutation. Whatever violates the contract, in the request or in the response, is a GraphQL error;
 * each error carries one of the contract's values of extensions.code.
 */
export async function run(roots: Roots, request: GraphqlRequest, context: RequestContext): Promise<ExecutionResult> {
  const document = parseAndValidate(request.query)
  if (!("kind" in document)) return refused(document)
  const result = await execute({
    schema,
    document,
    rootValue: { ...roots.query, ...roots.mutation },
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  })
  if (!result.errors) return result
  // Without data, the variables were rejected before execution; later errors are the backend's own.
  const code = "data" in result ? "INTERNAL_SERVER_ERROR" : "BAD_USER_INPUT"
  return { ...result, errors: result.errors.map((error) => withCode(error, code)) }
}
