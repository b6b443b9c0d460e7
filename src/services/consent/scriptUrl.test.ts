import { expect, test } from "vitest"
import { versionedScriptUrl } from "./scriptUrl"

const page = "https://www.example.com/acquisition/de?rc=VALID-0001"

test.each([
  [
    "/entrance/cmp/js/cmp_min.js",
    "2026-11-20T18:00:00Z",
    "https://www.example.com/entrance/cmp/js/cmp_min.js?v=2026112018",
  ],
  [
    "/entrance/cmp/js/cmp_min.js",
    "2026-11-20T18:59:59Z",
    "https://www.example.com/entrance/cmp/js/cmp_min.js?v=2026112018",
  ],
  // The hour is in UTC, even if it is already next year on the visitor's clock.
  ["/cmp.js", "2027-01-01T00:30:00+01:00", "https://www.example.com/cmp.js?v=2026123123"],
  ["https://cmp.example.org/js?a=1", "2026-01-02T03:04:05Z", "https://cmp.example.org/js?a=1&v=2026010203"],
])("%s at %s", (scriptUrl, now, address) => {
  expect(versionedScriptUrl(scriptUrl, page, new Date(now))).toBe(address)
})
