import * as fc from "fast-check"
import { afterEach, expect, vi } from "vitest"
import { builtInSettings } from "../../src/services/settings/settings"
import { startUsercentrics } from "../../src/services/consent/usercentrics"
import { decideInBrowser } from "../../src/services/experiments/decideInBrowser"
import type { ExperimentCallbacks } from "../../src/services/experiments/callbacks"
import { defaultLanding, slugs } from "../../src/services/settings/landing"
import { createScrub } from "../../src/services/monitoring/scrub"
import { recordDepartures } from "../support/recordDepartures"
import { fuzz } from "./support/fuzz"
import {
  anyText,
  hostileAddresses,
  inheritedNames,
  jsonText,
  jsonValue,
  nearlyText,
  objectText,
} from "./support/hostile"

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ["UC_UI", "__ucCmp"]) Reflect.deleteProperty(window, name)
})

/** What a function of a third-party script may do: return anything, now or later, or fail in either way. */
const anyFunction: fc.Arbitrary<() => unknown> = fc.oneof(
  jsonValue(["services", "category", "categorySlug", "consent", "given", "status"]).map((value) => () => value),
  jsonValue(["services", "category", "consent", "given"]).map((value) => async () => value),
  fc.constant(() => ({ services: { a: { category: "functional", consent: { given: true } } } })),
  fc.constant(() => [{ categorySlug: "marketing", consent: { status: true } }, null, 7]),
  fc.constant(() => {
    throw new Error("broken")
  }),
  fc.constant(() => Promise.reject("broken")),
)

const methods =
  "isInitialized getServicesBaseInfo getConsentDetails showSecondLayer updateLanguage changeLanguage".split(" ")

/** What the platform's script may put in place of its interface: nothing, anything, an interface with parts missing. */
const anyInterface = fc.oneof(
  fc.constant(undefined),
  jsonValue(methods),
  fc.record(Object.fromEntries(methods.map((name) => [name, anyFunction])), { requiredKeys: [] }),
  fc.record(Object.fromEntries(methods.map((name) => [name, anyFunction]))),
)

fuzz(
  "a consent management platform that returns anything grants nothing by accident",
  [
    anyInterface,
    anyInterface,
    fc.array(fc.constantFrom("ucEvent", "UC_CONSENT", "UC_UI_INITIALIZED", "UC_UI_CMP_EVENT"), { maxLength: 5 }),
  ],
  async (second, third, events) => {
    const listening = vi.spyOn(window, "addEventListener")
    const append = vi.spyOn(document.head, "append").mockReturnValue()
    const service = startUsercentrics({
      settingsId: "x",
      src: "https://www.example.com/cmp.js",
      hidden: false,
      language: "en",
    })
    const heard = [...listening.mock.calls]
    listening.mockRestore()
    append.mockRestore()
    let ready = false
    service.ready.then(
      () => (ready = true),
      () => undefined,
    )
    service.onChange(() => undefined)
    Object.assign(window, { ["UC_UI"]: second, ["__ucCmp"]: third })
    for (const name of events) {
      window.dispatchEvent(new CustomEvent(name, { detail: second }))
      service.reopen()
      service.setLanguage("de")
    }
    await new Promise((resolve) => setTimeout(resolve))
    for (const signal of Object.values(service.signals())) {
      expect(["granted", "denied"]).toContain(signal)
      if (!ready) expect(signal).toBe("denied")
    }
    for (const [type, listener, options] of heard) window.removeEventListener(type, listener, options)
  },
  { share: 2 },
)

const redirects = [...hostileAddresses, "http://localhost:4173/acquisition/lean", "/acquisition/lean", "lean"]
const rule = nearlyText({
  force: ["social", true, {}],
  variations: [["default", "social"], ["__proto__"]],
  weights: [[0, 1], ["x"], [-1]],
  coverage: [1, -1],
  hashAttribute: ["acqAnonymousId", "constructor"],
  hashVersion: [1, 2, 9],
  condition: [{ $where: "alert(1)" }, { $not: {} }, { id: { $regex: "(a+)+$" } }],
  parentConditions: [[{ id: "main-description" }]],
  key: ["words", "__proto__"],
})
const names = [
  "registration-flow",
  "main-description",
  "landing-pages",
  "registration-methods",
  "form-finished-in-popup",
  "onboarding",
  ...inheritedNames,
]
const feature = fc.tuple(jsonText([...slugs, "flow"]), fc.array(rule, { maxLength: 3 })).map(([value, rules]) =>
  objectText([
    ["defaultValue", value],
    ["rules", `[${rules.join(",")}]`],
  ]),
)
const redirect = nearlyText({
  key: ["pages", "__proto__"],
  hashAttribute: ["acqAnonymousId"],
  urlPatterns: [
    [{ include: true, type: "simple", pattern: "/acquisition/*" }],
    [{ include: true, type: "regex", pattern: "(" }],
    [{ include: true, type: "simple", pattern: "(((" }],
  ],
  variations: redirects.map((urlRedirect) => [
    {},
    { urlRedirect, js: "window.hostile = true", css: "*{display:none}", domMutations: [] },
  ]),
  weights: [[0, 1]],
  persistQueryString: [true],
})

/** What a flag service may send: anything, or features and experiments that are almost right. */
const anyPayload = fc.oneof(
  jsonText(["features", "experiments", "encryptedFeatures", "savedGroups", "status"]),
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(feature, jsonText())), { maxLength: 5 }),
      fc.array(fc.oneof(redirect, jsonText()), { maxLength: 2 }),
    )
    .map(
      ([features, experiments]) =>
        `{"status":200,"features":${objectText(features)},"experiments":[${experiments.join(",")}]}`,
    ),
  anyText,
)
let visits = 0

fuzz(
  "any flags result in a complete page, and lead nowhere else",
  [anyPayload, fc.constantFrom("", "lean", "summer", "constructor", "__proto__")],
  async (payload, path) => {
    vi.stubGlobal("fetch", async () => new Response(payload, { headers: { "Content-Type": "application/json" } }))
    const left: string[] = []
    const { href, origin } = location
    recordDepartures(left)
    vi.spyOn(console, "error").mockReturnValue()
    vi.spyOn(console, "warn").mockReturnValue()
    const callbacks: ExperimentCallbacks = {
      report: () => undefined,
      onExposure: () => undefined,
      country: () => "DE",
      prepare: async () => undefined,
      mayLeave: () => true,
    }
    const settings = { ...builtInSettings, growthbookClientKey: `sdk-${visits++}` }
    const context = { path, landingPath: path, enabled: true, mayChange: () => true }
    // The SDK may throw; then nothing is decided.
    const decision = await decideInBrowser(context, settings, callbacks).catch(() => "nothingToApply" as const)
    for (const to of left) expect(new URL(to, href).origin).toBe(origin)
    expect(window).not.toHaveProperty("hostile")
    if (typeof decision === "object") expect(Object.keys(decision.configuration)).toEqual(Object.keys(defaultLanding))
    vi.unstubAllGlobals()
  },
  { share: 0.5 },
)

fuzz(
  "a report of anything is scrubbed",
  [fc.array(fc.option(anyText, { nil: undefined })), jsonText()],
  (personal, text) => {
    const scrubbed = createScrub(() => personal)({ message: text, extra: JSON.parse(text) })
    expect(Object.getPrototypeOf(scrubbed)).toBe(Object.prototype)
    expect(typeof JSON.stringify(scrubbed)).toBe("string")
  },
)
