import { createServer } from "node:http"
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client"
import { registrationOperations, registrationStatuses } from "../../src/hosting/registrations"
import type { requestFacts } from "../../src/hosting/requestFacts"

/**
 * What the host counts (docs/operating.md). Labels are of the host's own words, or anybody could multiply them.
 * @param openSockets the WebSockets that are open
 */
export function createMetrics(openSockets: ReadonlySet<unknown>) {
  const requests = new Histogram({
    name: "acquisition_request_duration_seconds",
    help: "Requests by part of the site and status (499: the visitor left)",
    labelNames: ["area", "status"],
  })
  const upstreamErrors = new Counter({
    name: "acquisition_upstream_errors_total",
    help: "Requests whose service could not be reached, by the system's error code",
    labelNames: ["code"],
  })
  const registrations = new Counter({
    name: "acquisition_registrations_total",
    help: "Answers to a registration by the backend's status; none: without one",
    labelNames: ["operation", "status"],
  })
  // So that the first one counts as an increase, too.
  for (const operation of registrationOperations)
    for (const status of registrationStatuses) registrations.inc({ operation, status }, 0)
  const cspReports = new Counter({
    name: "acquisition_csp_reports_total",
    help: "Browsers' reports of policy violations by directive",
    labelNames: ["directive"],
  })
  const webSockets = new Gauge({ name: "acquisition_websockets_open", help: "Open WebSockets" })
  return {
    cspReports,
    registrations,
    upstreamErrors,
    countRequest({ area, status, ms, error }: ReturnType<typeof requestFacts>) {
      requests.observe({ area, status }, ms / 1000)
      if (error !== undefined) upstreamErrors.inc({ code: error })
    },
    /** Answers Prometheus at any path of a port of its own; resolves once it listens. */
    async serve(port: number, address: string): Promise<void> {
      collectDefaultMetrics()
      const server = createServer((_request, response) => {
        webSockets.set(openSockets.size)
        response.setHeader("content-type", register.contentType)
        void register.metrics().then((text) => response.end(text))
      })
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject).listen(port, address, resolve)
      })
    },
  }
}
