import { expect, test } from "vitest"
import { joinPath, localeSuffix, splitPath } from "./prefixes"

test.each([
  ["/", "", ""],
  ["", "", ""],
  ["/de", "de", ""],
  ["/de/", "de", ""],
  ["/de/about-us", "de", "about-us"],
  ["/en/registration/deny", "en", "registration/deny"],
  ["/about-us/", "", "about-us"],
  ["/deny", "", "deny"],
  ["/xx/about-us", "", "xx/about-us"],
  ["/registration/de", "", "registration/de"],
  ["/de-sale", "", "de-sale"],
  ["/xx-de", "", "xx-de"],
  // In any case, and with a region.
  ["/DE/lean", "de", "lean"],
  ["/de-AT/Lean", "de", "Lean"],
  ["/fr_ch", "fr", ""],
  ["/en-150/", "en", ""],
] as const)("%j is the prefix %j before %j", (path, prefix, rest) => {
  expect(splitPath(path)).toEqual({ prefix, rest })
  expect(splitPath(joinPath(prefix, rest))).toEqual({ prefix, rest })
})

test("a URL without a prefix has the suffix of the default locale", () => {
  expect(localeSuffix("")).toBe("en___default")
  expect(localeSuffix("en")).toBe("en")
  expect(localeSuffix("de")).toBe("de")
})
