// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest"
import { newCorrelationId, randomUuid, sessionId } from "./correlation"

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("a correlation id is acq- and a random UUID, a new one each time", () => {
  expect(newCorrelationId()).toMatch(new RegExp(`^acq-${uuid}$`))
  expect(newCorrelationId()).not.toBe(newCorrelationId())
})

test("the session id is a random UUID", () => {
  expect(sessionId).toMatch(new RegExp(`^${uuid}$`))
})

test.each([0x00, 0xff, 0x5a])("makes a UUID where the browser offers none, from bytes of %d", (byte) => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
  expect(randomUuid()).toMatch(new RegExp(`^${uuid}$`))
})
