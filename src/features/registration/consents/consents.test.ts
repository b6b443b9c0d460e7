import { expect, test } from "vitest"
import { consentInput, documentsOf } from "./consents"

const countryOptions = [
  { isoCode: "DE", termsPkString: "terms-de", dataPolicyPkString: "privacy-de" },
  { isoCode: "AT", termsPkString: "terms-at", dataPolicyPkString: undefined },
] as const
const shown = { countryOptions, hashes: { terms: "aa", newsletter: "bb" }, shownAt: "2026-11-20T12:00:00.000Z" }

test.each([
  ["DE", { terms: "terms-de", privacy: "privacy-de" }],
  ["AT", { terms: "terms-at", privacy: undefined }],
  ["PL", { terms: undefined, privacy: undefined }],
])("documents of %s", (country, documents) => {
  expect(documentsOf(countryOptions, country)).toEqual(documents)
})

test("the receipts contain what was shown and chosen", () => {
  expect(consentInput({ terms: true, newsletter: false }, { ...shown, country: "DE" })).toEqual({
    termsAndPrivacyAccepted: true,
    termsPkString: "terms-de",
    dataPolicyPkString: "privacy-de",
    newsletter: false,
    consents: [
      {
        kind: "TERMS_AND_CONDITIONS",
        accepted: true,
        textSha256: "aa",
        documentPk: "terms-de",
        shownAt: shown.shownAt,
      },
      { kind: "PRIVACY_POLICY", accepted: true, textSha256: "aa", documentPk: "privacy-de", shownAt: shown.shownAt },
      { kind: "NEWSLETTER", accepted: false, textSha256: "bb", shownAt: shown.shownAt },
    ],
  })
})

test("a document that the code does not name is left out", () => {
  const input = consentInput({ terms: true, newsletter: true }, { ...shown, countryOptions: undefined, country: "DE" })
  expect(input).not.toHaveProperty("termsPkString")
  expect(input.consents.map(({ documentPk }) => documentPk)).toEqual([undefined, undefined, undefined])
})
