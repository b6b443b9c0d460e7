import { mixed, object, type TestContext } from "yup"
import { problemOf, type FieldTable } from "../fieldTable"
import type { ValidationSchema } from "../useFormikForm"

/**
 * The Yup schema of a table's fields, whose messages are text keys.
 * @param names the fields that are validated
 * @param contextOf what the rules depend on, with these values
 */
export function schemaOf<Values extends object, Context>(
  fields: FieldTable<Values, string, Context>,
  names: readonly (keyof Values)[],
  contextOf: (values: Values) => Context,
) {
  const fieldSchema = <Name extends keyof Values>(name: Name) => {
    const { kind, normalize = (value) => value } = fields[name]
    return mixed()
      .default(kind.empty)
      .transform(normalize)
      .test((value, { parent, createError }: Pick<TestContext, "createError"> & { parent: Values }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value of the form, normalised
        const message = problemOf(fields[name], value as Values[Name], contextOf(parent))
        return message === undefined || createError({ message })
      })
  }
  const schema: object = object(Object.fromEntries(names.map((name) => [name, fieldSchema(name)])))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  return schema as ValidationSchema<Values>
}
