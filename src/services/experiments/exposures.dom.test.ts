import { afterEach, expect, test } from "vitest"
import { takeRedirectExposures } from "./exposures"

const handOver = (name: string, value: string) => {
  document.cookie = `acq_exposed_${name}=${value}; Path=/`
}
const pairs = (...all: [string, string][]) => encodeURIComponent(JSON.stringify(all))

afterEach(() => {
  takeRedirectExposures()
})

test("a broken cookie loses only its own exposures, and each is taken once", () => {
  handOver("a", pairs(["redirect", "1"]))
  handOver("b", "%")
  handOver("c", pairs(["words", "0"]))
  expect(takeRedirectExposures()).toEqual([
    { experiment_id: "redirect", variation_id: "1" },
    { experiment_id: "words", variation_id: "0" },
  ])
  expect(document.cookie).not.toContain("acq_exposed_")
  expect(takeRedirectExposures()).toEqual([])
})
