import * as fc from "fast-check"
import { expect } from "vitest"
import { builtInSettings, mergeSettings } from "../../src/services/settings/settings"
import { versionedScriptUrl } from "../../src/services/consent/scriptUrl"
import { configureLanding, type GetFlag } from "../../src/services/experiments/landingFlags"
import { flagReaders, type FlagName } from "../../src/services/experiments/flags"
import { defaultLanding, landingConfiguration, builtInLanding, slugs } from "../../src/services/settings/landing"
import { appLink } from "../../src/lib/webView"
import { namesIn } from "../../src/lib/namesIn"
import { fuzz } from "./support/fuzz"
import { anyAddress, anyText, inheritedNames, jsonText, nearlyText, objectText } from "./support/hostile"

const addresses = namesIn(builtInSettings).filter((name) => /(?:URL|Url|Host|Dsn)$/.test(name))

/** A response for defaults.json: anything, almost right, or with a hostile URL in any place. */
const anyAnswer = fc.oneof(
  jsonText(Object.keys(builtInSettings)),
  nearlyText(Object.fromEntries(Object.entries(builtInSettings).map(([key, value]) => [key, [value ?? "text"]]))),
  fc
    .array(fc.tuple(fc.constantFrom(...addresses, "appUrlScheme", "accessibilityEmail"), anyAddress), { minLength: 1 })
    .map((entries) => objectText(entries.map(([key, value]) => [key, JSON.stringify(value)]))),
)

fuzz("settings keep their types and schemes whatever defaults.json says", [anyAnswer, anyAddress], (text, address) => {
  const { settings, invalidKeys } = mergeSettings(JSON.parse(text))
  expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(builtInSettings).toSorted())
  for (const key of addresses) {
    const value = settings[key]
    if (typeof value !== "string") continue
    // It resolves to an allowed scheme from an http page, as in development, and from an https one.
    for (const page of ["http://localhost:4173/acquisition/", "https://www.example.com/acquisition/"]) {
      expect(new URL(value, page).protocol).toMatch(
        key === "acqBackendWebsocketURL" ? /^(?:wss?|https?):$/ : /^https?:$/,
      )
    }
  }
  if (settings.accessibilityEmail !== undefined) {
    const { protocol, search, hash } = new URL(`mailto:${settings.accessibilityEmail}`)
    expect([protocol, search, hash]).toEqual(["mailto:", "", ""])
  }
  expect(typeof settings.growthbookRemoteEval).toBe("boolean")
  expect(settings.appUrlScheme).toContain(".")
  const link = appLink(address, settings.appUrlScheme)
  if (link !== undefined) expect(link).not.toMatch(/^(?:javascript|data|vbscript|blob|file|https?):/i)
  expect(new URL(versionedScriptUrl(settings.cmpScriptUrl, location.href, new Date(0))).protocol).toMatch(/^https?:$/)
  for (const key of invalidKeys) expect(["defaults.json", ...Object.keys(builtInSettings)]).toContain(key)
})

const parts: Record<string, readonly unknown[]> = {
  flow: ["leanStep1", "leanStep2", "toString"],
  layout: ["only-mobile", "constructor"],
  mainDescription: ["social", "__proto__"],
  voucher: ["none", "social-15-percent-mov"],
  banner: ["plain"],
  onboarding: ["long"],
  methods: [{ email: "available" }, { email: "hidden" }, { fax: "hidden" }],
  formFinishedInPopup: [true, "true"],
}
const names = Object.keys(flagReaders).filter((name): name is FlagName => Object.hasOwn(flagReaders, name))

/** A flag's value: anything, the parts of a landing page, landing pages by any names. */
const anyFlag = fc.oneof(
  jsonText([...Object.keys(parts), ...slugs]),
  nearlyText(parts),
  fc.constantFrom(
    ...Object.values(parts)
      .flat()
      .map((value) => JSON.stringify(value)),
  ),
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...inheritedNames, "summer", "a/b", ".."), anyText), nearlyText(parts)), {
      maxLength: 4,
    })
    .map(objectText),
)

const partsOf = (value: unknown): [name: string, part: unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : []

/** What a landing page may show, by its parts. */
function expectSound(landing: unknown): void {
  expect(Object.getPrototypeOf(landing)).toBe(Object.prototype)
  for (const [name, value] of partsOf(landing)) {
    expect(Object.keys(defaultLanding)).toContain(name)
    expect(typeof value).toBe(typeof new Map(Object.entries(defaultLanding)).get(name))
  }
}

fuzz("a flag has a value of its type or none", [fc.constantFrom(...names), anyFlag], (name, text) => {
  const invalid: string[] = []
  const value = flagReaders[name](JSON.parse(text), (place) => invalid.push(place))
  if (value === undefined) expect(invalid).not.toEqual([])
  else if (name === "landing-pages") {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    for (const [slug, page] of partsOf(value)) {
      expect(slug).toMatch(/^[^/.?#]+$/)
      expectSound(page)
    }
  } else if (name === "registration-methods") expect(Object.values(value)).toContain("available")
  else expect(["string", "boolean"]).toContain(typeof value)
})

fuzz(
  "a landing page is complete whatever the flags say",
  [
    fc.oneof(fc.constantFrom(...slugs, ...inheritedNames, "", "summer"), anyText),
    fc.array(anyFlag, { minLength: names.length, maxLength: names.length }),
  ],
  (path, texts) => {
    const ask: GetFlag = (name) => flagReaders[name](JSON.parse(texts[names.indexOf(name)] ?? "null"), () => undefined)
    for (const landing of [configureLanding(path, ask), landingConfiguration(path)]) {
      if (!landing) continue
      expectSound(landing)
      expect(Object.keys(landing)).toEqual(Object.keys(defaultLanding))
    }
    expect(builtInLanding(path) === undefined || path === "" || slugs.includes(path)).toBe(true)
  },
)
