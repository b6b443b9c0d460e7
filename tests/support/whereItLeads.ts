import { normalizeUrl } from "../../src/boot/normalizeUrl"
import { currentEntryState } from "../../src/router/entryState"
import { routeAt, routerPath } from "../../src/router/routes"
import { negotiateInBrowser } from "../../src/services/i18n/negotiateInBrowser"
import { splitAddress } from "../../src/lib/address"

const read = ["rc", "validityTimestamp", "email"] as const

/**
 * What the site makes of an address: the page, the visitor's language, the parameters that the site reads and the secrets
 * that it has taken out.
 * @param address path and query as the browser is given it, which encodes it
 */
export function whereItLeads(address: string) {
  const { pathname, search, hash } = new URL(address, location.origin)
  const language = negotiateInBrowser(null, splitAddress(pathname + search + hash).search)
  history.replaceState(null, "", pathname + search + hash)
  normalizeUrl()
  const query = new URLSearchParams(location.search)
  const { token, activationId } = currentEntryState()
  const parameters = Object.fromEntries(read.map((name) => [name, query.get(name)]))
  expectNoSecret()
  return { page: routeAt(routerPath(location.pathname))?.id, language, ...parameters, token, activationId }
}

/** Fails if a secret is left in the URL, under whatever name. */
function expectNoSecret(): void {
  const { token, activationId } = currentEntryState()
  const left = decodeURIComponent(location.href)
  for (const secret of [token, activationId]) if (secret && left.includes(secret)) throw new Error(`${secret} is left`)
}
