import { featuresUrl } from "../../lib/featuresUrl"
import type { Settings } from "../settings/settings"
import { readLocal } from "../storage/storage"

/** The URL of the flag service, without a trailing slash. */
export const flagServiceUrl = ({ growthbookApiHost }: Pick<Settings, "growthbookApiHost">): string =>
  new URL(growthbookApiHost, location.origin).href.replace(/\/$/, "")

/**
 * Requests the features while the SDK, which would do so itself, is still loading: on a slow connection the decision is
 * made a round trip earlier (product decisions, section 6).
 * @returns undefined if the SDK has to send a request of a different kind (remote evaluation), or has features cached
 *   from an earlier visit
 */
export function requestFeatures(settings: Settings): Promise<Response> | undefined {
  if (settings.growthbookRemoteEval || readLocal("gbFeaturesCache") !== null) return undefined
  const answer = fetch(featuresUrl(flagServiceUrl(settings), settings.growthbookClientKey ?? ""))
  // Code that awaits the answer still sees the failure. This only prevents an unhandled rejection if nothing awaits it.
  answer.catch(() => undefined)
  return answer
}
