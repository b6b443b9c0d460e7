import { basePath } from "../lib/basePath"
import { unpackQuery } from "../lib/query"
import { currentEntryState, queryOfEntry, replaceEntry, type EntryState } from "../router/entryState"
import { report } from "../services/monitoring/report"

/** Parameters that leave the address for the history entry, where no report, tag or referrer can read them. */
const secrets = ["token", "activationId"] as const

/**
 * Puts the address into the shape that the site works with, before anything reads it: acqParams is unpacked, token and
 * activationId move into the state of the history entry, so that reload, Back and a change of language keep them
 * (product decisions, section 3).
 */
export function normalizeUrl(): void {
  const { search, refused } = unpackQuery(queryOfEntry())
  if (refused) report({ name: "acq-params-refused", detail: "nested, broken or too long" })
  const query = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "")
  const isSecret = (part: string) => secrets.some((name) => part === name || part.startsWith(`${name}=`))
  const given = query.filter(isSecret)
  const rest = query.filter((part) => !isSecret(part)).join("&")
  const pathname = location.pathname === basePath ? `${basePath}/` : location.pathname
  replaceEntry(pathname + (rest && `?${rest}`) + location.hash, secretsIn(given.join("&")))
}

function secretsIn(query: string): Pick<EntryState, (typeof secrets)[number]> {
  const given = new URLSearchParams(query)
  const values: Pick<EntryState, (typeof secrets)[number]> = {}
  for (const name of secrets) {
    const value = given.get(name)
    if (value) values[name] = value
  }
  return values
}

/** Whether the history entry holds a parameter that has left the address. */
export function hasSecrets(): boolean {
  const state = currentEntryState()
  return secrets.some((name) => state[name] !== undefined)
}
