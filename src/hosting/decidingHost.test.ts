// @vitest-environment node
import { expect, test, vi } from "vitest"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { createDecider } from "./decidingHost"
import type { HostBundle } from "./hostBundle"
import { createSiteHost } from "./siteHost"
import type { StoredFile } from "./storedFile"

const html =
  '<!doctype html><html lang="en"><head><meta name="release" content="1" /><script type="module" src="/a.js"></script>' +
  "</head><body><h1>Built</h1></body></html>"

/** A file as a host stores it; its tag depends on its content, as that of every copy does. */
function storedFile(body: Uint8Array<ArrayBuffer>): StoredFile {
  return { etag: `"${body.byteLength}"`, read: async () => body }
}

const plain = new TextEncoder().encode(html)
const files: Record<string, StoredFile> = {
  "about-us/index.html": storedFile(plain),
  "about-us/index.html.br": storedFile(new Uint8Array(brotliCompressSync(plain))),
  "about-us/index.html.gz": storedFile(new Uint8Array(gzipSync(plain))),
}

test("a decision is rendered once, whatever content coding the visitors accept", async () => {
  const renderDecided = vi.fn<HostBundle["renderDecided"]>(async () => ({
    original: "<h1>Built</h1>",
    decided: "<h1>Decided</h1>",
  }))
  const find = async (file: string) => files[file] ?? null
  const decide = createDecider({
    site: {
      build: { release: "1", adopt: ["/b.js"], variantTextFiles: {} },
      flagServiceOf: () => undefined,
      readFlagPayload: async () => undefined,
      hostPageAt: () => ({ path: "about-us", landingPath: "about-us" }),
      decide: () => ({ exposures: [], landing: { changed: true, existsOnlyByFlag: false, configuration: {} } }),
      renderDecided,
      decisionText: () => "{}",
    },
    stickyBucketing: false,
    payload: async () => ({}),
    encode: async (page) => (end) => new Uint8Array([...page, ...end]),
    onProblem: (name) => expect.unreachable(name),
  })
  const host = createSiteHost({ basePath: "/acquisition", find, decide })
  for (const coding of ["br", "gzip", "identity", "br"]) {
    const headers = { "accept-encoding": coding }
    const response = await host(new Request("https://www.example.com/acquisition/about-us", { headers }))
    expect(await response.text(), coding).toContain("<h1>Decided</h1>")
    expect(response.headers.get("content-encoding"), coding).toBe(coding === "identity" ? null : coding)
  }
  expect(renderDecided).toHaveBeenCalledOnce()
})
