import { http, HttpResponse, type HttpHandler, type RequestHandler, type WebSocketHandler } from "msw"
import { controlHandlers } from "./controlHandlers"
import { experimentHandlers } from "./experimentHandlers"
import { withFaults } from "./faults"
import { graphqlHandlers, socketHandler } from "./graphqlHandlers"
import { thirdPartyHandlers } from "./thirdParties/handlers"
import type { World } from "./world"

/** A drawn coat, 600 × 800, as the picture of the shared product. */
const productPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">
<rect width="600" height="800" fill="#ece7e0"/>
<path d="M240 120 L180 160 L110 420 L160 440 L200 300 L190 700 L410 700 L400 300 L440 440 L490 420 L420 160 L360 120 Z" fill="#b58d5f"/>
<path d="M240 120 L300 330 L360 120 L330 105 L300 150 L270 105 Z" fill="#9a744a"/>
<path d="M300 330 L300 700" stroke="#85623c" stroke-width="3"/>
<rect x="193" y="395" width="214" height="26" fill="#85623c"/>
<rect x="285" y="388" width="36" height="40" fill="none" stroke="#5f452a" stroke-width="6"/>
</svg>`

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
      "*/sandbox/product.svg",
      () => new HttpResponse(productPicture, { headers: { "content-type": "image/svg+xml" } }),
    ),
  ]
}

/** The whole mocked backend as MSW handlers: HTTP and the subscription socket. */
export function createHandlers(world: World): (RequestHandler | WebSocketHandler)[] {
  return [...createRequestHandlers(world), socketHandler(world)]
}
