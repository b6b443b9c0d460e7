import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { nodeCompress } from "./nodeCompress"

const start = new TextEncoder().encode("<!doctype html><p>Überraschung</p>".repeat(3000))

test.each([1, 255, 256, 300, 0x1_00_00, 0x1_00_01])("a page whose end has %i bytes is whole", async (length) => {
  const end = new Uint8Array(length).fill(37)
  const page = Buffer.concat([start, end])
  expect(brotliDecompressSync(await nodeCompress(start, end, "br")).equals(page)).toBe(true)
  expect(gunzipSync(await nodeCompress(start, end, "gzip")).equals(page)).toBe(true)
})
