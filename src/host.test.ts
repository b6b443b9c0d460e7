import { expect, test } from "vitest"
import { encrypted, idOf, redirectFrom, split } from "../tests/support/flags"
import * as decider from "./host"
import { landingConfiguration } from "./services/settings/landing"

const site = "https://www.example.com/acquisition"

async function payloadOf(answer: unknown, key?: string) {
  const payload = await decider.readFlagPayload(answer, key)
  if (!payload) throw new Error("the payload was refused")
  return payload
}

const key = Buffer.alloc(16, 7).toString("base64")
const otherKey = Buffer.alloc(16, 8).toString("base64")
const features = { "main-description": split("words", "default", "social") }

test("an encrypted payload is read with its key, and refused with another", async () => {
  const answer = { encryptedFeatures: encrypted(features, key) }
  expect(await decider.readFlagPayload(answer, key)).toMatchObject({ features })
  for (const wrong of [otherKey, "no key", "", undefined]) {
    expect(await decider.readFlagPayload(answer, wrong), String(wrong)).toBeUndefined()
  }
})

test.each([null, "text", 7, [], {}, { features: [] }, { features: "x" }, { status: 400, error: "no such key" }])(
  "%j is not a payload",
  async (answer) => {
    expect(await decider.readFlagPayload(answer, undefined)).toBeUndefined()
  },
)

test("a rule on the country does not match, since no host knows it", async () => {
  const changedBy = async (condition: object) => {
    const flag = { defaultValue: "default", rules: [{ condition, force: "social" }] }
    const payload = await payloadOf({ features: { "main-description": flag } })
    return decider.decideOnHost(payload, { url: `${site}/`, id: idOf(1), landingPath: "" }).landing
  }
  // The rule is of a form that matches where the attribute is known.
  expect(await changedBy({ acqAnonymousId: idOf(1) })).toMatchObject({ changed: true })
  expect(await changedBy({ applicationCountry: "DE" })).toBeUndefined()
})

test.each([
  ["/", "", { path: "", landingPath: "" }],
  ["/de/", "", { path: "", landingPath: "" }],
  ["/about-us?rc=A", "", { path: "about-us", landingPath: undefined }],
  ["/spring", "", { path: "spring", landingPath: "spring" }],
  ["/?disablegb=0", "", { path: "", landingPath: "" }],
  ["/?disablegb", "", undefined],
  ["/?a=b&token=x", "", undefined],
  ["/?acqParams=rc%3DA", "", undefined],
  ["/registration/activateaccount", "", undefined],
  ["/about-us", "https://www.reddit.com/", undefined],
  ["/about-us", "https://www.example.org/", { path: "about-us", landingPath: undefined }],
])("%s, reached from %j, is the host page %j", (path, referrer, page) => {
  expect(decider.hostPageAt(new URL(site + path), referrer)).toEqual(page)
})

test("a landing page is rendered as decided, in its language, and the next one as built", async () => {
  const payload = await payloadOf({ features: { "main-description": { defaultValue: "social" } } })
  const visit = { url: `${site}/de`, id: idOf(1), landingPath: "" }
  const { landing } = decider.decideOnHost(payload, visit)
  if (!landing) throw new Error("nothing was decided")
  const first = await decider.renderDecided("/acquisition/de", "de", landing)
  const again = await decider.renderDecided("/acquisition/de/", "de", landing)
  const built = { configuration: landingConfiguration(""), existsOnlyByFlag: false, changed: false }
  expect(first).toContain("<h1")
  expect(await decider.renderDecided("/acquisition/de", "de", built)).not.toBe(first)
  expect(again).toBe(first)
  expect(await decider.renderDecided("/acquisition/de/spring", "de", landing)).toBeUndefined()
})

test("a page evaluates the redirect experiments that may concern it", async () => {
  const patterns = ["/about-us", "/about-us?rc=A", "/spring", "/*"].map((path) => site + path)
  const experiments = patterns.map((pattern) => redirectFrom(pattern, `${site}/lean`))
  const part = decider.payloadAt(await payloadOf({ features, experiments }), `${site}/spring`)
  expect(part.experiments?.map(({ urlPatterns }) => urlPatterns?.[0]?.pattern)).toEqual(patterns.slice(1))
  const malformed = await payloadOf({ features, experiments: [{ ...experiments[0], variations: null }] })
  expect(() => decider.payloadAt(malformed, `${site}/spring`)).toThrow(TypeError)
})

test("nothing in a data block ends its element", () => {
  const exposures = [{ experiment_id: "</script><script>", variation_id: "<!--" }]
  const text = decider.decisionText({ path: "", id: idOf(1), exposures }).join("")
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toEqual({ path: "", id: idOf(1), exposures })
})
