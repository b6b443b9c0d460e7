import { buildSchema, parse } from "graphql"
import { expect, test } from "vitest"
import { plugin } from "./answerShapes.ts"

const schema = buildSchema(`
  type Shop implements Named { name: String! area: Int tags: [String!]! }
  type Person implements Named { name: String! age: Int shop: Shop }
  type Brand { label: String! }
  interface Named { name: String! }
  union Result = Shop | Person | Brand
  type Query { shop(id: ID!): Shop search: [Result] named: Named! count: Int! labels: [String] }
  type Subscription { opened: Shop }
`)
const shapesOf = (text: string, location = "src/features/shop/shop.graphql") =>
  plugin(schema, [{ location, document: parse(text) }]).content

const common = { __typename: "string" }

test.each([
  [
    "{ shop(id: 1) { name area tags } }",
    { shop: [{ name: "string", area: ["number", null], tags: ["string"] }, null] },
  ],
  ["{ count all: labels }", { count: "number", all: ["string"] }],
  ["{ named { name } }", { named: { name: "string" } }],
  [
    "{ named { __typename name ... { name } ... on Person { age shop { name } } ... on Person { shop { area } } } }",
    {
      named: [
        { ...common, name: "string" },
        { Person: { age: ["number", null], shop: [{ name: "string", area: ["number", null] }, null] } },
      ],
    },
  ],
  [
    "{ search { __typename ...naming ... on Brand { label } } } fragment naming on Named { name ... on Shop { tags } }",
    {
      search: [
        [
          common,
          { Shop: { name: "string", tags: ["string"] }, Person: { name: "string" }, Brand: { label: "string" } },
        ],
      ],
    },
  ],
])("the shape of %s says what each field holds, of which type, and what may be null", (text, shape) => {
  const content = shapesOf(`query shop ${text}`)
  expect(JSON.parse(/new Map<string, Shape>\((.*)\);/s.exec(content)?.[1] ?? "")).toEqual([["shop", shape]])
})

test("a subscription has no shape", () => {
  expect(shapesOf("subscription opened { opened { name } }", "opened.graphql")).toContain("([])")
})

test.each([
  ["with an operation of another name", "query other { shop(id: 1) { name } }", "named shop"],
  ["with a fragment instead", "fragment shop on Shop { name }", "one operation"],
  ["with two operations", "query shop { shop(id: 1) { name } } query two { shop(id: 1) { name } }", "one operation"],
  ["that selects by type alone", "query shop { search { ... on Shop { name } } }", "__typename"],
  ["that leaves out a fragment", "query shop { shop(id: 1) { ...naming } }", "fragments"],
])("a file %s is refused", (_name, text, message) => {
  expect(() => shapesOf(text)).toThrow(message)
})
