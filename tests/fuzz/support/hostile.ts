import * as fc from "fast-check"

/** URLs that lead out of the site, or run as code when followed. */
export const hostileAddresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://localhost:4173/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://attacker.example/x",
  "file:///etc/passwd",
  "intent://attacker.example#Intent;scheme=https;end",
  "com.example.lisiere.attacker://x",
  "com.example.lisiere:alert(1)",
  "//attacker.example",
  "///attacker.example/x",
  "/\\attacker.example",
  "\\\\attacker.example",
  "/\t/attacker.example",
  "https://attacker.example/acquisition/",
  "https://localhost:4173@attacker.example/acquisition/",
  "http://localhost:4173.attacker.example/",
  "http://localhost:4173",
  "https:attacker.example",
  "http:attacker.example",
  "https:",
  "http:",
  "https://",
  "https://[",
  "http://%",
  "../../../x",
  "..//attacker.example",
  "?x",
  "#x",
] as const

/** Markup that runs or requests something if it is parsed; `data-hostile` shows what became of it. */
export const hostileMarkup = [
  "<script data-hostile>alert(1)</script>",
  "<img data-hostile src=x onerror=alert(1)>",
  '"><svg data-hostile onload=alert(1)>',
  "'\"--></style></script><script data-hostile>alert(1)</script>",
  "<terms>x</terms>",
  "<constructor>x</constructor>",
  "<__proto__>x</__proto__>",
  "<toString>x</toString>",
  "<a data-hostile href=javascript:alert(1)>x</a>",
  "&lt;script&gt;",
  "{{brand}} {{inviter}} {{fact.labels}}",
  "{{- email}}",
  "$t(common:close)",
  '$t(headingInvited, {"inviter": "x"})',
  "$& $1 $$ $` $'",
  "${7*7}",
] as const

/** Names that every object already has, and those that change its prototype. */
export const inheritedNames =
  "__proto__ constructor prototype toString valueOf hasOwnProperty toJSON then length __defineGetter__".split(" ")

/** Strings that are hard to encode, cut or compare. */
const oddTexts = [
  "",
  " ",
  "\0",
  "\ud800",
  "a\udc00b",
  "\u202etxt.exe",
  "\u200b",
  "%",
  "%E0%A4%A",
  "%00",
  "%0d%0aX-Injected: 1",
  "\r\nX-Injected: 1",
  "%2525",
  "+",
  "a=b&c=d",
  "acqParams=acqParams%3Da",
  "👩‍👩‍👧",
  "İ",
  "-1",
  "1e999",
  "NaN",
  "null",
  "undefined",
  "[object Object]",
  "a".repeat(5000),
  "(((((((((((((((((((",
  "9".repeat(400),
] as const

/** Any string, hostile ones first. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileAddresses, ...hostileMarkup, ...inheritedNames, ...oddTexts) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...hostileAddresses, ...hostileMarkup, ...inheritedNames, ...oddTexts), { maxLength: 3 })
      .map((parts) => parts.join("")),
  },
)

/** Any URL that a browser can hold, with hostile strings among them. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileAddresses),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.tuple(fc.constantFrom(...hostileAddresses), anyText).map(([address, text]) => address + text),
  anyText,
)

const scalarText = fc.oneof(
  fc.constantFrom(..."null true false 0 -0 1 -1 1e999 -1e999 1e-999 9007199254740993 [] {}".split(" ")),
  anyText.map((text) => JSON.stringify(text)),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
)

/** The text of a JSON object. Concatenated by hand, since `__proto__` in an object literal is not a key. */
export function objectText(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`
}

/**
 * The text of any JSON value, including keys from Object.prototype.
 * @param keys further keys, which the reader looks for
 */
export function jsonText(keys: readonly string[] = []): fc.Arbitrary<string> {
  const key = fc.oneof(fc.constantFrom(...inheritedNames, ...keys), anyText)
  return fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalarText,
      fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
      fc.array(fc.tuple(key, tie("value")), { maxLength: 5 }).map(objectText),
    ),
  })).value
}

/** Any JSON value; see {@link jsonText}. */
export const jsonValue = (keys: readonly string[] = []): fc.Arbitrary<unknown> =>
  jsonText(keys).map((text): unknown => JSON.parse(text))

/**
 * The text of a JSON object that is almost right: each of its parts is missing, a valid value or anything, and there
 * may be others.
 * @param parts valid values of each part
 */
export function nearlyText(parts: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<string> {
  const known = Object.entries(parts).map(([key, values]) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(undefined, ...values.map((value) => JSON.stringify(value))) },
        { weight: 2, arbitrary: jsonText(Object.keys(parts)) },
      )
      .map((value) => [key, value] as const),
  )
  const others = fc.array(fc.tuple(fc.constantFrom(...inheritedNames), jsonText(Object.keys(parts))), { maxLength: 2 })
  return fc
    .tuple(fc.tuple(...known), others)
    .map(([entries, more]) =>
      objectText([...more, ...entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))]),
    )
}

/** An unsigned JWT with a string as its payload. */
export function tokenOf(payload: string): string {
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(payload)))
  return `e30.${encoded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.x`
}

/** Any token: not a token at all, one with any payload, one that is almost valid. */
export const anyToken: fc.Arbitrary<string> = fc.oneof(
  anyText,
  anyText.map((text) => `e30.${text}.x`),
  jsonText(["email", "exp"]).map(tokenOf),
  nearlyText({
    email: ["a@example.com", "", hostileMarkup[0]],
    exp: [1, 4_102_444_800, -1, "soon"],
    customerId: ["4711"],
    consentToken: ["consent"],
    saltedHashedCustomerId: ["hash"],
  }).map(tokenOf),
)
