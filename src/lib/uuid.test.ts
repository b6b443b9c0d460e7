import { afterEach, expect, test, vi } from "vitest"
import { randomUuid } from "./uuid"

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

test("is a new UUID each time", () => {
  expect(randomUuid()).toMatch(uuid)
  expect(randomUuid()).not.toBe(randomUuid())
})

test.each([0x00, 0xff, 0x5a])("creates a UUID where the browser has no function for it, from bytes of %d", (byte) => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
  expect(randomUuid()).toMatch(uuid)
})
