import { expect, test } from "vitest"
import { releaseId } from "../settings/release"
import { createMemberToken, createToken } from "../../sandbox/tokens"
import { applicationEntry } from "./applicationEntry"

const settings = { cmpSettingsId: "cmp-1", cmpScriptUrl: "/entrance/cmp/js/cmp_min.js" }
const visitor = { country: "AT", language: "de", settings, isWebView: false, authToken: undefined } as const

const common = {
  applicationBrand: "Lisière",
  applicationCode: "HTML",
  applicationCountry: "AT",
  applicationLanguage: "DE",
  applicationVersion: releaseId,
  applicationEnvironment: "WEB_browser",
  userConnexionStatus: "Unidentified customer",
  optInTrackingConsent: true,
  cmpHideOnStartup: false,
  cmpReadOnly: false,
  cmpSettingsId: "cmp-1",
  cmpScriptUrl: "/entrance/cmp/js/cmp_min.js",
}

test("a visitor", () => {
  expect(applicationEntry(visitor)).toEqual(common)
})

test("a visitor of the app", () => {
  expect(applicationEntry({ ...visitor, isWebView: true })).toEqual({
    ...common,
    applicationEnvironment: "WEB_app",
    cmpHideOnStartup: true,
  })
})

test("a member", () => {
  expect(applicationEntry({ ...visitor, authToken: createMemberToken("member@example.com") })).toEqual({
    ...common,
    userConnexionStatus: "Identified customer",
    cmpCustomerId: "4711",
    cmpCustomerConsentToken: "consent-4711",
    saltedHashedCustomerId: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  })
})

test.each([
  ["is not a JWT", "opaque"],
  ["says nothing of the customer", createToken({ email: "member@example.com" })],
  ["says something else", createToken({ customerId: 7, consentToken: "", saltedHashedCustomerId: null })],
])("a member whose token %s", (_title, authToken) => {
  expect(applicationEntry({ ...visitor, authToken })).toEqual({ ...common, userConnexionStatus: "Identified customer" })
})
