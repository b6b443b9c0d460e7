import { createHash } from "node:crypto"
import { afterEach, expect, test, vi } from "vitest"
import { sha256Hex } from "./sha256"

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  // FIPS 180-4 examples.
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("the digest of %j is %s", async (text, digest) => {
  expect(await sha256Hex(text)).toBe(digest)
})

test("a text is hashed as UTF-8", async () => {
  const text = "Zażółć gęślą jaźń 🌸"
  expect(await sha256Hex(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"))
})

test.each([
  ["no crypto", undefined],
  ["crypto without subtle, as over plain http", {}],
  ["crypto that refuses", { subtle: { digest: () => Promise.reject(new Error("refused")) } }],
])("with %s there is no hash and no error", async (_, crypto) => {
  vi.stubGlobal("crypto", crypto)
  expect(await sha256Hex("abc")).toBeUndefined()
})
