import { expect, test, vi } from "vitest"
import { formatPrice } from "./price"

test.each([
  ["en", "€129.90"],
  ["de", "129,90 €"],
  ["fr", "129,90 €"],
  ["it", "129,90 €"],
  ["nl", "€ 129,90"],
  ["pl", "129,90 zł"],
  ["sv", "129,90 kr"],
] as const)("in %s 129.9 is %s", (language, wanted) => {
  const currency = language === "pl" ? "PLN" : language === "sv" ? "SEK" : "EUR"
  expect(formatPrice({ amount: 129.9, currency }, language).replaceAll(/\s/g, " ")).toBe(wanted)
})

test.each([
  ["", "129.90"],
  ["points", "points 129.90"],
])("the currency %j causes no visible error", (currency, wanted) => {
  expect(formatPrice({ amount: 129.9, currency }, "en")).toBe(wanted)
})

test("a browser without locale data shows the price all the same", () => {
  const refuse = vi.spyOn(Number.prototype, "toLocaleString").mockImplementation(() => {
    throw new RangeError("Internal error. Icu error.")
  })
  const price = formatPrice({ amount: 129.9, currency: "EUR" }, "de")
  refuse.mockRestore()
  expect(price).toBe("EUR 129.90")
})
