import * as fc from "fast-check"
import { expect } from "vitest"
import { basePath } from "../../src/lib/basePath"
import { variantOf } from "../../src/services/experiments/simulate"
import { composeLinks, parseHttpUrl, readLink } from "../../src/features/link-generator/model/link"
import { formatDateTime } from "../../src/features/link-generator/model/dateTime"
import { linkSchema } from "../../src/features/link-generator/model/schema"
import { splitSchema } from "../../src/features/split-generator/model/schema"
import { buildEntries, expectedShares, previewUrl } from "../../src/features/split-generator/model/experiment"
import { readExperiment } from "../../src/features/split-generator/model/readExperiment"
import { cleanSmsCode } from "../../src/features/registration/phone/model/smsCode"
import { isEmail, normalizeEmail } from "../../src/lib/email"
import { normalizeName } from "../../src/lib/text"
import { suggestEmail } from "../../src/shared/forms/email/emailSuggestion"
import { mailboxOf } from "../../src/features/registration/model/mailProviders"
import { fuzz } from "./support/fuzz"
import { anyAddress, anyText, jsonText, nearlyText } from "./support/hostile"

const { origin, host } = location

/** A registration link of this site, of another one, or none; inside a message or not. */
const anyLink = fc.oneof(
  anyAddress,
  fc
    .tuple(
      fc.constantFrom(origin, "https://attacker.example", `${origin}@attacker.example`, `http:\\\\${host}`, host),
      fc.constantFrom(
        "",
        "/acquisition",
        "/acquisition/de/lean",
        "/acquisition/__proto__",
        "/acquisition//attacker.example",
      ),
      fc.constantFrom("?rc=VALID-0001&", "?acqParams=rc%3DVALID-0001&", "?rc=&", "?"),
      anyText,
      anyText,
    )
    .map(([site, path, query, name, value]) => `${value.slice(0, 20)} ${site}${path}${query}${name}=${value}`),
)

fuzz("a pasted link is parsed or rejected, and leads nowhere else", [anyLink, anyText], (text, typed) => {
  const { contents, problem } = readLink(text, [host])
  if (!contents) return expect(problem).toMatch(/^read\.error\./)
  expect(contents.code).toMatch(/^[A-Za-z0-9-]{4,40}$/)
  const { code, language, page } = contents
  const values = { code, languages: [language], pages: [page], channels: typed, parameters: typed }
  for (const { link } of composeLinks(`${origin}/acquisition/?rc=${code}`, values)) {
    const url = new URL(link)
    expect([url.origin, url.pathname.startsWith(basePath)]).toEqual([origin, true])
    expect(url.searchParams.get("rc")).toBe(code)
  }
  expect(typeof linkSchema.isValidSync(values)).toBe("boolean")
})

fuzz("a link from the backend is an http(s) URL or none", [anyAddress, anyText], (address, moment) => {
  const url = parseHttpUrl(address)
  if (url) expect(url.protocol).toMatch(/^https?:$/)
  expect(["string", "undefined"]).toContain(typeof formatDateTime(moment, "de"))
})

const variation = nearlyText({
  urlRedirect: [`${origin}/acquisition/lean`, `${origin}/acquisition/`, "javascript:alert(1)", "//attacker.example"],
})
const entry = fc
  .tuple(
    nearlyText({
      key: ["pages", "__proto__", "constructor", "rc"],
      coverage: [1, 0.5, "1", null],
      weights: [
        [0.5, 0.5],
        [[0.5], 0.5],
      ],
      urlPatterns: [[{ include: true, type: "simple", pattern: `${origin}/acquisition/` }], [null], {}],
      variations: [[{ urlRedirect: `${origin}/acquisition/lean` }, { urlRedirect: `${origin}/acquisition/viral` }]],
      meta: [[{ key: "0", name: "A" }, null]],
      status: ["running", "stopped"],
    }),
    fc.constantFrom(
      "",
      "",
      '"deep":' + "[".repeat(20_000) + "]".repeat(20_000) + ",",
      '"weights":' + "[".repeat(20_000) + "]".repeat(20_000) + ",",
    ),
    fc.array(fc.oneof(variation, fc.constantFrom(`{"urlRedirect":"${origin}/acquisition/lean"}`)), {
      minLength: 2,
      maxLength: 6,
    }),
  )
  .map(([text, deep, variations]) =>
    text.replace(/\}$/, `${text === "{}" ? "" : ","}${deep}"variations":[${variations.join(",")}]}`),
  )

/** An experiment of the flag service: anything, almost right, alone or in a list. */
const anyExperiment = fc.oneof(
  anyText,
  jsonText(["experiments", "key", "variations", "urlPatterns"]),
  entry,
  fc.array(entry).map((entries) => `{"experiments":[${entries.join(",")}]}`),
  fc.nat({ max: 100_000 }).map((depth) => `{"key":"k","weights":${"[".repeat(depth)}${"]".repeat(depth)}}`),
)

fuzz("a pasted experiment is parsed or rejected, and leads nowhere else", [anyExperiment], (text) => {
  const { values, problem } = readExperiment(text, origin)
  if (!values) return expect(problem).toMatch(/^split\.read\.error\./)
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  for (const field of [values.key, values.coverage, ...values.variants.flatMap(Object.values)]) {
    expect(typeof field).toBe("string")
  }
  if (!splitSchema(origin).isValidSync(values)) return
  for (const entry of buildEntries(values, origin)) {
    for (const { urlRedirect } of entry.variations) expect(new URL(urlRedirect).origin).toBe(origin)
    expect(new URL(previewUrl(entry, 0)).origin).toBe(origin)
    expect(expectedShares(entry).every(Number.isFinite)).toBe(true)
    expect(["number", "undefined"]).toContain(typeof variantOf(entry, "visitor-1"))
  }
})

fuzz("any typed text is normalised, validated and given a suggestion", [anyText, anyText], (mailbox, domain) => {
  for (const text of [mailbox, `${mailbox}@${domain}`, `a@${domain}.com`]) {
    const name = normalizeName(text)
    expect(normalizeName(name)).toBe(name)
    const email = normalizeEmail(text)
    expect(normalizeEmail(email)).toBe(email)
    expect(typeof isEmail(email)).toBe("boolean")
    expect(cleanSmsCode(text)).toMatch(/^\d*$/)
    expect(new URL(mailboxOf(text)?.url ?? "https://x").protocol).toBe("https:")
    const suggestion = suggestEmail(text)
    if (suggestion !== undefined) expect(isEmail(suggestion)).toBe(true)
  }
})
