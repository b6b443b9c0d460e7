import type { Route } from "@playwright/test"

/** The type of a response, which decides what can be wrong with it. */
export interface Content {
  content: "json" | "file"
  /** The response of a host that does not exist in a test. */
  file?: { body: string; contentType: string }
}

/** Stands in for a JSON response of another shape. */
const otherJson = '["not","an","object",null,1]'
const otherPage = "<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>"
/** Delay of a slow response, in milliseconds. */
const slowMs = 300

/** The host's response, already read. */
async function answerTo(route: Route, { file }: Content): Promise<{ body: Buffer; contentType: string }> {
  if (file) return { body: Buffer.from(file.body), contentType: file.contentType }
  const response = await route.fetch()
  return { body: await response.body(), contentType: response.headers()["content-type"] ?? "" }
}

/** Every way in which a request can fail. Each replaces the host's response; a hanging one never answers. */
export const faultKinds = {
  blocked: (route) => route.abort("blockedbyclient"),
  reset: (route) => route.abort("connectionreset"),
  "404": (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
  "500": (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Out of order" }),
  "429 with Retry-After": (route) => route.fulfill({ status: 429, headers: { "retry-after": "1" }, body: "" }),
  hanging: () => Promise.resolve(),
  "slow first byte": async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.fallback()
  },
  truncated: async (route, content) => {
    const { body, contentType } = await answerTo(route, content)
    await route.fulfill({ contentType, body: body.subarray(0, Math.ceil(body.length / 2)) })
  },
  "wrong type": async (route, content) =>
    content.content === "json"
      ? route.fulfill({ contentType: "application/json", body: otherJson })
      : route.fulfill({ contentType: "text/plain", body: (await answerTo(route, content)).body }),
  "HTML instead": (route) => route.fulfill({ contentType: "text/html", body: otherPage }),
} as const satisfies Record<string, (route: Route, content: Content) => Promise<void>>

export type FaultName = keyof typeof faultKinds

/** Their names. */
export const faultNames = Object.keys(faultKinds) as FaultName[]
