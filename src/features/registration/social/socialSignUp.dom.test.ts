import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { builtInSettings } from "../../../services/settings/settings"
import { publishSettings } from "../../../services/settings/settingsStore"
import { registrationStore } from "../../../services/state/registrationStore"
import { socialSignUpUrl, startSocialSignUp } from "./socialSignUp"

const request = {
  socialLoginUrl: "/entrance/social",
  origin: "https://www.example.com",
  state: "abc",
  language: "de",
  registrationCode: "VALID-0001",
  validityTimestamp: undefined,
} as const

const readBack = (address: string) => {
  const url = new URL(address, "https://www.example.com")
  return { path: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

const redirect = "https://www.example.com/acquisition/de/registration/social-registration-second-step"
test.each([
  [{}, { path: "https://www.example.com/entrance/social/google" }],
  [{ socialLoginUrl: "https://login.example/s/" }, { path: "https://login.example/s/google" }],
  [{ validityTimestamp: "a+b/c=.d" }, { validityTimestamp: "a+b/c=.d" }],
  [{ language: "en" as const }, { redirect_uri: redirect.replace("/de/", "/"), lang: "en" }],
])("URL that starts a social sign-up: %j", (given, expected) => {
  const fields = { state: "abc", redirect_uri: redirect, rc: "VALID-0001", lang: "de" }
  const path = "https://www.example.com/entrance/social/google"
  expect(readBack(socialSignUpUrl("google", { ...request, ...given }))).toEqual({ path, ...fields, ...expected })
})

describe("leaving for a provider and returning", () => {
  let left = ""

  beforeEach(() => {
    left = ""
    sessionStorage.clear()
    vi.stubGlobal("location", { origin: "http://localhost:4173", assign: (address: string) => void (left = address) })
    publishSettings(builtInSettings)
    registrationStore.setState({ registrationCode: "VALID-0001", validityTimestamp: "stamp" })
  })
  afterEach(() => vi.unstubAllGlobals())

  test("passes on code, validity and language, and a new state each time", async () => {
    await startSocialSignUp("apple", "fr")
    const first = readBack(left)
    expect(first).toMatchObject({ rc: "VALID-0001", validityTimestamp: "stamp", lang: "fr" })
    expect(first.path).toMatch(/\/entrance\/social\/apple$/)
    await startSocialSignUp("apple", "fr")
    expect(new URL(left, location.origin).searchParams.get("state")).not.toBe(new URLSearchParams(first).get("state"))
  })
})
