import { expect, test, vi } from "vitest"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { landingConfiguration } from "../services/settings/landing"
import { createExperimentDecider } from "./decidingHost"
import type { HostBundle } from "./hostBundle"
import { createSiteApp, type StoredFile } from "./siteApp"

const html =
  '<!doctype html><html lang="en"><head><meta name="release" content="1" /></head><body><div id="root"><h1>Built</h1>' +
  '</div><noscript></noscript><script type="module" src="/a.js"></script></body></html>\n'

/** A file as a host stores it; its tag depends on its content, as that of every copy does. */
const storedFile = (body: Uint8Array<ArrayBuffer>): StoredFile => ({ etag: `"${body.byteLength}"`, body })

const plain = new TextEncoder().encode(html)
const files: Record<string, StoredFile> = {
  "about-us/index.html": storedFile(plain),
  "about-us/index.html.br": storedFile(new Uint8Array(brotliCompressSync(plain))),
  "about-us/index.html.gz": storedFile(new Uint8Array(gzipSync(plain))),
}

const configuration = landingConfiguration("social")
const payload = {}

test("a decision is rendered once, whatever content coding the visitors accept", async () => {
  const renderDecided = vi.fn<HostBundle["renderDecided"]>(async () => "<h1>Decided</h1>")
  const payloadAt = vi.fn<HostBundle["payloadAt"]>((payload) => payload)
  const find = async (file: string) => files[file] ?? null
  const decide = createExperimentDecider({
    site: {
      build: { release: "1", applyDecision: ["/b.js"], decide: [], variantTextFiles: {} },
      flagServiceOf: () => undefined,
      readFlagPayload: async () => undefined,
      payloadAt,
      hostPageAt: () => ({ path: "about-us", landingPath: "about-us" }),
      decideOnHost: () => ({ exposures: [], landing: { changed: true, existsOnlyByFlag: false, configuration } }),
      renderDecided,
      decisionText: () => ["{", "}"],
    },
    payload: async () => payload,
    compress: async (start, end) => new Uint8Array([...start, ...new TextEncoder().encode(end)]),
    onProblem: (name) => expect.unreachable(name),
  })
  const host = createSiteApp({ find, decide })
  for (const coding of ["br", "gzip", "identity", "br"]) {
    const headers = { "accept-encoding": coding }
    const response = await host.request("/acquisition/about-us", { headers })
    expect(await response.text(), coding).toContain("<h1>Decided</h1>")
    expect(response.headers.get("content-encoding"), coding).toBe(coding === "identity" ? null : coding)
  }
  await host.request("https://m.example.com/acquisition/about-us")
  expect(payloadAt.mock.calls.map(([, url]) => new URL(url).host)).toEqual(["localhost", "m.example.com"])
  expect(renderDecided).toHaveBeenCalledOnce()
})
