// @vitest-environment node
import { expect, test } from "vitest"
import { newCorrelationId, sessionId } from "./correlation"

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"

test("a correlation id is acq- and a random UUID, a new one each time", () => {
  expect(newCorrelationId()).toMatch(new RegExp(`^acq-${uuid}$`))
  expect(newCorrelationId()).not.toBe(newCorrelationId())
})

test("the session id is a random UUID", () => {
  expect(sessionId).toMatch(new RegExp(`^${uuid}$`))
})
