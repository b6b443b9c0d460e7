import { basePath } from "../lib/basePath"
import { writeBrowserCookie } from "../lib/browserCookies"
import { browserDecidesCookie } from "../lib/browserDecidesCookie"
import { splitAddress, tidyPath } from "../lib/address"
import { secretParameters } from "../lib/secretParameters"
import { unpackQuery } from "../lib/query"
import { currentEntryState, queryOfEntry, replaceEntry, type EntryState } from "../router/entryState"
import { report } from "../services/monitoring/report"

/**
 * Normalizes the URL before anything reads it: mends what its way has done to it, unpacks acqParams, and moves token and
 * activationId into the state of the history entry, so that reload, Back and a change of language keep them (product
 * decisions, section 3).
 */
export function normalizeUrl(): void {
  const address = splitAddress(location.pathname + location.search + location.hash)
  const { search, invalid } = unpackQuery(queryOfEntry(address.search))
  if (invalid) report({ name: "acq-params-invalid", detail: "nested, broken or too long" })
  const query = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "")
  const isSecret = (part: string) => secretParameters.some((name) => part === name || part.startsWith(`${name}=`))
  const given = query.filter(isSecret)
  const rest = query.filter((part) => !isSecret(part)).join("&")
  const tidy = tidyPath(address.path)
  const pathname = tidy === basePath ? `${basePath}/` : tidy
  replaceEntry(pathname + (rest && `?${rest}`) + address.hash, secretsIn(given.join("&")))
  // From now on the browser decides experiments: a redirect of the host would lose the secret.
  if (hasSecrets()) writeBrowserCookie(browserDecidesCookie, "1", "")
}

function secretsIn(query: string): Pick<EntryState, (typeof secretParameters)[number]> {
  const given = new URLSearchParams(query)
  const values: Pick<EntryState, (typeof secretParameters)[number]> = {}
  for (const name of secretParameters) {
    const value = given.get(name)
    if (value) values[name] = value
  }
  return values
}

/** Whether the history entry holds a parameter that was removed from the URL. */
export function hasSecrets(): boolean {
  const state = currentEntryState()
  return secretParameters.some((name) => state[name] !== undefined)
}
