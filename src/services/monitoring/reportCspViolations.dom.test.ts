import { beforeEach, expect, test, vi } from "vitest"

interface Violation {
  disposition: "enforce" | "report"
  effectiveDirective: string
  blockedURI: string
  sourceFile: string
  lineNumber: number
}

const usual: Violation = {
  disposition: "enforce",
  effectiveDirective: "script-src-elem",
  blockedURI: "https://evil.example/x.js?rc=VALID-0001#ada@example.com",
  sourceFile: "",
  lineNumber: 0,
}

/** jsdom has no such event; the browser's has these properties. */
const violate = (violation: Partial<Violation>) =>
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), usual, violation))

let details: () => string[]

beforeEach(async () => {
  vi.resetModules()
  const { queuedProblems } = await import("./report")
  const { reportCspViolations } = await import("./reportCspViolations")
  reportCspViolations()
  details = () => queuedProblems().map(({ name, detail }) => `${name}: ${detail}`)
})

test.each<[title: string, violation: Partial<Violation>, expected: string]>([
  ["an address, by its host", {}, "script-src-elem refused https://evil.example"],
  [
    "its place, without the query",
    { sourceFile: `${location.origin}/acquisition/?rc=VALID-0001`, lineNumber: 7 },
    "script-src-elem refused https://evil.example in /acquisition/:7",
  ],
  [
    "a script on the page",
    { blockedURI: "inline", effectiveDirective: "style-src-attr" },
    "style-src-attr refused inline",
  ],
  ["data, by its scheme", { blockedURI: "data:text/javascript,1" }, "script-src-elem refused data:"],
])("%s", (_title, violation, expected) => {
  violate(violation)
  expect(details()).toEqual([`policy-violation: ${expected}`])
})

test.each<[title: string, violation: Partial<Violation>]>([
  ["a policy that only reports", { disposition: "report" }],
  ["what an extension has put in", { blockedURI: "chrome-extension" }],
  ["what an extension has asked for", { sourceFile: "moz-extension://b2f1/content.js" }],
])("%s is not reported", (_title, violation) => {
  violate(violation)
  expect(details()).toEqual([])
})

test("a page load reports five, each once", () => {
  for (let turn = 0; turn < 20; turn++) violate({ blockedURI: `https://host-${Math.trunc(turn / 2)}.example/` })
  expect(details()).toHaveLength(5)
})
