import { http, HttpResponse, type HttpHandler, type RequestHandler, type WebSocketHandler } from "msw"
import coat from "../assets/pictures/benefits-1400.webp?inline"
import { controlHandlers } from "./controlHandlers"
import { experimentHandlers } from "./experimentHandlers"
import { withFaults } from "./faults"
import { graphqlHandlers, socketHandler } from "./graphqlHandlers"
import { thirdPartyHandlers } from "./thirdParties/handlers"
import type { World } from "./world"

/** A coat, as the picture of the shared product: inline, since the server is one file. */
const productPicture = Uint8Array.from(atob(coat.replace(/.*,/, "")), (letter) => letter.charCodeAt(0))

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
    settingsHandler(world),
    ...thirdPartyHandlers(world),
    http.get(
      "*/sandbox/product.webp",
      () => new HttpResponse(productPicture, { headers: { "content-type": "image/webp" } }),
    ),
  ]
}

/** The whole mocked backend as MSW handlers: HTTP and the subscription socket. */
export function createHandlers(world: World): (RequestHandler | WebSocketHandler)[] {
  return [...createRequestHandlers(world), socketHandler(world)]
}
