import path from "node:path"
import { getNullableType, isAbstractType, isCompositeType, isListType, isNonNullType, isUnionType, Kind } from "graphql"
import type {
  DocumentNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLAbstractType,
  GraphQLCompositeType,
  GraphQLOutputType,
  GraphQLSchema,
  InlineFragmentNode,
  SelectionNode,
} from "graphql"

/** A shape in its serialised form; src/services/api/shape.ts explains it. */
type WrittenShape = string | readonly (WrittenShape | null)[] | WrittenFields
interface WrittenFields {
  readonly [field: string]: WrittenShape
}

/** What is selected of a value. */
type Selections = readonly SelectionNode[]

/** A field that is selected, and what is selected of its value. */
interface SelectedField {
  name: string
  selections: Selections
}

/** JSON types of the scalars that are not strings. */
const leafShapes = new Map([
  ["Int", "number"],
  ["Float", "number"],
  ["Boolean", "boolean"],
])

/** A function that derives the shape of an object from what one file selects of it. */
function shapeReader(schema: GraphQLSchema, fragments: readonly FragmentDefinitionNode[], file: string) {
  const isPart = (whole: GraphQLAbstractType, type: GraphQLCompositeType): boolean =>
    !isUnionType(type) && schema.isSubType(whole, type)

  /** The fields that are selected of every value of a type, by their names in the answer. */
  function selectedFields(type: GraphQLCompositeType, selections: Selections): Map<string, SelectedField> {
    const found = new Map<string, SelectedField>()
    const add = (key: string, { name, selections: inner }: SelectedField) =>
      found.set(key, { name, selections: [...(found.get(key)?.selections ?? []), ...inner] })
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const name = node.name.value
        add(node.alias?.value ?? name, { name, selections: node.selectionSet?.selections ?? [] })
      } else for (const [key, field] of selectedFields(type, fragmentSelections(type, node))) add(key, field)
    }
    return found
  }

  /** What a fragment selects of every value of a type. */
  function fragmentSelections(type: GraphQLCompositeType, node: InlineFragmentNode | FragmentSpreadNode): Selections {
    const fragment =
      node.kind === Kind.INLINE_FRAGMENT ? node : fragments.find(({ name }) => name.value === node.name.value)
    if (!fragment) throw new Error(`${file} must hold the fragments that it uses.`)
    const condition = schema.getType(fragment.typeCondition?.name.value ?? type.name)
    const applies = condition === type || (isAbstractType(condition) && isPart(condition, type))
    return applies ? fragment.selectionSet.selections : []
  }

  function fieldShapes(type: GraphQLCompositeType, fields: Iterable<[key: string, SelectedField]>): WrittenFields {
    return Object.fromEntries(
      Array.from(fields, ([key, { name, selections }]) => {
        const field = schema.getField(type, name)
        if (!field) throw new Error(`${file}: ${type.name} has no field ${name}.`)
        return [key, fieldShape(field.type, selections)]
      }),
    )
  }

  /** The shape of a field's value; a list may be missing, whatever the contract says of it. */
  function fieldShape(type: GraphQLOutputType, selections: Selections): WrittenShape {
    const shape = valueShape(getNullableType(type), selections)
    return isNonNullType(type) || isListType(getNullableType(type)) ? shape : [shape, null]
  }

  function valueShape(type: GraphQLOutputType, selections: Selections): WrittenShape {
    if (isListType(type)) return [valueShape(getNullableType(type.ofType), selections)]
    return isCompositeType(type) ? objectShape(type, selections) : (leafShapes.get(String(type)) ?? "string")
  }

  function objectShape(type: GraphQLCompositeType, selections: Selections): WrittenShape {
    const common = fieldShapes(type, selectedFields(type, selections))
    if (!isAbstractType(type)) return common
    const own = schema.getPossibleTypes(type).flatMap((possible): [string, WrittenFields][] => {
      const fields = [...selectedFields(possible, selections)].filter(([key]) => !(key in common))
      return fields.length > 0 ? [[possible.name, fieldShapes(possible, fields)]] : []
    })
    if (own.length === 0) return common
    if (!("__typename" in common)) throw new Error(`${file} selects by type: it must select __typename as well.`)
    return [common, Object.fromEntries(own)]
  }

  return objectShape
}

/** The one operation of a file, which is named after it, with the fragments that it uses. */
function operationOf(file: string, document: DocumentNode) {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const [operation, ...others] = operations
  const name = path.basename(file, ".graphql")
  if (operation?.name?.value !== name || others.length > 0) {
    throw new Error(`${file} must hold one operation, named ${name}, and nothing but its fragments.`)
  }
  return { ...operation, name, fragments }
}

interface DocumentFile {
  location?: string
  document?: DocumentNode
}

/** Plug-in of GraphQL Code Generator: the shapes of the responses to queries and mutations, by operation name. */
export function plugin(schema: GraphQLSchema, files: readonly DocumentFile[]) {
  const shapes = files.flatMap(({ location = "", document }) => {
    if (!document) return []
    const { name, operation, fragments, selectionSet } = operationOf(location, document)
    const root = schema.getRootType(operation)
    const objectShape = shapeReader(schema, fragments, location)
    return root && operation !== "subscription" ? [[name, objectShape(root, selectionSet.selections)]] : []
  })
  return {
    prepend: [
      "// Generated by npm run generate (scripts/graphql/codegen.ts); changes by hand are lost.",
      "import type { Shape } from './shape';",
    ],
    content: `/** What the answer to an operation is made of, by the operation's name. */
export const answerShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([${shapes
      .map((row) => `\n  ${JSON.stringify(row)}`)
      .join()}]);`,
  }
}
