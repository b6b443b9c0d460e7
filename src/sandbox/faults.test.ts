import { expect, test } from "vitest"
import { describeEveryHost, post, status, type Host } from "../../tests/support/everyHost"
import type { Fault } from "./worldState"

const ask = "query countryDetails { countryDetails { country } }"
const activate = 'mutation activateAccount { activateAccount(activationId: "activation-pending") { status } }'
const answer = { data: { countryDetails: { country: "DE" } } }

function request(host: Host, init: RequestInit = {}): Promise<Response> {
  return fetch(`${host.url()}/acquisition/graphql`, { method: "POST", body: JSON.stringify({ query: ask }), ...init })
}

/** A fault for one request of the query. */
function once(host: Host, fault: Omit<Fault, "operation">): void {
  host.world().addFault({ operation: "countryDetails", times: 1, ...fault })
}

describeEveryHost("faults", (host) => {
  test("responds with a status and headers, the given number of times", async () => {
    host.world().addFault({ operation: "countryDetails", times: 2, status: 503, headers: { "retry-after": "2" } })
    const first = await request(host)
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "2"])
    expect((await request(host)).status).toBe(503)
    expect(await post(host, ask)).toEqual(answer)
  })

  test.each([
    ["html", /^<!doctype html>/],
    ["truncated", /^\{"data":\{"registr$/],
    ["empty", /^$/],
    ["wrong-type", /^\[/],
  ] as const)("responds with a body that is %s", async (body, text) => {
    once(host, { body })
    const response = await request(host)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(text)
  })

  test("drops the connection before anything is executed", async () => {
    host.world().addFault({ operation: "*", times: 1, drop: true })
    await expect(post(host, activate)).rejects.toThrow(TypeError)
    expect(await post(host, activate)).toMatchObject(status("activateAccount", "ACTIVATED"))
  })

  test("executes a mutation and loses the response", async () => {
    host.world().addFault({ operation: "activateAccount", times: 1, dropResponse: true })
    await expect(post(host, activate)).rejects.toThrow(TypeError)
    expect(await post(host, activate)).toMatchObject(status("activateAccount", "ALREADY_ACTIVE"))
  })
})

describeEveryHost("faults of other resources", (host) => {
  test.each([
    ["defaults.json", "defaults.json"],
    ["growthbook-features", "growthbook-proxy/api/features/key"],
    ["growthbook-stream", "growthbook-proxy/sub/key"],
    ["growthbook-ping", "growthbook-proxy/rt"],
    ["consent-script", "../entrance/cmp/js/cmp_min.js"],
  ])("affects %s by its name, and not by the name for all operations", async (operation, path) => {
    const settings = { environment: "test" }
    host.world().state.settings = settings
    host.world().addFault({ operation: "*", status: 500 })
    host.world().addFault({ operation, times: 1, status: 502 })
    const load = async () => {
      const response = await fetch(`${host.url()}/acquisition/${path}`)
      await response.body?.cancel()
      return response.status
    }
    expect(await load()).toBe(502)
    expect(await load()).toBeLessThan(300)
  })
})
