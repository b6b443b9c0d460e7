import { http, HttpResponse, type HttpHandler } from "msw"
import { withFaults } from "../faults"
import type { World } from "../world"

/**
 * The error reporting service, at whatever origin a `sentryDsn` names: accepts envelopes and stores them in the world
 * unchanged, so that a test can read what left the page.
 */
export function reportSink(world: World): HttpHandler {
  return http.post("*/api/:project/envelope/", ({ request }) =>
    withFaults(world, "error-report", async () => {
      world.state.reports.push(await request.text())
      world.save()
      return HttpResponse.json({})
    }),
  )
}
