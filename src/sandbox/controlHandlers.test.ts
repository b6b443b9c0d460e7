import { expect, test } from "vitest"
import { describeEveryHost, post, type Host } from "../../tests/support/everyHost"

const ask = "query countryDetails { countryDetails { country } }"

function control(host: Host, path: string): string {
  return `${host.url()}/acquisition/sandbox/api/${path}`
}

async function send(host: Host, path: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" }
  const response = await fetch(control(host, path), { method: "POST", headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
}

async function readState(host: Host): Promise<unknown> {
  return (await fetch(control(host, "state"))).json()
}

describeEveryHost("the control API", (host) => {
  test("adds faults one by one or in a list, and clears them", async () => {
    await send(host, "faults", { operation: "countryDetails", status: 500 })
    await send(host, "faults", [{ operation: "*", status: 501 }, { status: 502 }])
    expect(host.world().state.faults.map(({ status }) => status)).toEqual([500, 501])
    await send(host, "faults", { clear: true })
    expect(host.world().state.faults).toEqual([])
  })

  test("reads a fault from the page's form and shows the page again, also after a mistake", async () => {
    for (const json of ['{"operation":"*","times":2}', '{"operation":']) {
      const response = await fetch(control(host, "faults"), {
        method: "POST",
        redirect: "manual",
        headers: { accept: "text/html", referer: `${host.url()}/acquisition/sandbox/faults` },
        body: new URLSearchParams({ json }),
      })
      expect(response.status).toBe(303)
      expect(response.headers.get("location")).toBe(`${host.url()}/acquisition/sandbox/faults`)
    }
    expect(host.world().state.faults).toEqual([{ operation: "*", times: 2 }])
  })

  test("sets features, settings and the clock", async () => {
    await send(host, "features", { features: { a: { defaultValue: 1 } } })
    await send(host, "state", { settings: { environment: "test" }, clockOffset: 60_000 })
    const settings = await (await fetch(`${host.url()}/acquisition/defaults.json`)).json()
    expect(settings).toEqual({ environment: "test" })
    expect(host.world().now() - Date.now()).toBeGreaterThan(59_000)
    expect(await readState(host)).toMatchObject({ featurePayload: { features: { a: { defaultValue: 1 } } } })
  })

  test("configures a consent management platform of either generation, and removes it", async () => {
    const script = async () => (await fetch(`${host.url()}/entrance/cmp/js/cmp_min.js?v=2026112018`)).text()
    await send(host, "consent", { generation: "v2", readiness: "silent" })
    expect(host.world().state.settings).toMatchObject({ cmpSettingsId: "sandbox" })
    expect(await script()).toContain('{"generation":"v2","readiness":"silent"}')
    await send(host, "consent", { readiness: "unheard of", clear: true })
    expect(host.world().state.settings).toBeNull()
    expect(await script()).toContain('{"generation":"v3","readiness":"ready"}')
  })

  test("activates a scenario of flags, and deactivates it", async () => {
    const settings = async () => (await fetch(`${host.url()}/acquisition/defaults.json`)).json()
    await send(host, "flags", { set: "main-description: social" })
    expect(await settings()).toMatchObject({ growthbookClientKey: "sandbox" })
    expect(host.world().state.featurePayload.features).toEqual({ "main-description": { defaultValue: "social" } })
    await send(host, "flags", { set: "A redirect experiment: pages" })
    expect(JSON.stringify(host.world().state.featurePayload.experiments)).toContain(`${host.url()}/acquisition/lean`)
    await send(host, "flags", {})
    expect(host.world().state).toMatchObject({ settings: null, featurePayload: { features: {}, experiments: [] } })
  })

  test("returns journal and outbox, and restores the initial data", async () => {
    await post(host, ask)
    await post(host, 'mutation m { resendActivationEmail(email: "pending@example.com", language: "en") { status } }')
    expect(await readState(host)).toMatchObject({
      journal: [{ operationName: "countryDetails" }, { operationName: "m" }],
      outbox: [{ to: "pending@example.com" }],
    })
    await send(host, "reset", {})
    expect(await readState(host)).toMatchObject({ journal: [], outbox: [] })
  })

  test("signs in as a member of staff, and out", async () => {
    const sign = (as: string) => fetch(control(host, "sign-in"), { method: "POST", body: JSON.stringify({ as }) })
    expect((await sign("admin")).headers.get("set-cookie")).toMatch(/^authToken=admin-token;/)
    expect((await sign("nobody")).headers.get("set-cookie")).toMatch(/^authToken=;.*Max-Age=0/)
  })
})
