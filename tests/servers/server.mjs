/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-call -- without types, since its packages are not installed where others are checked */
// One of three GraphQL servers as other people write them, on another origin than the site: it has the contract's schema
// and passes each operation on to the sandbox. In another schema, a union consists of types that are named after the
// statuses of the contract. Prints its URL.
//     node tests/servers/server.mjs apollo|yoga|mercurius SANDBOX_GRAPHQL_URL [SCHEMA_FILE]
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { json } from "node:stream/consumers"
import { ApolloServer, HeaderMap } from "@apollo/server"
import fastify from "fastify"
import { buildSchema, getNamedType, GraphQLError, isUnionType, print } from "graphql"
import { createYoga } from "graphql-yoga"
import mercurius from "mercurius"

const [, , name, sandbox, schemaFile = "src/services/api/schema.graphql"] = process.argv

/** Asks the sandbox for a root field, for a union in the contract's own words. */
async function resolve(_root, _args, { authorization }, { operation, variableValues, path, returnType }) {
  const ownWords = () => readFileSync(`src/features/registration/api/${path.key}.graphql`, "utf8")
  const query = isUnionType(getNamedType(returnType)) ? ownWords() : print(operation)
  const response = await fetch(sandbox, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables: variableValues, operationName: operation.name?.value }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new GraphQLError(errors[0].message, { extensions: errors[0].extensions })
  return data[path.key]
}

const schema = buildSchema(readFileSync(schemaFile, "utf8"))
for (const root of [schema.getQueryType(), schema.getMutationType()])
  for (const field of Object.values(root.getFields())) field.resolve = resolve
for (const type of Object.values(schema.getTypeMap()).filter(isUnionType))
  type.resolveType = ({ status }) =>
    type.getTypes().find((one) => one.name.toUpperCase() === status.replaceAll("_", ""))?.name

const listeners = {
  async apollo() {
    const server = new ApolloServer({ schema })
    await server.start()
    return async (request, response) => {
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: new HeaderMap(Object.entries(request.headers)),
          search: "",
          body: await json(request).catch(() => undefined),
        },
        context: async () => ({ authorization: request.headers.authorization }),
      })
      response.writeHead(status ?? 200, Object.fromEntries(headers)).end(body.string)
    }
  },
  yoga: () =>
    createYoga({
      schema,
      cors: false,
      logging: false,
      context: ({ request }) => ({ authorization: request.headers.get("authorization") }),
    }),
  async mercurius() {
    const app = fastify()
    app.register(mercurius, { schema, context: ({ headers }) => ({ authorization: headers.authorization }) })
    await app.ready()
    return (request, response) => app.routing(request, response)
  },
}

const listener = await listeners[name]()
const server = createServer((request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*")
  response.setHeader("Access-Control-Expose-Headers", "Retry-After")
  response.setHeader(
    "Access-Control-Allow-Headers",
    "content-type, authorization, x-correlation-id, x-session-id, x-source-page",
  )
  if (request.method === "OPTIONS") response.writeHead(204).end()
  else listener(request, response)
})
server.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}/graphql\n`))
