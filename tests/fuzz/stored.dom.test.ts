import * as fc from "fast-check"
import { beforeEach, expect, vi } from "vitest"
import { readAuthToken } from "../../src/services/api/authToken"
import { applicationEntry } from "../../src/services/analytics/applicationEntry"
import { defaultCountry, isCountry } from "../../src/lib/countries"
import { loadSecondStep } from "../../src/features/registration/social/secondStepDraft"
import { isRegistrationFlow } from "../../src/services/settings/landing"
import { recentLinks } from "../../src/features/link-generator/recentLinks"
import { isExpired, readPayload } from "../../src/lib/jwt"
import { draftParts, draftWith } from "../../src/services/state/registrationState"
import { readEmailToken } from "../../src/shared/token/emailToken"
import { fuzz } from "./support/fuzz"
import { anyAddress, anyText, anyToken, jsonText, nearlyText, objectText } from "./support/hostile"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A module as a page load finds it that starts with what is stored. */
async function fresh<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}

fuzz("any token is decoded, and is valid only with an e-mail address", [anyToken, fc.integer()], (token, now) => {
  const payload = readPayload(token)
  if (payload) {
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype)
    expect(typeof isExpired(payload, now)).toBe("boolean")
  }
  const read = readEmailToken(token, now)
  if (read.kind === "valid") expect(read.email.trim()).not.toBe("")
})

fuzz(
  "a member's token is one that a header can carry, or none",
  [anyToken, anyToken, fc.integer()],
  (cookie, stored, now) => {
    const cookies = vi.spyOn(document, "cookie", "get").mockReturnValue(`lang=de; authToken=${cookie}`)
    localStorage.setItem("authToken", stored)
    const token = readAuthToken(now)
    cookies.mockRestore()
    if (token === undefined) return
    expect(new Headers({ Authorization: `Bearer ${token}` }).get("Authorization")).toBe(`Bearer ${token}`)
    const settings = { cmpSettingsId: undefined, cmpScriptUrl: "/x" }
    const entry = applicationEntry({ country: "DE", language: "de", settings, isWebView: false, authToken: token })
    const known = Object.entries(entry).filter(([, value]) => typeof value !== "string" && typeof value !== "boolean")
    expect(known).toEqual([])
  },
)

const sentRegistration = { email: "zoe@example.org", registrationId: "1", resendAt: 1 }
const draftValues = [
  "FEMALE",
  "AT",
  "US",
  "__proto__",
  true,
  { shown: "text=aa", at: 1 },
  { shown: "text=aa", at: Date.now(), withdrawn: {} },
  { shown: {}, at: 1 },
]
const draft = nearlyText({
  sentRegistration: [
    sentRegistration,
    { ...sentRegistration, registrationId: {} },
    { ...sentRegistration, email: [] },
    null,
  ],
  draftAt: [Date.now(), 1e15, -1],
  sourcePath: ["/acquisition/lean"],
  previousPDPPage: ["javascript:alert(1)", "https://attacker.example/"],
  registrationFlow: ["leanStep2", "socialRegistration"],
  ...Object.fromEntries(Object.keys(draftParts).map((part) => [part, draftValues])),
  registrationCode: ["VALID-0001", null],
  countryOptions: [{}, [], [null], null],
  country: ["US", null],
  inviter: [null, {}],
})

fuzz(
  "a registration is restored from any copy, and each of its parts has its type",
  [
    fc.oneof(
      jsonText(["state", "version"]),
      anyText,
      draft.map((state) =>
        objectText([
          ["version", "1"],
          ["state", state],
        ]),
      ),
    ),
  ],
  async (copy) => {
    sessionStorage.setItem("registration", copy)
    const { registrationStore } = await fresh(() => import("../../src/services/state/registrationStore"))
    registrationStore.setState({ isWebView: true })
    const state = registrationStore.getState()
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype)
    const initial = registrationStore.getInitialState()
    expect(Object.keys(state).toSorted()).toEqual(Object.keys(initial).toSorted())
    expect([state.country, state.countryOptions, state.inviter, state.registrationCode]).toEqual([
      defaultCountry,
      undefined,
      undefined,
      "",
    ])
    expect(isRegistrationFlow(state.registrationFlow)).toBe(true)
    expect(typeof state.sourcePath).toBe("string")
    expect(draftWith((part) => draftParts[part].read(state[part]))).toEqual(draftWith((part) => state[part]))
    expect(Number.isFinite(state.draftAt)).toBe(true)
    if (state.sentRegistration) {
      const { email, registrationId, resendAt } = state.sentRegistration
      expect([typeof email, Number.isFinite(resendAt)]).toEqual(["string", true])
      expect(["string", "undefined"]).toContain(typeof registrationId)
    }
  },
)

fuzz(
  "queued events are passed on as events, whatever is stored",
  [
    fc.oneof(
      jsonText(["event"]),
      anyText,
      fc
        .array(nearlyText({ event: ["code_valid", "registration_finished", "gtm.js", "__proto__", 7] }))
        .map((events) => `[${events.join(",")}]`),
    ),
  ],
  async (stored) => {
    sessionStorage.setItem("laterEvents", stored)
    const { setEventReceiver, track, trackOnNextPage } = await fresh(() => import("../../src/services/analytics/track"))
    trackOnNextPage("code_expired", {})
    const page = { page_path: "/acquisition/", page_title: "Start", page_language: "en" }
    track("page_view", page)
    const events: object[] = []
    setEventReceiver((event) => void events.push(event))
    expect(events.slice(-2)).toEqual([{ event: "code_expired" }, { event: "page_view", ...page }])
    for (const event of events) {
      expect(Object.hasOwn(event, "event")).toBe(true)
      // Merged by a tag manager, an object under the right key would reach Object.prototype.
      for (const value of Object.values(event)) expect(["string", "number"]).toContain(typeof value)
    }
    expect(sessionStorage.getItem("laterEvents")).toBeNull()
  },
)

fuzz(
  "the tab's recent links are links",
  [
    fc.oneof(
      jsonText(["0", "length"]),
      anyText,
      fc
        .array(fc.oneof(anyAddress, fc.constantFrom("https://", "https://www.example.com/acquisition/?rc=A", null)))
        .map((links) => JSON.stringify(links)),
    ),
  ],
  (stored) => {
    sessionStorage.setItem("recentRegistrationLinks", stored)
    for (const link of recentLinks()) expect(new URL(link).protocol).toMatch(/^https?:$/)
  },
)

fuzz(
  "the second step's draft is read",
  [
    fc.oneof(
      anyText,
      nearlyText({
        account: ["a@example.org"],
        savedAt: [Date.now()],
        country: ["AT", "US"],
        preferences: [["WOMEN"], [7], {}],
        terms: [{ shown: "text=aa", at: 1 }, true],
      }),
    ),
  ],
  (stored) => {
    sessionStorage.setItem("socialSecondStep", stored)
    const { country, preferences } = loadSecondStep("a@example.org")
    expect(country === "" || isCountry(country)).toBe(true)
    for (const preference of preferences) expect(typeof preference).toBe("string")
  },
)
