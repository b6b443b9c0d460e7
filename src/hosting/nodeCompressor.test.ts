// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { nodeCompressor } from "./nodeCompressor"

const encode = (text: string) => new TextEncoder().encode(text)
const page = `<!doctype html>${"<p>Luxury fashion, by invitation – für Sie</p>".repeat(2000)}`

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("an end is appended to a page in %s", async (encoding, decompress) => {
  const append = await nodeCompressor(encode(page), encoding)
  for (const end of ["x", "<script>{}</script>", "ü".repeat(300), "y".repeat(65_535)]) {
    const body = append(encode(end))
    expect(decompress(body).toString() === page + end, end.slice(0, 20)).toBe(true)
    expect(body.byteLength).toBeLessThan(encode(end).byteLength + 1500)
  }
  expect(() => append(encode("y".repeat(65_537)))).toThrow("too long")
})
