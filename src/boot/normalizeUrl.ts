import { basePath } from "../lib/basePath"
import { unpackQuery } from "../lib/query"
import { report } from "../services/monitoring/report"

/** Parameters that leave the address for the history entry, where no report, tag or referrer can read them. */
const secrets = ["token", "activationId"] as const

/** The state of a history entry: what the head script and the router keep in it. */
interface HistoryState {
  search?: string
  usr?: Record<string, unknown>
}

/**
 * Puts the address into the shape that the site works with, before anything reads it: acqParams is unpacked, token and
 * activationId move into the state of the history entry, so that reload, Back and a change of language keep them
 * (product decisions, section 3).
 */
export function normalizeUrl(): void {
  // The head script has already hidden a query with secrets.
  const { search: hidden, ...kept }: HistoryState = history.state ?? {}
  const { search, refused } = unpackQuery(hidden ?? location.search)
  if (refused) report({ name: "acq-params-refused", detail: "nested, broken or too long" })
  const query = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "")
  const isSecret = (part: string) => secrets.some((name) => part === name || part.startsWith(`${name}=`))
  const given = query.filter(isSecret)
  const rest = query.filter((part) => !isSecret(part)).join("&")
  const pathname = location.pathname === basePath ? `${basePath}/` : location.pathname
  const tidy = pathname + (rest && `?${rest}`) + location.hash
  const state =
    given.length > 0 ? { ...kept, usr: { ...kept.usr, ...secretsIn(given.join("&")) } } : hidden ? kept : history.state
  if (hidden || tidy !== location.pathname + location.search + location.hash) {
    // With its origin: a path that begins with two slashes would name another host, which is an error.
    history.replaceState(state, "", location.origin + tidy)
  }
}

function secretsIn(query: string): Record<string, string> {
  const given = new URLSearchParams(query)
  const values: Record<string, string> = {}
  for (const name of secrets) {
    const value = given.get(name)
    if (value) values[name] = value
  }
  return values
}

/** Whether the history entry holds a parameter that has left the address. */
export function hasSecrets(): boolean {
  const { usr }: HistoryState = history.state ?? {}
  return secrets.some((name) => usr?.[name] !== undefined)
}
