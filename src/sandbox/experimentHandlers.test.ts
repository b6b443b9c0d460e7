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
})
