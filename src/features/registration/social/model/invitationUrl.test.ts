import { expect, test } from "vitest"
import { invitationUrl } from "./invitationUrl"

test.each([
  ["en", "social", "AB-12", undefined, "/acquisition/en/social?rc=AB-12"],
  ["de", "", "AB-12", "2026+a/b=", "/acquisition/de?rc=AB-12&validityTimestamp=2026%2Ba%2Fb%3D"],
  ["pl", "social", "", undefined, "/acquisition/pl/social"],
] as const)("%s %j with code %j", (language, path, code, validityTimestamp, expected) => {
  const address = invitationUrl("https://www.example.com", language, path, { code, validityTimestamp })
  expect(address).toBe(`https://www.example.com${expected}`)
})
