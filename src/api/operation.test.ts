// @vitest-environment node
import { expect, test } from "vitest"
import { defineMutation, defineQuery } from "./operation"

test.each([
  ["query shopDetails { shop { name } }", "shopDetails"],
  ["query shopDetails($id: ID!) {\n  shop(id: $id) {\n    name\n  }\n}\n", "shopDetails"],
  ["# query of the shop\n\n  query   shopDetails{ shop { name } }", "shopDetails"],
])("takes the name of a query from its text: %j", (text, name) => {
  expect(defineQuery(text)).toEqual({ kind: "query", name, text })
})

test("takes the name of a mutation from its text", () => {
  const text = "mutation closeShop { closeShop { status } }"
  expect(defineMutation(text)).toEqual({ kind: "mutation", name: "closeShop", text })
})

test.each(["", "{ shop { name } }", "query { shop { name } }", "# query shopDetails", "mutation closeShop { status }"])(
  "refuses what is no named query: %j",
  (text) => {
    expect(() => defineQuery(text)).toThrow("Not a named query")
  },
)

test("refuses a query that is declared a mutation", () => {
  expect(() => defineMutation("query shopDetails { shop { name } }")).toThrow("Not a named mutation")
})
