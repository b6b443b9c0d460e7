// @vitest-environment node
import { expect, test } from "vitest"
import { defineQuery, matchesShape, type Shape } from "./operation"

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
    expect(() => defineQuery(text)).toThrow("Not a named query")
  },
)

const shop = { shop: [{ name: "string", sizes: ["number"], owner: [{ id: "string" }, null] }, null] } as const

test.each<[fitting: boolean, value: unknown, shape: Shape]>([
  [true, "x", "string"],
  [false, 1, "string"],
  [false, null, "string"],
  [true, 1.5, "number"],
  [true, false, "boolean"],
  [true, null, ["string", null]],
  [false, undefined, ["string", null]],
  [true, [], ["string"]],
  [false, ["a", 1], ["string"]],
  [false, { 0: "a", length: 1 }, ["string"]],
  [true, { shop: null }, shop],
  [true, { shop: { name: "Ada", sizes: [1], owner: null } }, shop],
  [true, { shop: { name: "Ada", sizes: [1], owner: { id: "1" }, more: 1 } }, shop],
  [false, { shop: { name: "Ada", sizes: [1] } }, shop],
  [false, { shop: { name: "Ada", sizes: 1, owner: null } }, shop],
  [false, { shop: { name: "Ada", sizes: [1], owner: [] } }, shop],
  [false, {}, shop],
  [false, [], {}],
  // Members of Object.prototype are not data.
  [false, {}, { ["__proto__"]: {} }],
])("%j: %j as %j", (fitting, value, shape) => {
  expect(matchesShape(value, shape)).toBe(fitting)
})
