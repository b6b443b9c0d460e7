import { http, HttpResponse, type HttpHandler } from "msw"
import { withFaults } from "../faults"
import type { World } from "../world"
import { consentScript } from "./consentScript"
import { tagScript } from "./tagScript"

function script(text: string): Response {
  return new HttpResponse(text, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  })
}

/**
 * Third-party scripts: the consent management platform on the shop's own host and, where a service worker intercepts
 * the page's requests, the tag manager.
 */
export function scriptHandlers(world: World): HttpHandler[] {
  return [
    http.get("*/entrance/cmp/js/cmp_min.js", () =>
      withFaults(world, "consent-script", () => script(consentScript(world.state.consent))),
    ),
    http.get("https://www.googletagmanager.com/gtm.js", () => script(tagScript)),
  ]
}
