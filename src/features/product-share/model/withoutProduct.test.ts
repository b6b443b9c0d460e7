// @vitest-environment node
import { expect, test } from "vitest"
import { withoutProduct } from "./withoutProduct"

test.each([
  ["?product=A-1", ""],
  ["?rc=AB12&product=A-1&email=a%2Bb%40x.de", "?rc=AB12&email=a%2Bb%40x.de"],
  ["?product=A&product=B&products=C", "?products=C"],
  ["?product", ""],
  ["", ""],
])("%s becomes %s", (search, wanted) => {
  expect(withoutProduct(search)).toBe(wanted)
})
