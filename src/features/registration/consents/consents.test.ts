import { expect, test } from "vitest"
import { consentHashes } from "virtual:consent-hashes"
import { shownConsents } from "../form/shownConsents"
import { isGiven } from "../../../shared/forms/consents"
import { consentInput, withdrawExpired, withdrawForeign, withdrawForSubmit } from "./consents"

const countryOptions = [
  { isoCode: "DE", termsPkString: "terms-de", dataPolicyPkString: "privacy-de" },
  { isoCode: "AT", termsPkString: "terms at & co", dataPolicyPkString: undefined },
] as const
const [agreedAt, wantedAt] = [Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 20, 13)]

const received = (country: string, wanted: boolean) => {
  const shown = shownConsents(countryOptions, country, "en")
  const terms = { shown: shown.terms, at: agreedAt }
  return consentInput({ terms, newsletter: wanted && { shown: shown.newsletter, at: wantedAt } }, shown)
}

test("the receipts contain what was shown and chosen, each with the time of its tick", () => {
  const shownAt = "2026-11-20T12:00:00.000Z"
  const { terms, newsletter } = consentHashes.en
  expect(received("DE", true)).toEqual({
    termsAndPrivacyAccepted: true,
    termsPkString: "terms-de",
    dataPolicyPkString: "privacy-de",
    newsletter: true,
    consents: [
      { kind: "TERMS_AND_CONDITIONS", accepted: true, textSha256: terms, documentPk: "terms-de", shownAt },
      { kind: "PRIVACY_POLICY", accepted: true, textSha256: terms, documentPk: "privacy-de", shownAt },
      { kind: "NEWSLETTER", accepted: true, textSha256: newsletter, shownAt: "2026-11-20T13:00:00.000Z" },
    ],
  })
})

test("a newsletter that was not chosen was shown with the terms", () => {
  expect(received("DE", false).consents[2]).toMatchObject({ accepted: false, shownAt: "2026-11-20T12:00:00.000Z" })
})

test("a document that the code does not name is left out", () => {
  expect(received("AT", false).consents.map((receipt) => "documentPk" in receipt && receipt.documentPk)).toEqual([
    "terms at & co",
    false,
    false,
  ])
  expect(received("PL", false)).not.toHaveProperty("termsPkString")
})

const consent = (at: number) => ({ shown: "x", at })
const given = (values: { terms: ReturnType<typeof consent> | false; newsletter: ReturnType<typeof consent> | false }) =>
  [values.terms, values.newsletter].map((value) => isGiven(value, "x"))

test("at a submit both consents end with the older one, of a draft each by itself", () => {
  const minutesAgo = (minutes: number) => consent(Date.now() - minutes * 60_000)
  const shown = { terms: "x", newsletter: "x" }
  const submitted = (terms: number, newsletter: number) =>
    given(withdrawForSubmit({ terms: minutesAgo(terms), newsletter: minutesAgo(newsletter) }, shown))
  expect(submitted(29, 1)).toEqual([true, true])
  expect(submitted(1, 31)).toEqual([false, false])
  const older = withdrawExpired({ terms: minutesAgo(1), newsletter: minutesAgo(31) })
  expect(given(older)).toEqual([true, false])
  // A consent that has ended before does not end another.
  expect(given(withdrawForSubmit(older, shown))).toEqual([true, false])
})

test.each([
  ["was sent for the same address", "a@example.org", undefined, true],
  ["was sent for another address", "b@example.org", undefined, false],
  ["is for the address of the invitation", "a@example.org", "a@example.org", true],
  ["is for another address than the invitation", "a@example.org", "b@example.org", false],
] as const)("a consent that %s counts: %#", (_, email, locked, counts) => {
  const values = { email, terms: consent(1), newsletter: consent(2) }
  const sent = locked ? undefined : { email: "a@example.org", at: 3 }
  expect(given(withdrawForeign(values, locked, sent))).toEqual([counts, counts])
})

test("a consent given after another account was registered is for the address in the form", () => {
  const values = { email: "b@example.org", terms: consent(4), newsletter: false as const }
  expect(given(withdrawForeign(values, undefined, { email: "a@example.org", at: 3 }))).toEqual([true, false])
})
