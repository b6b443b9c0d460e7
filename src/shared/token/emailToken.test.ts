import { expect, test } from "vitest"
import { createToken, tokenSamples } from "../../sandbox/tokens"
import { readEmailToken } from "./emailToken"

const now = Date.UTC(2026, 10, 20)
const seconds = now / 1000

test.each([
  ["withEmail", "waiting@example.com"],
  ["nonAscii", "jürgen@müller.example"],
] as const)("%s is valid", (sample, email) => {
  const { token } = tokenSamples[sample]
  expect(readEmailToken(token, now)).toMatchObject({ kind: "valid", token, email })
})

test.each([
  ["a token that has just expired", createToken({ email: "a@example.com", exp: seconds }), "expired"],
  ["a token with a second left", createToken({ email: "a@example.com", exp: seconds + 1 }), "valid"],
  ["a token without an expiry", createToken({ email: "a@example.com" }), "valid"],
  ["an expiry that is not a number", createToken({ email: "a@example.com", exp: "soon" }), "valid"],
  ["an old token without an e-mail address", createToken({ exp: 1 }), "invalid"],
  ["no e-mail address", tokenSamples.withoutEmail.token, "invalid"],
  ["an empty e-mail address", createToken({ email: " " }), "invalid"],
  ["an e-mail address that is not a text", createToken({ email: ["a@example.com"] }), "invalid"],
  ["a payload that is not JSON", tokenSamples.notJson.token, "invalid"],
  ["a payload that is not an object", `e30.${btoa("[1]")}.x`, "invalid"],
  ["a payload that is not base64url", tokenSamples.notBase64.token, "invalid"],
  ["a payload that is not UTF-8", `e30.${btoa('{"email":"\xfc@x.de"}')}.x`, "invalid"],
  ["only one part", tokenSamples.notAToken.token, "invalid"],
  ["an empty text", "", "invalid"],
  ["nothing", undefined, "invalid"],
  ["no text", 42, "invalid"],
])("%s: %s is %s", (_, token, kind) => {
  expect(readEmailToken(token, now).kind).toBe(kind)
})
