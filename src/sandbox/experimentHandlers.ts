import { http, HttpResponse, type HttpHandler } from "msw"
import { withFaults } from "./faults"
import type { World } from "./world"

const base = "*/growthbook-proxy"

function payload(world: World) {
  return { status: 200, ...world.state.featurePayload, dateUpdated: new Date(world.now()).toISOString() }
}

/**
 * An event stream that sends the features at once and after every change. MSW's own helper for such streams needs an
 * EventSource, which Node lacks.
 */
function featureStream(world: World): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const send = () => {
        controller.enqueue(encoder.encode(`event: features\ndata: ${JSON.stringify(payload(world))}\n\n`))
      }
      stop = world.onFeatures(send)
      send()
    },
    cancel() {
      stop()
    },
  })
}

/** The flag service behind the site's own proxy path (specification section 7, call 4): features, event stream, usage ping. */
export function experimentHandlers(world: World): HttpHandler[] {
  return [
    http.get(`${base}/api/features/:key`, () =>
      withFaults(world, "growthbook-features", () =>
        // Without this header the SDK opens no event stream.
        HttpResponse.json(payload(world), { headers: { "x-sse-support": "enabled", "cache-control": "no-store" } }),
      ),
    ),
    http.post(`${base}/api/eval/:key`, () =>
      withFaults(world, "growthbook-eval", () => HttpResponse.json(payload(world))),
    ),
    http.get(`${base}/sub/:key`, () =>
      withFaults(
        world,
        "growthbook-stream",
        () =>
          new HttpResponse(featureStream(world), {
            headers: { "content-type": "text/event-stream", "cache-control": "no-cache" },
          }),
      ),
    ),
    http.get(`${base}/rt`, ({ request }) =>
      withFaults(world, "growthbook-ping", () => {
        world.state.usagePings.push(new URL(request.url).search)
        world.save()
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}
