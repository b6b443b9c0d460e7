import { expect, test } from "vitest"
import { defineQuery } from "./operation"

test.each([
  ["query shopDetails { shop { name } }", "shopDetails"],
  ["query shopDetails($id: ID!) {\n  shop(id: $id) {\n    name\n  }\n}\n", "shopDetails"],
  ["# query of the shop\n\n  query   shopDetails{ shop { name } }", "shopDetails"],
])("takes the name of a query from its text: %j", (text, name) => {
  expect(defineQuery(text)).toEqual({ kind: "query", name, text })
})

test.each(["", "{ shop { name } }", "query { shop { name } }", "# query shopDetails", "mutation closeShop { status }"])(
  "rejects anything but a named query: %j",
  (text) => {
    expect(() => defineQuery(text)).toThrow("No named query")
  },
)
