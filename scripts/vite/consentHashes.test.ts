import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { consentHashes } from "virtual:consent-hashes"
import { languages } from "../../src/lib/languages.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

test("the hash is that of the text as a visitor reads it, without link markup", () => {
  expect(consentHashes.en.terms).toBe(sha256("I agree to the Terms and Conditions and have read the Privacy Policy."))
})

test("the newsletter's hash includes the long text behind the short one, with the shop's name", () => {
  expect(consentHashes.en.newsletter).toBe(
    sha256(
      "Yes, send me the newsletter with new arrivals and offers. Lisière may send me personalised offers and news by email. " +
        "I can withdraw this consent at any time, with effect for the future, through the link in every newsletter.",
    ),
  )
})

test("every language has a hash of its own for each text", () => {
  expect(Object.keys(consentHashes)).toEqual([...languages])
  const all = Object.values(consentHashes).flatMap((hashes) => Object.values(hashes))
  expect(all).toHaveLength(3 * languages.length)
  expect(new Set(all).size).toBe(all.length)
  for (const hash of all) expect(hash).toMatch(/^[\da-f]{64}$/)
})
