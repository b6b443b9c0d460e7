import { configureCache, GrowthBook, helpers, setPolyfills } from "@growthbook/growthbook"
import type { Settings } from "../settings/settings"
import { whenShown } from "../../lib/whenShown"
import { readSession, writeSession } from "../storage/storage"
import { anonymousId } from "./anonymousId"
import type { ExperimentCallbacks } from "./callbacks"
import type { GetFlag } from "./landingFlags"
import { exposureOf, readFlag, visitOptions, type Exposure } from "./sdkOptions"
import { flagServiceUrl } from "./requestFeatures"

/** Timeouts and intervals in milliseconds (specification section 9). */
const times = {
  init: 5000,
  stale: 60_000,
  maxAge: 4 * 60 * 60 * 1000,
  idleStream: 20_000,
  redirect: 100,
  maxRedirect: 1000,
}

configureCache({
  staleTTL: times.stale,
  maxAge: times.maxAge,
  cacheKey: "gbFeaturesCache",
  maxEntries: 10,
  idleStreamInterval: times.idleStream,
})

/** The feature flags for one page view. */
export interface PageFlags {
  getFlag: GetFlag
  /** The exposures of the flags and redirect experiments evaluated so far; grows with each evaluation. */
  exposures: readonly Exposure[]
  /**
   * Evaluates the redirect experiments.
   * @returns resolves with the URL to redirect the visitor to, once the redirect is due; undefined if the visitor stays
   */
  evaluateRedirects: () => Promise<string> | undefined
}

const sdkRequestFeatures = helpers.fetchFeaturesCall
/** The service's answer, if it was requested before the SDK was loaded. */
let requested: Promise<Response> | undefined
helpers.fetchFeaturesCall = (parameters) => {
  const answer = requested ?? sdkRequestFeatures(parameters)
  requested = undefined
  return answer
}

/**
 * Gets the flags for a page view from the service or its cache. Later updates only go into the cache, for the next.
 * @returns undefined if the service fails, which is reported
 */
export async function fetchFlags(
  settings: Settings,
  callbacks: ExperimentCallbacks,
  flagResponse: Promise<Response> | undefined,
): Promise<PageFlags | undefined> {
  requested = flagResponse
  const exposures: Exposure[] = []
  let navigate: (url: string) => void = () => undefined
  const destination = new Promise<string>((resolve) => {
    navigate = resolve
  })
  // Remotely evaluated flags are cached by the visitor's id, which must not outlive the tab without consent.
  if (settings.growthbookRemoteEval)
    setPolyfills({
      localStorage: {
        getItem: () => readSession("gbFeaturesCache"),
        setItem: (_key: string, text: string) => writeSession("gbFeaturesCache", text),
      },
    })
  const service = new GrowthBook({
    ...connection(settings, callbacks),
    navigate,
    trackingCallback: (experiment, result) => {
      exposures.push(exposureOf(experiment, result))
    },
    ...usageOf(settings),
  })
  const { error } = await service.init({ timeout: times.init })
  // If the SDK has used its own cache instead, the early answer is still there; it must not answer a later request.
  requested = undefined
  const failure = error?.message ?? payloadProblem(service)
  if (failure !== undefined) {
    callbacks.report({ name: "experiments", detail: failure })
    return undefined
  }
  newest = { settings, callbacks }
  return {
    getFlag: (name) => readFlag(service, callbacks, name),
    exposures,
    evaluateRedirects() {
      service.triggerAutoExperiments()
      return service.getRedirectUrl() ? Promise.all([destination, whenShown()]).then(([url]) => url) : undefined
    },
  }
}

/** Finds problems in a payload that the SDK accepts: if decryption fails, it only logs that and drops the features. */
function payloadProblem(service: GrowthBook): string | undefined {
  const { encryptedFeatures, features: sent } = service.getPayload()
  const { features } = service.getDecryptedPayload()
  if (encryptedFeatures && features === sent) return "Failed to decrypt"
  return features ? undefined : "No features in the answer"
}

/** SDK options: how to reach the service, and what decides which variants this visitor sees. */
function connection(settings: Settings, { country, mayLeave }: ExperimentCallbacks) {
  const { growthbookClientKey: clientKey, growthbookDecryptionKey: decryptionKey } = settings
  return {
    // Creating the instance starts no redirect (`disableExperimentsOnLoad`): decideInBrowser evaluates redirects later,
    // unless the page has been seen by then.
    ...visitOptions({ url: location.href, id: anonymousId(), country: country(), mayLeave: mayLeave() }),
    ...(clientKey && { clientKey }),
    ...(decryptionKey && { decryptionKey }),
    apiHost: flagServiceUrl(settings),
    remoteEval: settings.growthbookRemoteEval,
    navigateDelay: times.redirect,
    maxNavigateDelay: times.maxRedirect,
  }
}

function usageOf(settings: Settings) {
  const { growthbookRealtimeKey: key } = settings
  if (!key) return {}
  const ping = createUsagePing(flagServiceUrl(settings), key)
  return { onFeatureUsage: (flag: string, { on }: { on: boolean }) => ping(flag, on) }
}

let newest: { settings: Settings; callbacks: ExperimentCallbacks } | undefined

// The stream's `features` event carries the features, which the SDK puts into its cache. `features-updated` only says
// that there are new ones: the SDK then updates only instances that follow the stream, which those of a page view do
// not, since an open page must not change. A separate instance therefore fetches the new features into the cache.
const openStream = helpers.eventSourceCall
/** The closed stream of a service that has none: it stands for every later one, so that it is asked for once. */
let missing: EventSource | undefined
helpers.eventSourceCall = (parameters) => {
  if (missing) return missing
  const stream = openStream(parameters)
  let opened = false
  stream.addEventListener("open", () => {
    opened = true
  })
  // Before the SDK, which would ask again at once. A browser gives up by itself only where the answer is no stream.
  stream.addEventListener("error", (event) => {
    if (opened || stream.readyState !== stream.CLOSED) return
    missing = stream
    event.stopImmediatePropagation()
  })
  stream.addEventListener("features-updated", () => {
    if (newest) void new GrowthBook(connection(newest.settings, newest.callbacks)).refreshFeatures({ skipCache: true })
  })
  return stream
}

/** How long flag usage is collected before it is sent, in milliseconds (specification section 9). */
const batchMs = 2000

/** Creates the function that reports flag usage to the flag service, in batches (specification section 7, call 4). */
function createUsagePing(serviceUrl: string, key: string): (flag: string, on: boolean) => void {
  let events: { key: string; on: boolean }[] = []
  const send = () => {
    const query = new URLSearchParams({ key, events: JSON.stringify(events) })
    events = []
    // A lost ping does not matter.
    fetch(`${serviceUrl}/rt?${query}`, { keepalive: true }).catch(() => undefined)
  }
  return (flag, on) => {
    if (events.length === 0) setTimeout(send, batchMs)
    events.push({ key: flag, on })
  }
}
