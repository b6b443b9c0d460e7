// @vitest-environment node
import { expect, test } from "vitest"
import { fits, type Shape } from "./shape"

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
  // What every object inherits is no answer.
  [false, {}, { ["__proto__"]: {} }],
])("%j: %j as %j", (fitting, value, shape) => {
  expect(fits(value, shape)).toBe(fitting)
})
