import { isRecord } from "../../../lib/isRecord"
import { writeCookie } from "../../../lib/cookies"
import { anonymousIdCookie } from "../../../lib/experimentCookies"
import type { ExperimentEntry } from "../../../services/experiments/simulate"
import { removeLocal } from "../../../services/storage/storage"

/** A mocked flag service, in which experiments can be tried. */
export interface MockedService {
  /** What the environment calls itself. */
  environment: string
  /** Keys of the experiments that the service runs, on trial or not. */
  experiments: readonly string[]
}

/** The real flag service has no such path: only a mocked one takes experiments on trial. */
const urlAt = (flagHost: string) => `${flagHost}/api/trial`

/**
 * The mocked flag service; undefined where the flag service is a real one.
 * @param flagHost the site's own proxy path to the flag service; other hosts are not asked
 */
export async function readMockedService(flagHost: string, signal: AbortSignal): Promise<MockedService | undefined> {
  if (!flagHost.startsWith("/")) return undefined
  const response = await fetch(urlAt(flagHost), { signal, headers: { accept: "application/json" } })
  return response.ok ? serviceIn(await response.json()) : undefined
}

/**
 * Puts an experiment, given by its entries, on trial: it replaces all flags and experiments of the service. An empty list
 * ends the trial and brings those back; if no trial runs, it removes the experiments. Rejects on failure.
 */
export async function setTrial(flagHost: string, entries: readonly ExperimentEntry[]): Promise<MockedService> {
  const headers = { accept: "application/json", "content-type": "application/json" }
  const response = await fetch(urlAt(flagHost), {
    method: "POST",
    headers,
    body: JSON.stringify({ experiments: entries }),
  })
  const service = response.ok ? serviceIn(await response.json()) : undefined
  if (!service) throw new Error(`HTTP error: ${response.status}`)
  return service
}

/** Makes the next page view that of a new visitor, for whom the flags are fetched anew. */
export function becomeNewVisitor(): void {
  writeCookie(anonymousIdCookie, "", { maxAgeSeconds: 0 })
  removeLocal("gbFeaturesCache")
}

function serviceIn(answer: unknown): MockedService | undefined {
  const { environment, experiments }: Record<string, unknown> = isRecord(answer) ? answer : {}
  if (typeof environment !== "string" || !Array.isArray(experiments)) return undefined
  return { environment, experiments: experiments.filter((key): key is string => typeof key === "string") }
}
