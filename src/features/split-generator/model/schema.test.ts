import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { splitSchema, type SplitErrors } from "./schema"
import { elsewhere, newSplit, type SplitValues, type Variant } from "./values"

const origin = "https://www.example.com"
const good: SplitValues = { ...newSplit, key: "start-page_1" }

/** The form's errors for some values. */
const errorsOf = (values: SplitValues): Promise<SplitErrors> =>
  splitSchema(origin)
    .validate(values, { abortEarly: false })
    .then(() => ({}), yupToFormErrors)

/** The form's errors of the variants with some parts, by row. */
async function rowErrors(parts: readonly Partial<Variant>[], more: Partial<SplitValues> = {}) {
  const variants = parts.map((part, row) => ({
    name: "ABCDEF"[row] ?? "",
    page: "",
    address: "",
    weight: "0",
    ...part,
  }))
  return [...((await errorsOf({ ...good, ...more, variants })).variants ?? [])]
}

test("a valid form has no errors", async () => {
  expect(await errorsOf(good)).toEqual({})
})

test.each([
  ["", "split.error.keyMissing"],
  ["a key", "split.error.keyCharacters"],
  ["a.b", "split.error.keyCharacters"],
  ["Lang", "split.error.keyTaken"],
  ["utm_id", "split.error.keyTaken"],
  ["constructor", "split.error.keyTaken"],
  ["__proto__", "split.error.keyTaken"],
  ["A-9_z", undefined],
  [" a ", undefined],
])("key %j: %s", async (key, problem) => {
  expect((await errorsOf({ ...good, key })).key).toBe(problem)
})

test.each([
  ["0", undefined],
  ["0,25", undefined],
  ["", "split.error.share"],
  ["1.5", "split.error.share"],
  ["all", "split.error.share"],
])("coverage %j: %s", async (coverage, problem) => {
  expect((await errorsOf({ ...good, coverage })).coverage).toBe(problem)
})

test.each([
  ["/acquisition/about-us", undefined],
  ["/acquisition/", undefined],
  [" https://www.example.com/acquisition/de/lean?x=1#y ", undefined],
  ["", "split.error.addressMissing"],
  ["lean", "split.error.address"],
  ["javascript:alert(1)", "split.error.address"],
  ["http://www.example.com/acquisition/", "split.error.address"],
  ["https://user@www.example.com/acquisition/", "split.error.address"],
  ["https://www.example.com.evil.example/acquisition/", "split.error.address"],
  ["/\\example.org/acquisition/", "split.error.address"],
  ["/acquisitions/", "split.error.address"],
  ["/acquisition/%2e%2e/shop", "split.error.address"],
  ["/acquisition/DE/?x=1", "split.error.addressSource"],
  ["/acquisition/de#top", "split.error.addressSource"],
])("address %j: %s", async (address, problem) => {
  const [, second] = await rowErrors([{ weight: "1" }, { page: elsewhere, address }])
  expect(second?.address).toBe(problem)
})

test("an address with a query may be another language of the page that is split", async () => {
  const variants = [{ weight: "1" }, { page: elsewhere, address: "/acquisition/de?x=1" }]
  expect(await rowErrors(variants, { scope: "" })).toEqual([])
})

test.each<[string, Partial<Variant>[], object[]]>([
  ["a name used twice", [{ weight: "1" }, { name: " a " }], [{ name: "split.error.nameTwice" }]],
  ["no name", [{ weight: "1" }, { name: " " }], [{ name: "split.error.nameMissing" }]],
  ["no weight", [{ weight: "1" }, { weight: "" }], [{ weight: "split.error.share" }]],
  ["weights of 0.98", [{ weight: "0.48" }, { weight: "0.5" }], [{ weight: "split.error.weights" }]],
  ["weights of 1.02", [{ weight: "0.52" }, { weight: "0.5" }], [{ weight: "split.error.weights" }]],
  ["weights of 0.99", [{ weight: "0,49" }, { weight: "0.5" }], []],
  ["weights of 1.01", [{ weight: "0.51" }, { weight: "0.5" }], []],
  [
    "several errors",
    [{ weight: "half" }, { name: "A" }, { name: "" }],
    [{ weight: "split.error.share" }, { name: "split.error.nameTwice" }, { name: "split.error.nameMissing" }],
  ],
])("%s", async (_, variants, errors) => {
  expect((await rowErrors(variants)).filter((error) => error !== undefined)).toEqual(errors)
})
