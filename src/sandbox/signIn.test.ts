// @vitest-environment node
import { expect, test } from "vitest"
import { adminToken, tokenSamples, signInCookie } from "./tokens"

test.each([
  ["admin", adminToken, 604_800],
  ["member", tokenSamples.member.token, 604_800],
  ["nobody", "", 0],
  ["toString", "", 0],
  [undefined, "", 0],
])("signs in as %s", (as, token, age) => {
  expect(signInCookie(as)).toBe(`authToken=${token}; Path=/; Max-Age=${age}; SameSite=Lax`)
})
