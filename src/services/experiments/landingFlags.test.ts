import { expect, test } from "vitest"
import { defaultLanding, landingConfiguration } from "../settings/landing"
import type { FlagName, FlagValues } from "./flags"
import { configureLanding, type GetFlag } from "./landingFlags"

/** The landing page that results from some flags, and which flags were evaluated. */
function decide(path: string, given: Partial<FlagValues>) {
  const asked: FlagName[] = []
  const ask: GetFlag = (name) => {
    asked.push(name)
    return given[name]
  }
  return { landing: configureLanding(path, ask), asked }
}

test.each(["", "lean", "social", "black-friday", "welcome-15"])("without flags %j shows its own", (path) => {
  expect(decide(path, {}).landing).toEqual(landingConfiguration(path))
})

const flags: Partial<FlagValues> = {
  "registration-flow": "socialRegistration",
  "landing-layout": "only-mobile",
  "main-description": "daba",
  "top-banner": "plain",
  onboarding: "short",
  "registration-methods": { ...defaultLanding.methods, phone: "available" },
  "form-finished-in-popup": true,
}

test("flags decide everything that a page leaves open", () => {
  expect(decide("", flags).landing).toEqual({
    flow: "socialRegistration",
    layout: "only-mobile",
    mainDescription: "daba",
    voucher: "none",
    banner: "plain",
    onboarding: "short",
    methods: { ...defaultLanding.methods, phone: "available" },
    formFinishedInPopup: true,
  })
})

test("a page's own configuration comes before the flags, which are not evaluated then", () => {
  const { landing, asked } = decide("lean", flags)
  expect(landing).toMatchObject({ flow: "leanStep1", layout: "center-single-column", mainDescription: "daba" })
  expect(asked).not.toContain("registration-flow")
  expect(asked).not.toContain("landing-layout")
})

test.each([
  ["", { "welcome-voucher": "social-10-percent-no-mov" }, "main-description"],
  ["welcome-10", {}, "main-description"],
  ["", {}, "registration-methods"],
  ["lean", {}, "registration-methods"],
  ["", {}, "landing-pages"],
] as const)("%j with %j does not evaluate %s, whose value nobody would see", (path, given, name) => {
  expect(decide(path, given).asked).not.toContain(name)
})

test("the flag landing-pages adds pages, and changes none of the site's own", () => {
  const pages = { "landing-pages": { spring: { flow: "leanStep1" }, lean: { flow: "default" } } } as const
  expect(decide("spring", { ...flags, ...pages }).landing).toMatchObject({ flow: "leanStep1", layout: "only-mobile" })
  expect(decide("lean", pages).landing).toEqual(landingConfiguration("lean"))
  for (const path of ["autumn", "toString", "constructor"]) expect(decide(path, pages).landing).toBeUndefined()
})
