/**
 * The part of the site that hosts need to decide experiments. `npm run build` bundles it, without modules of Node, into
 * a folder beside the site's (`dist-server/`).
 */
import { isForbiddenReferrer } from "./boot/head/referrer"
import { basePath } from "./lib/basePath"
import { featuresUrl } from "./lib/featuresUrl"
import { mayHoldSecret } from "./lib/secretParameters"
import type { Language } from "./lib/languages"
import { render } from "./prerender"
import { experimentContextAt } from "./router/experimentContextAt"
import { joinPath, splitPath } from "./router/prefixes"
import { routeAt } from "./router/routes"
import type { DecisionBlock } from "./services/experiments/decideOnHost"
import { allowsExperiments, type ExperimentContext, type FlaggedLanding } from "./services/experiments/experiments"
import { mergeSettings } from "./services/settings/settings"

export { decideOnHost, payloadAt, readFlagPayload } from "./services/experiments/decideOnHost"

interface FlagService {
  clientKey: string
  /** The address at which a browser asks for the features. */
  features: string
  decryptionKey: string | undefined
}

/**
 * How to reach the flag service in an environment.
 * @param answer content of the environment's defaults.json
 * @returns undefined where a host cannot decide: no client key, or flags that the service evaluates for each visitor
 */
export function flagServiceOf(answer: unknown): FlagService | undefined {
  const { settings } = mergeSettings(answer)
  const { growthbookClientKey: clientKey, growthbookDecryptionKey: decryptionKey } = settings
  if (!clientKey || settings.growthbookRemoteEval) return undefined
  return { clientKey, decryptionKey, features: featuresUrl(settings.growthbookApiHost, clientKey) }
}

/** A page whose flags and experiments a host may evaluate ("decide", see HostDecision in hosting/hostBundle.ts). */
type HostPage = Pick<ExperimentContext, "path" | "landingPath">

/**
 * The page at a URL of the site.
 * @param referrer header of the request; may be empty
 * @returns undefined where the decision is left to the browser: experiments are off or do not run there, the query
 *   holds a secret or acqParams, which may hold one (so no host decides a link with packed campaign parameters), or the
 *   referrer is one that landing pages deny (on any page, since an experiment there could redirect to a landing page)
 */
export function hostPageAt({ pathname, search, hostname }: URL, referrer: string): HostPage | undefined {
  const { rest } = splitPath(pathname.slice(basePath.length))
  const { path, landingPath, enabled } = experimentContextAt(rest.toLowerCase())
  if (!enabled || (search !== "" && (!allowsExperiments(search) || mayHoldSecret(search)))) return undefined
  if (isForbiddenReferrer(referrer, hostname)) return undefined
  return { path, landingPath }
}

/**
 * Renders a landing page as configured by the flags.
 * @param pathname of the URL
 * @returns the content of the root element; undefined for a page that exists only by a flag, which the browser renders
 */
export async function renderDecided(
  pathname: string,
  language: Language,
  landing: FlaggedLanding,
): Promise<string | undefined> {
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  const path = joinPath(prefix, rest)
  if (!routeAt(path)) return undefined
  return (await render({ url: basePath + path, language }, landing)).body
}

/**
 * The text of the page's data block in two parts: what is the same for all visitors with this landing page, and the
 * rest. What could end the element early is escaped (HTML Standard, "data block").
 */
export function decisionText({ landing, ...visit }: DecisionBlock): [shared: string, own: string] {
  const textOf = (part: object) => JSON.stringify(part).replaceAll("<", "\\u003c")
  return [landing ? `${textOf({ landing }).slice(0, -1)},` : "{", textOf(visit).slice(1)]
}
