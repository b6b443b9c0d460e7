import { expect, test, vi } from "vitest"
import { defaultLanding, signUpMethods } from "../settings/landing"
import { flagReaders, type FlagName } from "./flags"

/** Reads a value, and says where it was rejected. */
function read(name: FlagName, value: unknown): { value: unknown; invalid: string[] } {
  const reportInvalid = vi.fn<(place: string) => void>()
  return { value: flagReaders[name](value, reportInvalid), invalid: reportInvalid.mock.calls.map(([place]) => place) }
}

const good: Record<FlagName, readonly unknown[]> = {
  "registration-flow": ["default", "leanStep1", "leanStep2", "socialRegistration", "waitingListApproved"],
  "landing-layout": ["right-double-column", "center-single-column", "only-mobile"],
  "main-description": ["default", "social", "viral", "viralProductShare", "daba", "waitingListApproved"],
  "welcome-voucher": [
    "none",
    "social-10-percent-no-mov",
    "social-15-percent-no-mov",
    "social-15-percent-mov",
    "social-20-percent-mov",
  ],
  "top-banner": ["none", "plain", "black-friday"],
  onboarding: ["none", "long", "short"],
  "registration-methods": [defaultLanding.methods],
  "form-finished-in-popup": [true, false],
  "landing-pages": [
    {},
    { spring: {} },
    { spring: { flow: "leanStep1", layout: "only-mobile", formFinishedInPopup: true } },
  ],
}

test.each(Object.entries(good) as [FlagName, readonly unknown[]][])("%s knows its values", (name, values) => {
  for (const value of values) expect(read(name, value)).toEqual({ value, invalid: [] })
})

test.each(Object.keys(good) as FlagName[])("%s ignores an unknown value", (name) => {
  for (const value of ["", "toString", "DEFAULT", 1, -1, [], ["default"], undefined, "true", Number.NaN])
    expect(read(name, value)).toEqual({ value: undefined, invalid: [""] })
})

test.each([
  ["a method that nobody knows", { myspace: "available" }],
  ["a state that nobody knows", { google: "broken" }],
  ["no method at all", Object.fromEntries(signUpMethods.map((method) => [method, "hidden"]))],
])("%s is an unknown value", (_, value) => {
  expect(read("registration-methods", value)).toEqual({ value: undefined, invalid: [""] })
})

test("a landing page keeps its known properties", () => {
  const value = {
    spring: { flow: "leanStep1", layout: "sideways", toString: 1, methods: { email: "hidden" } },
    "autumn/sale": {},
    "winter.html": {},
    summer: "hot",
  }
  expect(read("landing-pages", value)).toEqual({
    value: { spring: { flow: "leanStep1", methods: { ...defaultLanding.methods, email: "hidden" } } },
    invalid: ["spring.layout", "spring.toString", "autumn/sale", "winter.html", "summer"],
  })
})

test("a landing page is found in any case, as routes are", () => {
  expect(read("landing-pages", { Spring: { banner: "plain" } }).value).toEqual({ spring: { banner: "plain" } })
})
