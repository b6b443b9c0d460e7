// @vitest-environment node
import { buildSchema, parse } from "graphql"
import { expect, test } from "vitest"
import { plugin } from "./answerShapes.ts"

const schema = buildSchema(`
  type Shop { name: String! area: Int tags: [String!]! }
  type Query { shop(id: ID!): Shop }
  type Subscription { opened: Shop }
`)
const shapesOf = (text: string, location = "src/features/shop/shop.graphql") =>
  plugin(schema, [{ location, document: parse(text) }]).content

test("a shape says what each field holds, and what may be missing; a subscription has none", () => {
  const content = shapesOf("query shop { shop(id: 1) { name area tags } }")
  expect(JSON.parse(/new Map<string, Shape>\((.*)\);/s.exec(content)?.[1] ?? "")).toEqual([
    ["shop", { shop: [{ name: "string", area: ["number", null], tags: ["string"] }, null] }],
  ])
  expect(shapesOf("subscription opened { opened { name } }", "opened.graphql")).toContain("([])")
})

test.each([
  ["with an operation of another name", "query other { shop(id: 1) { name } }", "named shop"],
  ["with a fragment instead", "fragment shop on Shop { name }", "one operation"],
  ["with two operations", "query shop { shop(id: 1) { name } } query two { shop(id: 1) { name } }", "one operation"],
  ["that gives a field another name", "query shop { shop(id: 1) { title: name } }", "plain fields"],
  ["that selects by type", "query shop { shop(id: 1) { ... on Shop { name } } }", "plain fields"],
])("a file %s is refused", (_name, text, message) => {
  expect(() => shapesOf(text)).toThrow(message)
})
