import { expect, test } from "vitest"
import { idempotencyKeyFor } from "./idempotencyKey"

const input = {
  clientMutationId: "",
  email: "ada@example.com",
  newsletter: false,
  consents: [{ kind: "NEWSLETTER", accepted: false, shownAt: "2026-11-21T10:00:00Z" }],
}
const first = idempotencyKeyFor(undefined, input, () => "first")

test("the first attempt has a new id", () => {
  expect(first.id).toBe("first")
})

test.each([
  ["the same values", { ...input }],
  ["the same values in another order", Object.fromEntries(Object.entries(input).reverse())],
  ["the id itself", { ...input, clientMutationId: "first" }],
  ["a consent text that was shown again", { ...input, consents: [{ ...input.consents[0], shownAt: "later" }] }],
  ["a value that is not set", { ...input, token: undefined }],
])("%s keep the id", (_, repeated) => {
  expect(idempotencyKeyFor(first, repeated, () => "second").id).toBe("first")
})

test.each([
  ["another text", { ...input, email: "eda@example.com" }],
  ["another nested choice", { ...input, consents: [{ ...input.consents[0], accepted: true }] }],
  ["one value more", { ...input, token: "abc" }],
])("%s gets a new id, which a retry keeps", (_, changed) => {
  const second = idempotencyKeyFor(first, changed, () => "second")
  expect(second.id).toBe("second")
  expect(idempotencyKeyFor(second, { ...changed }, () => "third").id).toBe("second")
})

test("values moved from one field to another are different content", () => {
  const one = idempotencyKeyFor(undefined, { firstName: "Ada", lastName: "" }, () => "one")
  expect(idempotencyKeyFor(one, { firstName: "", lastName: "Ada" }, () => "two").id).toBe("two")
})
