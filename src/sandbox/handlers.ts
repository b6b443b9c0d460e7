import { http, HttpResponse, type HttpHandler, type RequestHandler, type WebSocketHandler } from "msw"
import { controlHandlers } from "./controlHandlers"
import { productPicture } from "./data/productPicture"
import { experimentHandlers } from "./experimentHandlers"
import { withFaults } from "./faults"
import { graphqlHandlers, socketHandler } from "./graphqlHandlers"
import { reportSink } from "./outside/reportSink"
import { scriptHandlers } from "./outside/scriptHandlers"
import type { World } from "./world"

/** defaults.json: the world's settings; if it has none, undefined leaves the request to the host. */
function settingsHandler(world: World): HttpHandler {
  return http.get("*/acquisition/defaults.json", () =>
    withFaults(world, "defaults.json", () =>
      world.state.settings === null
        ? undefined
        : HttpResponse.json(world.state.settings, { headers: { "cache-control": "no-cache" } }),
    ),
  )
}

/** The mocked backend as MSW handlers for HTTP only: server.ts has a WebSocket server of its own. */
export function createRequestHandlers(world: World): RequestHandler[] {
  return [
    ...graphqlHandlers(world),
    ...experimentHandlers(world),
    ...controlHandlers(world),
    reportSink(world),
    settingsHandler(world),
    ...scriptHandlers(world),
    http.get(
      "*/sandbox/product.svg",
      () => new HttpResponse(productPicture, { headers: { "content-type": "image/svg+xml" } }),
    ),
  ]
}

/** The whole mocked backend as MSW handlers: HTTP and the subscription socket. */
export function createHandlers(world: World): (RequestHandler | WebSocketHandler)[] {
  return [...createRequestHandlers(world), socketHandler(world)]
}
