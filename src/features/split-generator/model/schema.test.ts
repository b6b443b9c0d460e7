// @vitest-environment node
import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { pastedExperimentSchema, splitSchema, type SplitErrors } from "./schema"
import { customUrl, newSplit, type SplitValues } from "./values"

const origin = "https://www.example.com"
const good: SplitValues = { ...newSplit, key: "start-page_1" }

/** The form's errors for some values. */
const errorsOf = (values: SplitValues): Promise<SplitErrors> =>
  splitSchema(origin)
    .validate(values, { abortEarly: false })
    .then(() => ({}), yupToFormErrors)

/** The form's error for the URL of the second variant. */
async function targetUrlError(address: string, more: Partial<SplitValues> = {}) {
  const variants = [
    { name: "A", page: "", targetUrl: "" },
    { name: "B", page: customUrl, targetUrl: address },
  ]
  return (await errorsOf({ ...good, ...more, variants })).variants?.[1]?.targetUrl
}

test("a valid form has no errors", async () => {
  expect(await errorsOf(good)).toEqual({})
})

test.each([
  ["", "split.error.keyMissing"],
  ["  ", "split.error.keyMissing"],
  ["a key", "split.error.keyCharacters"],
  ["schlüssel", "split.error.keyCharacters"],
  ["a.b", "split.error.keyCharacters"],
  [" a", "split.error.keyCharacters"],
  ["rc", "split.error.keyTaken"],
  ["Lang", "split.error.keyTaken"],
  ["utm_id", "split.error.keyTaken"],
  ["acqparams", "split.error.keyTaken"],
  ["constructor", "split.error.keyTaken"],
  ["__proto__", "split.error.keyTaken"],
  ["A-9_z", undefined],
])("key %j: %s", async (key, problem) => {
  expect((await errorsOf({ ...good, key })).key).toBe(problem)
})

test.each([
  ["0", undefined],
  ["1", undefined],
  ["0,25", undefined],
  ["", "split.error.coverage"],
  ["1.5", "split.error.coverage"],
  ["-1", "split.error.coverage"],
  ["all", "split.error.coverage"],
])("coverage %j: %s", async (coverage, problem) => {
  expect((await errorsOf({ ...good, coverage })).coverage).toBe(problem)
})

test.each([
  ["/acquisition/about-us", undefined],
  ["/acquisition", undefined],
  [" https://www.example.com/acquisition/de/lean?x=1#y ", undefined],
  ["", "split.error.addressMissing"],
  ["lean", "split.error.addressForm"],
  ["www.example.org/acquisition/", "split.error.addressForm"],
  ["javascript:alert(1)", "split.error.addressForm"],
  ["https://", "split.error.addressForm"],
  ["https://example.org/acquisition/", "split.error.addressSite"],
  ["http://www.example.com/acquisition/", "split.error.addressSite"],
  ["https://www.example.com:8443/acquisition/", "split.error.addressSite"],
  ["https://user@www.example.com/acquisition/", "split.error.addressSite"],
  ["https://www.example.com.evil.example/acquisition/", "split.error.addressSite"],
  ["//example.org/acquisition/", "split.error.addressSite"],
  ["/\\example.org/acquisition/", "split.error.addressSite"],
  ["/", "split.error.addressPath"],
  ["/acquisitions/", "split.error.addressPath"],
  ["/acquisition/../shop", "split.error.addressPath"],
  ["/acquisition/%2e%2e/shop", "split.error.addressPath"],
  ["/acquisition/?x=1", "split.error.addressSource"],
  ["/acquisition/DE/?x=1", "split.error.addressSource"],
  ["/acquisition/de#top", "split.error.addressSource"],
  ["/acquisition/", undefined],
])("address %j: %s", async (address, problem) => {
  expect(await targetUrlError(address)).toBe(problem)
})

test("a URL with a query may be another language of the page that is split", async () => {
  expect(await targetUrlError("/acquisition/de?x=1", { scope: "none" })).toBeUndefined()
})

test("names and weights are validated by row", async () => {
  const variants = [...good.variants, { name: "A", page: "", targetUrl: "" }]
  const { variants: rows = [], weights = [] } = await errorsOf({ ...good, variants, weights: ["0.5", "half", "0.2"] })
  expect([...rows]).toEqual([undefined, undefined, { name: "split.error.nameTwice" }])
  expect([...weights]).toEqual([undefined, "split.error.weight"])
})

test("a pasted text that is not an experiment is rejected", async () => {
  await expect(pastedExperimentSchema(origin).validate({})).rejects.toThrow("split.read.error.empty")
  await expect(pastedExperimentSchema(origin).validate({ json: "{" })).rejects.toThrow("split.read.error.json")
})
