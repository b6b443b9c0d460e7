// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { generateTypes, run } from "./generateGraphqlTypes"

const schema = `
  scalar CountryCode
  enum Size { SMALL LARGE }
  type Shop { name: String! size: Size country: CountryCode! }
  input ShopInput { id: ID! size: Size! country: CountryCode! }
  type Query { shop(id: ID!): Shop }
  type Mutation { openShop(input: ShopInput!): Shop! }
`
const shopDetails = {
  file: "src/features/shop/shopDetails.graphql",
  text: "query shopDetails($id: ID!) { shop(id: $id) { name size country } }",
}
const openShop = {
  file: "src/features/shop/openShop.graphql",
  text: "mutation openShop($input: ShopInput!) { openShop(input: $input) { name } }",
}

/** The text on one line, so that tests do not depend on the generator's line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, " ")

describe("the generated types", () => {
  test("name their generator", async () => {
    expect(await generateTypes(schema, [shopDetails])).toMatch(/^\/\/ Generated .*\n\/\/ Written by scripts\//)
  })

  test("give results, variables, inputs and enums their exact types", async () => {
    const types = flat(await generateTypes(schema, [shopDetails, openShop]))
    expect(types).toContain("ShopDetailsQuery = { shop: { name: string, size: Size | null, country: string } | null }")
    expect(types).toContain("ShopDetailsQueryVariables = Exact<{ id: string; }>")
    expect(types).toContain("OpenShopMutation = { openShop: { name: string } }")
    expect(types).toContain("ShopInput = { id: string; size: Size; country: Country; }")
    expect(types).toContain("Size = | 'SMALL' | 'LARGE'")
  })

  test("include the shapes of the responses", async () => {
    const types = flat(await generateTypes(schema, [shopDetails, openShop]))
    const shapes: unknown = JSON.parse(/new Map<string, Shape>\((.*)\);/.exec(types)?.[1] ?? "")
    expect(shapes).toEqual([
      ["openShop", { openShop: { name: "string" } }],
      ["shopDetails", { shop: [{ name: "string", size: ["string", null], country: "string" }, null] }],
    ])
  })

  test("do not depend on the order in which files are found", async () => {
    expect(await generateTypes(schema, [openShop, shopDetails])).toBe(
      await generateTypes(schema, [shopDetails, openShop]),
    )
  })
})

describe("an operation file is rejected", () => {
  test.each([
    ["that asks what the contract does not offer", "query shopDetails { shop(id: 1) { rent } }", "contract: .*rent"],
    ["that leaves out what the contract requires", "query shopDetails { shop { name } }", "contract: .*id"],
    ["that gives a field another name", "query shopDetails { shop(id: 1) { title: name } }", "plain fields"],
    ["that is no GraphQL", "query shopDetails {", "is not GraphQL"],
    ["that is empty", "", "is not GraphQL"],
    ["with an operation of another name", "query details { shop(id: 1) { name } }", "named shopDetails"],
    ["with an operation that has no name", "{ shop(id: 1) { name } }", "named shopDetails"],
    ["with a fragment instead", "fragment shopDetails on Shop { name }", "one operation"],
    ["with two operations", `${shopDetails.text} ${openShop.text}`, "one operation"],
  ])("%s", async (_name, text, message) => {
    const problem = new RegExp(`^${shopDetails.file}.*${message}`)
    await expect(generateTypes(schema, [{ ...shopDetails, text }])).rejects.toThrow(problem)
  })
})

describe("the file of types", () => {
  let root = ""
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "graphql-types-"))
    write("src/services/api/schema.graphql", schema)
    write(shopDetails.file, shopDetails.text)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test("is missing, then written, then up to date, then stale", async () => {
    expect(await run(root, true)).toContain("out of date")
    expect(await run(root, false)).toBeUndefined()
    expect(readFileSync(path.join(root, "src/services/api/generated.ts"), "utf8")).toContain("ShopDetailsQuery")
    expect(await run(root, true)).toBeUndefined()
    write(openShop.file, openShop.text)
    expect(await run(root, true)).toContain("out of date")
  })

  test("is left alone if an operation is invalid, and the operation is named", async () => {
    await run(root, false)
    const before = readFileSync(path.join(root, "src/services/api/generated.ts"), "utf8")
    write(openShop.file, "mutation openShop { closeShop }")
    expect(await run(root, false)).toContain(openShop.file)
    expect(readFileSync(path.join(root, "src/services/api/generated.ts"), "utf8")).toBe(before)
  })
})
