import { readFileSync } from "node:fs"
import { ask, textOf } from "./support/ask"
import { startNode } from "./support/hosts"
import { expect, forEveryHost, site, test } from "./support/hostTest"
import { freePort, startServices } from "./support/services"

/** The statuses of a registration, and of an answer without one. */
const statuses = [
  ...(/enum RegistrationStatus \{([^}]*)\}/.exec(readFileSync("src/services/api/schema.graphql", "utf8"))?.[1] ?? "")
    .trim()
    .split(/\s+/),
  "none",
]

/** Sends an operation that the backend answers with what was sent. */
const send = (url: string, operationName: string, status: string) =>
  ask(url, `${site}/graphql?echo`, { method: "POST", body: JSON.stringify({ operationName, data: { status } }) })

forEveryHost(
  () => {
    test("logs each registration by its status, and lets its answer pass", async ({ url, words }) => {
      for (const operation of ["registerCustomer", "completeSocialRegistration"])
        for (const status of statuses) {
          const answer = await send(url, operation, status === "none" ? "SECRET" : status)
          expect(JSON.parse(textOf(answer))).toMatchObject({ operationName: operation })
          await expect.poll(words).toContain(`"operation":"${operation}","status":"${status}"`)
        }
    })
  },
  ({ decides }) => decides,
)

test("the Node host counts for Prometheus, on a port of its own", async ({ services }) => {
  const port = await freePort()
  const variables = { METRICS_PORT: String(port), LOG_REQUESTS: "false" }
  const host = await startNode(services.url, undefined, variables)
  const line = async (start: string) => {
    const lines = textOf(await ask(`http://127.0.0.1:${port}`, "/metrics")).split("\n")
    return lines.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length).trim())
  }
  const registered = 'acquisition_registrations_total{operation="registerCustomer",status="REGISTERED"}'
  expect(await line(registered)).toEqual(["0"])
  await send(host.url, "registerCustomer", "REGISTERED")
  await send(host.url, "contentPage", "REGISTERED")
  await expect.poll(() => line(registered)).toEqual(["1"])
  const requests = 'acquisition_request_duration_seconds_count{area="backend",status="200"}'
  await expect.poll(() => line(requests)).toEqual(["2"])
  const report = JSON.stringify({ "csp-report": { "effective-directive": "img-src" } })
  for (const body of [report, '{"csp-report":{"effective-directive":"SECRET"}}'])
    await ask(host.url, `${site}/csp-reports`, { method: "POST", body })
  expect(await line("acquisition_csp_reports_total")).toEqual(['{directive="img-src"} 1', '{directive="other"} 1'])
  expect(await line("acquisition_websockets_open")).toEqual(["0"])
  expect(await line("process_resident_memory_bytes")).toHaveLength(1)
  expect((await ask(host.url, "/metrics")).status).toBe(404)
  await host.stop()
})

test("the Node host counts why its backend could not be reached, also by a WebSocket", async ({ services }) => {
  const gone = await startServices()
  await gone.stop()
  const port = await freePort()
  const host = await startNode(services.url, undefined, { METRICS_PORT: String(port), BACKEND_UPSTREAM: gone.url })
  await send(host.url, "registerCustomer", "REGISTERED")
  const headers = { connection: "upgrade", upgrade: "websocket" }
  expect((await ask(host.url, `${site}/graphql-ws`, { headers })).status).toBe(502)
  const metrics = async () => textOf(await ask(`http://127.0.0.1:${port}`, "/metrics"))
  await expect.poll(metrics).toContain('acquisition_upstream_errors_total{code="ECONNREFUSED"} 2')
  expect(await metrics()).toContain('acquisition_registrations_total{operation="registerCustomer",status="none"} 1')
  await host.stop()
})
