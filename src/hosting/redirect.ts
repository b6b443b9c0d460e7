import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { exposureCookiePrefix } from "../lib/experimentCookies"
import { fnv1a } from "../lib/fnv1a"
import type { HostDecision } from "./hostBundle"
import { cookieText } from "./cookies"

/** Lifetime of the cookie that hands over exposures, in seconds: the next page must have taken them before it ends. */
const handedOverSeconds = 60

/**
 * The answer of a redirect experiment: a real redirect to another page of the site. Its exposures are handed over to
 * that page, which tracks them, in a short-lived cookie: in the address they would be shared and counted again.
 * @param url of the page that was asked for
 * @param redirect where the experiment leads, if it leads elsewhere
 * @returns undefined without a redirect, for a target on another site, and if this very redirect has just happened, as
 *   with two experiments that lead to each other's pages
 */
export function redirectTo(
  c: Context,
  url: URL,
  redirect: string | undefined,
  { exposures }: Pick<HostDecision, "exposures">,
): Response | undefined {
  if (redirect === undefined) return undefined
  const target = new URL(redirect, url)
  const value = JSON.stringify(exposures.map((one) => [one.experiment_id, one.variation_id]))
  const name = exposureCookiePrefix + fnv1a(value)
  if (target.origin !== url.origin || getCookie(c, name) !== undefined) return undefined
  const answer = c.body(null, 302, {
    // Without the host, which a request may have forged. Two slashes at the start would begin a host's name.
    location: target.pathname.replace(/^\/+/, "/") + target.search + target.hash,
    "cache-control": "private, no-store",
  })
  answer.headers.append("set-cookie", cookieText(name, value, url.protocol === "https:", handedOverSeconds))
  return answer
}
