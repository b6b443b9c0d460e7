import { http, HttpResponse, type HttpHandler } from "msw"
import { isRecord } from "../lib/isRecord"
import { withFaults } from "./faults"
import type { World } from "./world"
import type { WorldState } from "./worldState"

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

/** The keys of the experiments that run, each once. */
const experimentKeys = (world: World) => [
  ...new Set(
    world.state.featurePayload.experiments.map((experiment) => (isRecord(experiment) ? experiment["key"] : "")),
  ),
]

/**
 * Tells the split generator that this flag service is mocked, and which experiments it runs: only in a mocked one can
 * it put experiments on trial.
 */
const trialResponse = (world: World) =>
  HttpResponse.json(
    { environment: "sandbox", experiments: experimentKeys(world) },
    { headers: { "cache-control": "no-store" } },
  )

/** The flags from before the trial; undefined if no trial runs, or if other experiments have replaced the trial's. */
function payloadBeforeTrial({ trial, featurePayload }: WorldState) {
  const isRunning = trial && JSON.stringify(trial.experiments) === JSON.stringify(featurePayload.experiments)
  return isRunning ? trial.before : undefined
}

/**
 * Puts experiments on trial: they replace all flags and experiments. Also configures a client key and a consent service
 * where the settings lack them, since without them no visit is assigned or tracked. An empty list ends the trial and
 * restores the flags from before it; if no trial runs, it removes the experiments and leaves the flags.
 */
function setTrial(world: World, experiments: readonly unknown[]): void {
  const { state } = world
  const { features, experiments: others } = state.featurePayload
  const before = payloadBeforeTrial(state)
  if (experiments.length === 0) {
    delete state.trial
    world.setFeatures(before ?? { features, experiments: [] })
    return
  }
  state.settings = { growthbookClientKey: "sandbox", cmpSettingsId: "sandbox", ...state.settings }
  state.trial = { experiments, before: before ?? { features, experiments: others } }
  world.setFeatures({ features: {}, experiments })
}

/**
 * The flag service behind the site's own proxy path (specification section 7, call 4): features, event stream, usage
 * ping; and the path under which the split generator puts experiments on trial, which no real service has.
 */
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
    http.get(`${base}/api/trial`, () => trialResponse(world)),
    http.post(`${base}/api/trial`, async ({ request }) => {
      const body: unknown = await request.json()
      const experiments: unknown = isRecord(body) ? body["experiments"] : undefined
      setTrial(world, Array.isArray(experiments) ? experiments : [])
      return trialResponse(world)
    }),
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
