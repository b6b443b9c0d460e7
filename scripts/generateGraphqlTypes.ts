/**
 * Generates the types of every GraphQL operation of the site, and the shapes of the responses, from the contract with
 * the backend.
 *     node scripts/generateGraphqlTypes.ts writes src/services/api/generated.ts
 *     node scripts/generateGraphqlTypes.ts --check exits with 1 if that file is out of date
 * Each operation is the only one in a file of its name: checkRegistrationCode.graphql.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { codegen } from "@graphql-codegen/core"
import * as typescriptOperations from "@graphql-codegen/typescript-operations"
import {
  buildSchema,
  getNullableType,
  GraphQLError,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
} from "graphql"
import type { DocumentNode, GraphQLOutputType, GraphQLSchema, SelectionSetNode } from "graphql"

/** A GraphQL file: its path (for messages) and its content. */
export interface GraphqlFile {
  file: string
  text: string
}

const header = `// Generated from src/services/api/schema.graphql and the operations in src/**/*.graphql; changes by hand are lost.
// Written by scripts/generateGraphqlTypes.ts.
`

// The site only sends its own countries and languages; responses may contain any string.
const scalars = {
  ID: "string",
  CountryCode: { input: "../../lib/countries#Country", output: "string" },
  LanguageCode: { input: "../../lib/languages#Language", output: "string" },
  DateTime: "string",
}

/** A shape in its serialised form; src/services/api/operation.ts explains it. */
type WrittenShape = string | readonly (WrittenShape | null)[] | { readonly [field: string]: WrittenShape }

/** JSON types of the scalars that are not strings. */
const leafShapes = new Map<string, string>([
  ["Int", "number"],
  ["Float", "number"],
  ["Boolean", "boolean"],
])

/**
 * The text of the generated module.
 * @param schemaText the contract in GraphQL's schema language
 * @param operations the operation files, in any order
 * @throws an Error naming the file if a document is invalid, does not match the contract, does not contain exactly one
 * operation, or is not named after it
 */
export async function generateTypes(schemaText: string, operations: readonly GraphqlFile[]): Promise<string> {
  const schema = buildSchema(schemaText)
  const documents = operations
    .map((operation) => ({ location: operation.file, document: checkedDocument(schema, operation) }))
    .toSorted((one, other) => (one.location < other.location ? -1 : 1))
  const types = await codegen({
    schema: parse(schemaText),
    documents,
    filename: "generated.ts",
    config: {},
    plugins: [{ operations: { skipTypename: true, useTypeImports: true, enumType: "string-literal", scalars } }],
    pluginMap: { operations: typescriptOperations },
  })
  return `${header}${types.trim()}\n\n${answerShapes(schema, documents)}\n`
}

/** The shapes of the responses to queries and mutations, by operation name, as a constant of the module. */
function answerShapes(schema: GraphQLSchema, documents: readonly { document: DocumentNode }[]): string {
  const shapes = new Map<string, WrittenShape>()
  for (const definition of documents.flatMap(({ document }) => document.definitions)) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === "subscription") continue
    const root = schema.getRootType(definition.operation)
    if (root && definition.name) shapes.set(definition.name.value, partShape(root, definition.selectionSet))
  }
  return `import type { Shape } from './operation';
/** What the answer to an operation is made of, by the operation's name. */
export const answerShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>(${JSON.stringify([...shapes], null, 2)});`
}

/** The shape of a field's value. */
function shapeOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined): WrittenShape {
  const part = partShape(getNullableType(type), selection)
  return isNonNullType(type) ? part : [part, null]
}

function partShape(type: GraphQLOutputType, selection: SelectionSetNode | undefined): WrittenShape {
  if (isListType(type)) return [shapeOf(type.ofType, selection)]
  if (!isObjectType(type)) return leafShapes.get(String(type)) ?? "string"
  const fields = type.getFields()
  return Object.fromEntries(
    (selection?.selections ?? []).flatMap((node) => {
      const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined
      return node.kind === Kind.FIELD && field ? [[node.name.value, shapeOf(field.type, node.selectionSet)]] : []
    }),
  )
}

function checkedDocument(schema: GraphQLSchema, { file, text }: GraphqlFile): DocumentNode {
  const document = parsed(file, text)
  const [definition, ...others] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) {
    throw new Error(`${file} must hold one operation and nothing else.`)
  }
  const name = path.basename(file, ".graphql")
  if (definition.name?.value !== name) {
    throw new Error(`${file} must hold an operation named ${name}, as the file is.`)
  }
  const refuse = (): never => {
    throw new Error(`${file} may select plain fields only: an answer is checked by the fields' own names.`)
  }
  visit(document, { InlineFragment: refuse, Field: ({ alias }) => (alias ? refuse() : undefined) })
  const [problem] = validate(schema, document)
  if (problem !== undefined) throw new Error(`${file} does not fit the contract: ${problem.message}`)
  return document
}

function parsed(file: string, text: string): DocumentNode {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof GraphQLError) throw new Error(`${file} is not GraphQL: ${error.message}`, { cause: error })
    throw error
  }
}

/**
 * Updates `src/services/api/generated.ts` below a root folder, or compares it.
 * @param root folder that contains `src`
 * @param check true to leave the file as it is
 * @returns a sentence describing the problem; undefined if there is none
 */
export async function run(root: string, check: boolean): Promise<string | undefined> {
  const schemaFile = path.join("src", "services", "api", "schema.graphql")
  const generatedFile = path.join(root, "src", "services", "api", "generated.ts")
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8")
  const operations = globSync("src/**/*.graphql", { cwd: root })
    .filter((file) => file !== schemaFile)
    .map((file) => ({ file, text: read(file) }))
  let text: string
  try {
    text = await generateTypes(read(schemaFile), operations)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (!check) writeFileSync(generatedFile, text)
  else if (text !== existing(generatedFile)) {
    return "src/services/api/generated.ts is out of date: run node scripts/generateGraphqlTypes.ts."
  }
  return undefined
}

function existing(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const problem = await run(path.resolve(import.meta.dirname, ".."), process.argv.includes("--check"))
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
  }
}
