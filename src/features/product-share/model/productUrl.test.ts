import { expect, test } from "vitest"
import { productUrl, withoutProduct } from "./productUrl"

const page = "https://www.example.com/acquisition/de/product-share?product=A-1"

test.each([
  ["A-1", "/", "https://www.example.com/product/A-1"],
  ["A_1", "/shop", "https://www.example.com/shop/product/A_1"],
  ["A1", "https://shop.example.com/de/?from=x", "https://shop.example.com/de/product/A1"],
])("%s in the shop at %s is at %s", (code, storeUrl, address) => {
  expect(productUrl(code, storeUrl, page)).toBe(address)
})

test.each(["", "..", "../login", "/evil.example", "https://evil.example", "a?b", "a#b", "a%2F", "a b"])(
  "%j has no page",
  (code) => {
    expect(productUrl(code, "/", page)).toBeUndefined()
  },
)

test.each([
  ["?product=A-1", ""],
  ["?rc=AB12&product=A-1&email=a%2Bb%40x.de", "?rc=AB12&email=a%2Bb%40x.de"],
  ["?product=A&product=B&products=C", "?products=C"],
  ["?product", ""],
  ["", ""],
])("%s becomes %s", (search, wanted) => {
  expect(withoutProduct(search)).toBe(wanted)
})
