import { expect, test } from "vitest"
import { cleanValue, findParameter, languageIn, splitAddress, tidyPath } from "./address"

test.each([
  ["?rc=AB12", "AB12"],
  ["?x=1&amp;RC=AB12&y=2", "AB12"],
  ["?acqParams=rc%3DAB12%26x%3D1", "AB12"],
  ["?rc%3DAB12%26x%3D1", "AB12"],
  ["?%E2%80%8Brc=AB12", "AB12"],
  ["?x=rc", undefined],
  ["?u=https%3A%2F%2Fother.example%2F%3Fx%3D1%26rc%3DX", undefined],
  ["?next=https://other.example/?rc=X&rc=AB12", "AB12"],
  ["?acqParams=u%3Dhttps%253A%252F%252Fother.example%26rc%3DAB12", "AB12"],
  ["?rc=https%3A%2F%2Fwww.example.com%2F%3Frc%3DAB12", "_"],
  ["?acqParams=%E0%A4%A", undefined],
  ["", undefined],
])("rc in %s is %s, packed or not, and none of another URL", (search, expected) => {
  expect(findParameter(search, "rc")).toBe(expected)
})

test.each([
  ["?lang=de", "de"],
  ["?lang=de-AT", "de"],
  ["?rc=A&amp;lang=DE_ch.", "de"],
  ["?lang=%E2%80%8Bfr%20", "fr"],
  ["?acqParams=lang%3Dfr", "fr"],
  ["?lang=es-IT", undefined],
  ["?redirectUrl=https%3A%2F%2Fx.example%3Flang%3Dde", undefined],
])("the language in %s is %s", (search, language) => {
  expect(languageIn(search)).toBe(language)
})

test.each([
  ["/acquisition/lean?a=1#b", ["/acquisition/lean", "?a=1", "#b"]],
  ["/acquisition/lean&e=1?rc=A", ["/acquisition/lean", "?e=1?rc=A", ""]],
  ["/acquisition/&brid=1", ["/acquisition/", "?brid=1", ""]],
  ["/acquisition/%3Frc%3DA", ["/acquisition/", "?rc%3DA", ""]],
  ["/acquisition/?a=1&#38;b=2#top", ["/acquisition/", "?a=1&#38;b=2", "#top"]],
  ["/acquisition/content/a%26b", ["/acquisition/content/a%26b", "", ""]],
  ["/acquisition/#?rc=A", ["/acquisition/", "?rc=A", ""]],
  ["/acquisition/de#/?rc=A#top", ["/acquisition/de", "?rc=A", "#top"]],
  ["/acquisition/?a=1#?rc=A", ["/acquisition/", "?a=1", "#?rc=A"]],
])("%s has a path, a query and a hash", (address, [path, search, hash]) => {
  expect(splitAddress(address)).toEqual({ path, search, hash })
})

test.each([
  ["/acquisition/index.html", "/acquisition"],
  ["/acquisition/de/index.de.html", "/acquisition/de"],
  ["/acquisition/lean)./", "/acquisition/lean"],
  ["/acquisition/lean%E2%80%8B", "/acquisition/lean"],
  ["/acquisition/black%2Dfriday", "/acquisition/black-friday"],
  ["/acquisition/welc=ome-15", "/acquisition/welcome-15"],
  ["/acquisition/lean%2F", "/acquisition/lean/"],
  ["/acquisition/content/terms.", "/acquisition/content/terms."],
  ["/acquisition/%C3%BC", "/acquisition/%C3%BC"],
  ["/acquisition/de/", "/acquisition/de/"],
])("%s is %s", (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy)
})

test.each([
  "2026-11-27T03:02:43+01:00",
  "2026-11-27T02:02:43.000Z",
  "YWI/Y2Q+==",
  "eyJhbGciOiJub25lIn0.eyJ0IjoxfQ==.c2ln_-",
  "t=1764212563,v1=5257a869",
  "6f1ed002-ab5e-4d4f-9c3a-0c5f3c1e2b7d",
  "id&1",
])("the value %s stays as it is", (value) => {
  expect(cleanValue(value)).toBe(value)
  expect(cleanValue(encodeURIComponent(value))).toBe(value)
})
