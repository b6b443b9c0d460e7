import { makeServer } from "graphql-ws"
import { http, HttpResponse, ws, type HttpHandler, type WebSocketHandler } from "msw"
import { parseJson } from "../lib/parseJson"
import { withFaults } from "./faults"
import { createRoots, run, schema, type GraphqlRequest } from "./schema"
import type { World } from "./world"

const journalHeaders = ["authorization", "content-type", "x-correlation-id", "x-session-id", "x-source-page"]

/** Reads a GraphQL request; anything else becomes a request that the contract rejects. */
function readRequest(text: string): GraphqlRequest {
  // Of what is not JSON the query stays empty, which graphql-js rejects as a syntax error.
  const body = parseJson(text)
  const fields = new Map<string, unknown>(Object.entries(typeof body === "object" && body !== null ? body : {}))
  const query = fields.get("query")
  const name = fields.get("operationName")
  const variables = fields.get("variables")
  return {
    query: typeof query === "string" ? query : "",
    operationName: typeof name === "string" ? name : undefined,
    // Copied into a plain record; graphql-js checks each variable against the contract.
    variables: typeof variables === "object" && variables !== null ? { ...variables } : {},
  }
}

function nameOf({ query, operationName }: GraphqlRequest): string {
  return operationName ?? /(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? ""
}

function record(world: World, request: Request, graphql: GraphqlRequest): void {
  const headers = journalHeaders.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  world.state.journal.push({
    operationName: nameOf(graphql),
    method: request.method,
    variables: graphql.variables,
    headers: Object.fromEntries(headers),
    at: new Date(world.now()).toISOString(),
  })
  world.save()
}

/** The GraphQL endpoint at any path that ends in /graphql. It accepts only POST, so that no code appears in a URL. */
export function graphqlHandlers(world: World): HttpHandler[] {
  const roots = createRoots(world)
  return [
    http.post("*/graphql", async ({ request }) => {
      const graphql = readRequest(await request.text())
      record(world, request, graphql)
      const context = { authorization: request.headers.get("authorization"), origin: new URL(request.url).origin }
      const answer = async () => {
        const result = await run(roots, graphql, context)
        world.save()
        return HttpResponse.json({ ...result }, { headers: { "cache-control": "no-store" } })
      }
      return withFaults(world, nameOf(graphql), answer, "graphql")
    }),
    http.get("*/graphql", () => new HttpResponse("Use POST", { status: 405, headers: { allow: "POST" } })),
  ]
}

/** Subscriptions over graphql-transport-ws at any path that ends in /graphql-ws, where MSW intercepts the socket. */
export function socketHandler(world: World): WebSocketHandler {
  const server = makeServer({ schema, roots: createRoots(world) })
  return ws.link("*/graphql-ws").addEventListener("connection", ({ client }) => {
    const closed = server.opened(
      {
        protocol: "graphql-transport-ws",
        send: (data) => {
          client.send(data)
        },
        close: (code, reason) => {
          client.close(code, reason)
        },
        onMessage: (receive) => {
          client.addEventListener("message", (event) => {
            // The protocol only has text messages; others are ignored.
            if (typeof event.data === "string") void receive(event.data)
          })
        },
      },
      {},
    )
    client.addEventListener("close", (event) => {
      void closed(event.code ?? 1000, event.reason ?? "")
    })
  })
}
