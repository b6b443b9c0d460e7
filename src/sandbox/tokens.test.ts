import { describe, expect, test } from "vitest"
import { createToken, emailOfToken, tokenSamples } from "./tokens"

const now = Date.UTC(2026, 10, 21)

describe("emailOfToken", () => {
  test.each([
    ["withEmail", "waiting@example.com"],
    ["nonAscii", "jürgen@müller.example"],
    ["member", "member@example.com"],
    ["rejected", null],
    ["expired", null],
    ["withoutEmail", null],
    ["notJson", null],
    ["notBase64", null],
    ["notAToken", null],
  ] as const)("reads %s as %s", (name, email) => {
    expect(emailOfToken(tokenSamples[name].token, now)).toBe(email)
  })

  test("accepts a token up to the second in which it expires (RFC 7519, section 4.1.4)", () => {
    const token = createToken({ email: "ada@example.org", exp: now / 1000 })
    expect([emailOfToken(token, now - 1), emailOfToken(token, now)]).toEqual(["ada@example.org", null])
  })
})
