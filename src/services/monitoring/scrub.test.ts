import { expect, test } from "vitest"
import { createScrub, scrubbed } from "./scrub"

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFubmFAZXhhbXBsZS5jb20ifQ.c2lnbmF0dXJl"
const personal = [
  "anna.muster+shop@example.com",
  "Anna",
  "Ó Briain-Łukasz",
  "VALID-0001",
  "Clara B.",
  "wa.1764547200.sig",
  "",
  "  ",
  undefined,
  "a\ud800b",
  "Zoë O'Hara (Ann)",
]
const scrub = createScrub(() => personal)

test.each([
  ["Hello Anna, welcome", "Hello [scrubbed], welcome"],
  ["Hannah, Annalena and banana stay", "Hannah, Annalena and banana stay"],
  ["name=Ó Briain-Łukasz!", "name=[scrubbed]!"],
  [`name is ${"Ó Briain-Łukasz".normalize("NFD")}`, "name is [scrubbed]"],
  [`at ${encodeURIComponent("Ó Briain-Łukasz")}`, "at [scrubbed]"],
  ["the code valid-0001 was refused", "the code [scrubbed] was refused"],
  ["invited by Clara B. yesterday", "invited by [scrubbed] yesterday"],
])("known personal data: %j becomes %j", (text, expected) => {
  expect(scrub(text)).toBe(expected)
})

const name = "Zoë O'Hara (Ann)"
const form = (text: string) => new URLSearchParams({ q: text }).toString().slice(2)
const spellings = {
  "as a part of an address": encodeURIComponent(name),
  "as a form sends it": form(name),
  decomposed: name.normalize("NFD"),
  "with a plus for each blank and nothing else encoded": name.replaceAll(" ", "+"),
  "encoded twice": encodeURIComponent(encodeURIComponent(name)),
  "encoded three times": encodeURIComponent(encodeURIComponent(form(name))),
  "with more than one blank": form(name.replaceAll(" ", "  ")),
}
test.each(Object.entries(spellings))("known personal data is found however it is encoded: %s: %s", (_way, spelling) => {
  expect(scrub(`/${spelling}/x`)).toBe("/[scrubbed]/x")
  expect(scrub(`next is path%2F${spelling}!`)).toBe("next is path%2F[scrubbed]!")
  expect(scrub(`/a?utm_campaign=${spelling}&lang=de`)).toBe("/a?utm_campaign=[scrubbed]&lang=de")
})

test.each([
  // E-mail addresses
  ["no account for j.doe+x@mail.example.co.uk.", "no account for [scrubbed]"],
  ["<info@müller.de>", "<[scrubbed]>"],
  ["mail j%252Bdoe%2540example.com", "mail [scrubbed]"],
  // Phone numbers
  ["call +49 151 123 456-78 now", "call [scrubbed] now"],
  ["call (089) 1234 5678", "call [scrubbed]"],
  // Tokens
  [`sent ${jwt} along`, "sent [scrubbed] along"],
  [`cut off ${jwt.slice(0, 30)}`, "cut off [scrubbed]"],
  ["Authorization was Bearer abc.def-123", "Authorization was Bearer [scrubbed]"],
  // URLs: only harmless values stay in a query or fragment
  ["https://x.example/acquisition/de?rc=OTHER-77&lang=de", "https://x.example/acquisition/de?rc=[scrubbed]&lang=de"],
  [
    "/a?utm_source=mail&name=Jo&token=t#access_token=t",
    "/a?utm_source=mail&name=[scrubbed]&token=[scrubbed]#access_token=[scrubbed]",
  ],
  ["GET /a?acqParams=rc%3DAB12%26email%3Da%2540x.de failed", "GET /a?acqParams=[scrubbed] failed"],
  ["to %2Facquisition%3Frc%3DAB12%26lang%3Dde", "to %2Facquisition%3Frc%3D[scrubbed]%26lang%3D[scrubbed]"],
  // Named values in a text
  ['{"registrationCode":"OTHER-77","x":1}', '{"registrationCode":[scrubbed],"x":1}'],
  ['{\\"email\\":\\"x\\",\\"first_name\\":\\"Jo\\"}', '{\\"email\\":[scrubbed],\\"first_name\\":[scrubbed]}'],
  ["rc: OTHER-77, phoneNumber = 12", "rc: [scrubbed], phoneNumber = [scrubbed]"],
])("unknown data that looks personal: %j becomes %j, and stays so", (text, expected) => {
  expect(scrub(text)).toBe(expected)
  expect(scrub(expected)).toBe(expected)
})

test.each([
  "HTTP 503, INTERNAL at registerCustomer",
  "Unexpected token '<', \"<!doctype \"... is not valid JSON",
  "https://www.example.com/acquisition/assets/page-BIaDVEyW.js:1:20351",
  "/acquisition/de/registration/formfinished?lang=de",
  "not done within 20000 ms",
  "acq-12345678-1234-4123-8123-123456789012",
  "12345678-1234-4123-8123-123456789012",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Chrome/120.0.6099.109",
  'button.Button-module_button[type="submit"]',
  "Cannot read properties of undefined (reading 'email')",
])("%j stays", (text) => {
  expect(scrub(text)).toBe(text)
})

test("an event is scrubbed at every depth, by value and by key, and non-strings stay", () => {
  const event = {
    message: "Anna failed",
    request: { url: "https://x.example/?rc=1", query_string: "?rc=1" },
    exception: {
      values: [{ value: "bad j@x.de", stacktrace: { frames: [{ lineno: 12, vars: { lastName: "Jo" } }] } }],
    },
    breadcrumbs: [
      { category: "fetch", data: { url: "/graphql", status_code: 200, variables: { input: { phone: 4915 } } } },
    ],
    tags: { correlation_id: "acq-1", Anna: true },
    extra: { cookie: null, token: undefined, list: ["VALID-0001", 3] },
  }
  expect(scrub(event)).toEqual({
    message: "[scrubbed] failed",
    request: { url: "https://x.example/?rc=[scrubbed]", query_string: "?rc=[scrubbed]" },
    exception: {
      values: [{ value: "bad [scrubbed]", stacktrace: { frames: [{ lineno: 12, vars: { lastName: scrubbed } }] } }],
    },
    breadcrumbs: [
      { category: "fetch", data: { url: "/graphql", status_code: 200, variables: { input: { phone: scrubbed } } } },
    ],
    tags: { correlation_id: "acq-1", [scrubbed]: true },
    extra: { cookie: null, token: undefined, list: [scrubbed, 3] },
  })
})

test("circular references end", () => {
  const loop: Record<string, unknown> = { name: "x" }
  loop["self"] = loop
  expect(JSON.stringify(scrub(loop))).toContain('"name":"x"')
})

test("without any known data the patterns still apply", () => {
  expect(createScrub(() => [])("j@x.de")).toBe(scrubbed)
})
