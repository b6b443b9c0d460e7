// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, type Host } from "../../tests/support/everyHost"

const features = { "landing-layout": { defaultValue: "center-single-column" } }

function proxy(host: Host, path: string): string {
  return `${host.url()}/acquisition/growthbook-proxy/${path}`
}

/** Reads events from a stream, each as text. */
async function* events(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n")
    rest = parts.pop() ?? ""
    yield* parts
  }
}

describeEveryHost("the flag service", (host) => {
  test("responds with the features and allows the stream", async () => {
    host.world().setFeatures({ features })
    const response = await fetch(proxy(host, "api/features/sdk-key"))
    expect(response.headers.get("x-sse-support")).toBe("enabled")
    expect(await response.json()).toEqual({
      status: 200,
      features,
      experiments: [],
      savedGroups: {},
      dateUpdated: expect.stringMatching(/^\d{4}-/),
    })
  })

  test("evaluates remotely", async () => {
    host.world().setFeatures({ features })
    const body = JSON.stringify({ attributes: {}, forcedVariations: {}, forcedFeatures: [], url: "" })
    const response = await fetch(proxy(host, "api/eval/sdk-key"), { method: "POST", body })
    expect(await response.json()).toMatchObject({ features })
  })

  test("sends the features at once, and again when they change", async () => {
    const controller = new AbortController()
    const response = await fetch(proxy(host, "sub/sdk-key"), { signal: controller.signal })
    expect(response.headers.get("content-type")).toBe("text/event-stream")
    const stream = events(response)
    expect((await stream.next()).value).toMatch(/^event: features\ndata: \{.*"features":\{\}/)
    host.world().setFeatures({ features })
    expect((await stream.next()).value).toContain("center-single-column")
    await stream.return(undefined)
    controller.abort()
  })

  test("records usage pings", async () => {
    await fetch(proxy(host, "rt?key=k&events=%5B%5D"))
    expect(host.world().state.usagePings).toEqual(["?key=k&events=%5B%5D"])
  })

  const trial = async (experiments?: unknown) =>
    (
      await fetch(
        proxy(host, "api/trial"),
        experiments === undefined ? {} : { method: "POST", body: JSON.stringify({ experiments }) },
      )
    ).json()

  test("takes experiments on trial, says which run, and ends them", async () => {
    expect(await trial()).toEqual({ environment: "sandbox", experiments: [] })
    host.world().state.settings = { growthbookClientKey: "own", environment: "test" }
    // An experiment has an entry for each address.
    expect(await trial([{ key: "a" }, { key: "a" }])).toEqual({ environment: "sandbox", experiments: ["a"] })
    expect(host.world().state.settings).toEqual({
      growthbookClientKey: "own",
      cmpSettingsId: "sandbox",
      environment: "test",
    })
    expect((await (await fetch(proxy(host, "api/features/own"))).json()).experiments).toHaveLength(2)
    expect(await trial([])).toEqual({ environment: "sandbox", experiments: [] })
  })

  test("brings back the earlier flags when a trial ends, unless they have been replaced since", async () => {
    const before = { features, experiments: [{ key: "running" }] }
    host.world().setFeatures(before)
    await trial([{ key: "a" }])
    await trial([{ key: "b" }])
    expect(await trial([])).toEqual({ environment: "sandbox", experiments: ["running"] })
    expect(host.world().state.featurePayload).toMatchObject(before)
    await trial([{ key: "a" }])
    const others = { features: { other: { defaultValue: 1 } }, experiments: [] }
    host.world().setFeatures(others)
    await trial([])
    expect(host.world().state.featurePayload).toMatchObject(others)
  })
})
