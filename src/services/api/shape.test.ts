import { expect, test } from "vitest"
import { fit, type Shape } from "./shape"

const shop = { shop: [{ name: "string", sizes: ["number"], owner: [{ id: "string" }, null] }, null] } as const
const search = {
  search: [[{ __typename: "string" }, { Shop: { name: "string" }, Person: { age: ["number", null] } }]],
} as const

test.each<[value: unknown, shape: Shape, problem: string | object | undefined]>([
  [{ shop: null }, shop, undefined],
  [{ shop: { name: "Ada", sizes: [1.5], owner: null } }, shop, undefined],
  [{ shop: { name: "Ada", sizes: [1], owner: { id: "1" }, more: 1 } }, shop, undefined],
  [{ shop: { name: "Ada", sizes: [1] } }, shop, "shop.owner is missing"],
  [{ shop: { name: null, sizes: [1], owner: null } }, shop, "shop.name is missing"],
  [{ shop: { name: "Ada", sizes: [1], owner: [] } }, shop, "shop.owner is not an object"],
  [{ shop: { name: "Ada", sizes: { 0: 1, length: 1 }, owner: null } }, shop, "shop.sizes is not a list"],
  [{ shop: { name: "Ada", sizes: [1, "secret"], owner: null } }, shop, "shop.sizes.1 is not a number"],
  [{}, shop, "shop is missing"],
  ["secret", shop, "data is not an object"],
  [undefined, shop, "data is missing"],
  // A list may be missing or null, and null may stand in one.
  [{ shop: { name: "", sizes: null, owner: null } }, shop, { shop: { name: "", sizes: [], owner: null } }],
  [{ shop: { name: "", sizes: [null, 1], owner: null } }, shop, { shop: { name: "", sizes: [1], owner: null } }],
  [{ count: 2 }, { ids: ["string"], count: "number" }, { ids: [], count: 2 }],
  // Unions and interfaces
  [
    {
      search: [
        { __typename: "Shop", name: "Ada" },
        { __typename: "Person", age: null },
      ],
    },
    search,
    undefined,
  ],
  [{ search: [{ __typename: "Shop", age: 1 }] }, search, "search.0.name is missing"],
  [{ search: [{ name: "Ada" }] }, search, "search.0.__typename is missing"],
  [{ search: [{ __typename: "Brand" }, { __typename: "constructor" }] }, search, undefined],
  // Members of Object.prototype are not data.
  [{}, { ["__proto__"]: {} }, "__proto__ is missing"],
])("%j as %j: %j", (value, shape, expected) => {
  if (typeof expected === "string") expect(() => fit(value, shape)).toThrow(new Error(expected))
  else expect(fit(value, shape)).toEqual(expected ?? value)
})
