import {
  GrowthBook,
  GrowthBookClient,
  type AutoExperiment,
  type Experiment,
  type FeatureApiResponse,
  type Result,
} from "@growthbook/growthbook"
import { isRecord } from "../../lib/isRecord"
import type { ExperimentContext, FlaggedLanding } from "./experiments"
import { compareWithBuiltIn, configureLanding } from "./landingFlags"
import { exposureOf, readFlag, visitOptions, type EvaluatesFlags, type Exposure } from "./sdkOptions"

/** A page view that a host decides. */
export interface HostVisit extends Pick<ExperimentContext, "landingPath"> {
  /** Absolute URL as the browser shows it. */
  url: string
  id: string
}

/** What the flags do to a page view that a host decides. */
export interface HostDecision {
  /** The experiments that the visitor takes part in, control groups included. */
  exposures: Exposure[]
  /** Absolute URL, on the same site, to which a redirect experiment leads; nothing else is then evaluated. */
  redirect?: string
  /** The landing page as configured by the flags; absent where they change nothing. */
  landing?: FlaggedLanding
}

/** The content of the data block `decision` in a page that a host has decided, as JSON. */
export interface DecisionBlock extends Pick<HostDecision, "exposures" | "landing"> {
  /** The page's path without the language prefix, as its experiments know it (`ExperimentContext`). */
  path: string
  id: string
}

/**
 * Reads and, where it is encrypted, decrypts what the flag service has answered.
 * @returns undefined for anything that is not a payload: another shape, no features, a wrong key
 */
export async function readFlagPayload(
  answer: unknown,
  key: string | undefined,
): Promise<FeatureApiResponse | undefined> {
  if (!isRecord(answer)) return undefined
  const { features, experiments, savedGroups, encryptedFeatures, encryptedExperiments, encryptedSavedGroups } = answer
  const read = async (encrypted: unknown, plain: unknown): Promise<unknown> =>
    typeof encrypted === "string" ? JSON.parse(await decrypt(encrypted, key ?? "")) : plain
  try {
    const flags = await read(encryptedFeatures, features)
    const redirects = await read(encryptedExperiments, experiments)
    const groups = await read(encryptedSavedGroups, savedGroups)
    if (!isRecord(flags)) return undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK takes what it is sent; a broken rule is caught where it is evaluated
    return {
      features: flags,
      experiments: Array.isArray(redirects) ? redirects.filter(isRecord) : [],
      ...(isRecord(groups) && { savedGroups: groups }),
    } as FeatureApiResponse
  } catch {
    return undefined
  }
}

/** Decrypts as the SDK does (AES-CBC, initialisation vector before the dot); the SDK itself only logs a wrong key. */
async function decrypt(text: string, key: string): Promise<string> {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const [iv = "", data = ""] = text.split(".")
  const imported = await crypto.subtle.importKey("raw", bytes(key), "AES-CBC", false, ["decrypt"])
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: "AES-CBC", iv: bytes(iv) }, imported, bytes(data)),
  )
}

/**
 * A payload without the redirect experiments of other pages: for the SDK, to compare URLs is as much work as all flags.
 * @param url of the page, without a query
 * @throws if an experiment in the payload is malformed; the page is then sent as built
 */
export function payloadAt(payload: FeatureApiResponse, url: string): FeatureApiResponse {
  const service = new GrowthBook({ ...visitOptions({ url, id: "", mayLeave: true }), forcedVariations: { "": 1 } })
  // Without an id nobody takes part, so this evaluates all of them.
  service.initSync({ payload }).triggerAutoExperiments()
  const mayConcern = ({ urlPatterns }: AutoExperiment) =>
    !urlPatterns ||
    urlPatterns.some(({ type, pattern }) => type !== "simple" || /\?/.test(pattern)) ||
    // Forced into it, so that nothing but the URL decides.
    service.run({ key: "", variations: [0, 1], urlPatterns }).inExperiment
  return { ...payload, experiments: (payload.experiments ?? []).filter(mayConcern) }
}

const clients = new WeakMap<FeatureApiResponse, GrowthBookClient>()

function clientOf(payload: FeatureApiResponse): GrowthBookClient {
  const client = clients.get(payload) ?? new GrowthBookClient().initSync({ payload })
  clients.set(payload, client)
  return client
}

/**
 * Decides a page view with the SDK, from the payload and the visit alone: the same id gets the same variants as when
 * the browser decides (`decideInBrowser`). The country is not known to a host, so a rule on it does not match.
 * @throws if an experiment in the payload is malformed; the page is then sent as built
 */
export function decideOnHost(payload: FeatureApiResponse, { url, id, landingPath }: HostVisit): HostDecision {
  const exposures: Exposure[] = []
  const options = {
    ...visitOptions({ url, id, mayLeave: true }),
    trackingCallback: (experiment: Experiment<unknown>, result: Result<unknown>) => {
      exposures.push(exposureOf(experiment, result))
    },
  }
  let service: EvaluatesFlags
  // Made for each visitor; the client, which knows no redirects, is made once.
  if (payload.experiments?.length) {
    const whole = new GrowthBook({ ...options, navigate: () => undefined }).initSync({ payload })
    whole.triggerAutoExperiments()
    const redirect = whole.getRedirectUrl()
    if (redirect) return { exposures, redirect }
    service = whole
  } else service = clientOf(payload).createScopedInstance(options)
  if (landingPath === undefined) return { exposures }
  // Most flags are not in the payload, and to evaluate them takes a third of the time.
  const configuration = configureLanding(landingPath, (name) =>
    payload.features?.[name] ? readFlag(service, { report: () => undefined }, name) : undefined,
  )
  const landing = configuration && compareWithBuiltIn(landingPath, configuration)
  return { exposures, ...((landing?.changed || landing?.existsOnlyByFlag) && { landing }) }
}
