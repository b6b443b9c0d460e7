import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { nodeCompress } from "./nodeCompress"

const start = new TextEncoder().encode("<!doctype html><p>Überraschung</p>".repeat(3000))

test.each([1, 255, 256, 300, 0x1_00_00, 0x1_00_01])("a page whose end has %i bytes is whole", async (length) => {
  const end = "%".repeat(length)
  const page = Buffer.concat([start, Buffer.from(end)])
  expect(brotliDecompressSync(await nodeCompress(start, end, "br")).equals(page)).toBe(true)
  expect(gunzipSync(await nodeCompress(start, end, "gzip")).equals(page)).toBe(true)
})

test("later visitors get a page in fewer bytes", async () => {
  const words = new Uint8Array(readFileSync("locales/en/lobby.json"))
  const sizeNow = async () => (await nodeCompress(words, "end", "br")).byteLength
  const first = await sizeNow()
  await expect.poll(sizeNow).toBeLessThan(first * 0.95)
  expect(brotliDecompressSync(await nodeCompress(words, "end", "br")).toString()).toMatch(/\}\nend$/)
})
