import { http, HttpResponse, type HttpHandler } from "msw"
import { withFaults } from "../faults"
import type { World } from "../world"
import { consentScript } from "./consentScript"

/**
 * Stands in for the tag manager's script: reads the data layer and replaces its `push`, as the real one does, but sends
 * nothing: it records in `window.sandboxTags` what it would have processed. Runs in the visitor's page from its source.
 */
function runTagManager(): void {
  const layer: unknown[] = "dataLayer" in window && Array.isArray(window.dataLayer) ? window.dataLayer : []
  const tags = [...layer]
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    tags.push(...entries)
    return push(...entries)
  }
  Object.assign(window, { dataLayer: layer, sandboxTags: tags })
}

/** The source text of the tag manager's script. */
export const tagScript = `(${runTagManager.toString()})()\n`

function script(text: string): Response {
  return new HttpResponse(text, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  })
}

/**
 * What others than the backend answer: the consent management platform on the shop's own host, the tag manager, where a
 * service worker intercepts the page's requests, and the error reporting service at whatever origin a `sentryDsn` names,
 * whose envelopes the world stores unchanged, so that a test can read what left the page.
 */
export function thirdPartyHandlers(world: World): HttpHandler[] {
  return [
    http.get("*/entrance/cmp/js/cmp_min.js", () =>
      withFaults(world, "consent-script", () => script(consentScript(world.state.consent))),
    ),
    http.get("https://www.googletagmanager.com/gtm.js", () => script(tagScript)),
    http.post("*/api/:project/envelope/", ({ request }) =>
      withFaults(world, "error-report", async () => {
        world.state.reports.push(await request.text())
        world.save()
        return HttpResponse.json({})
      }),
    ),
  ]
}
