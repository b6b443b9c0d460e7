import { personalText, type FieldKind } from "../../lib/fieldKinds"
import { namesIn } from "../../lib/namesIn"
import type { FieldErrors } from "./fieldErrors"

/** What a form knows of a field. Messages are text keys; `Context` is what rules depend on besides the value. */
export interface Field<Value, Message extends string, Context> {
  readonly kind: FieldKind<Value>
  readonly missing?: Message
  /** What is wrong with a value that is not empty. */
  readonly invalid?: (value: Value, context: Context) => Message | undefined
  /** Message for a value that the backend refuses; without one, the form says so as a whole. */
  readonly refused?: Message
  /** The value as it is validated and sent; if omitted, as entered. */
  readonly normalize?: (value: Value) => Value
  /** The value of a control that is more than its kind, if something is in it. */
  readonly readControl?: (found: FormDataEntryValue | null, current: Value, context: Context) => Value
}

/** The table of a form's fields, in the order of the form and of its error summary. */
export type FieldTable<Values, Message extends string, Context> = {
  readonly [Name in keyof Values]: Field<Values[Name], Message, Context>
}

/** A row of a table: a field of whatever value. */
export interface Row<Message extends string, Context> extends Pick<
  Field<never, Message, Context>,
  "missing" | "refused" | "invalid"
> {
  readonly kind: FieldKind<unknown>
  readonly normalize?: (value: never) => unknown
  readonly readControl?: (found: FormDataEntryValue | null, current: never, context: Context) => unknown
}

/** The values of a table's fields. */
export type ValuesOf<Table extends Record<string, { kind: FieldKind<unknown> }>> = {
  -readonly [Name in keyof Table]: Table[Name]["kind"]["empty"]
}

/** The values of the table, of the kinds of its fields, with what `valueOf` returns for each. */
export const valuesWith = <Values extends object>(
  fields: FieldTable<Values, string, never>,
  valueOf: (name: keyof Values) => unknown,
): Values =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  Object.fromEntries(namesIn(fields).map((name) => [name, valueOf(name)])) as Values

/**
 * Reads the values of a form's controls.
 * @param current all values, of which those that are not shown are kept
 * @param names the fields that are shown
 */
export function readFields<Values extends object, Context>(
  fields: FieldTable<Values, string, Context>,
  data: FormData,
  current: Values,
  context: Context,
  names: readonly (keyof Values)[],
): Values {
  return valuesWith(fields, (name) => {
    if (!names.includes(name)) return current[name]
    const { kind, readControl } = fields[name]
    const control = String(name)
    if (readControl) return readControl(data.get(control), current[name], context)
    // A text field without a value is not there (any more).
    if (Object.is(kind, personalText) && !data.has(control)) return current[name]
    return kind.read(Array.isArray(kind.empty) ? data.getAll(control) : data.get(control))
  })
}

/** The values as they are validated and sent. */
export const normalizeFields = <Values extends object>(
  fields: FieldTable<Values, string, never>,
  values: Values,
): Values =>
  valuesWith(fields, (name) => {
    const { normalize } = fields[name]
    return normalize ? normalize(values[name]) : values[name]
  })

/** Whether a value is an empty one. */
export const isEmpty = (value: unknown): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0)

/** What is wrong with a normalised value. */
export function problemOf<Value, Message extends string, Context>(
  { missing, invalid }: Field<Value, Message, Context>,
  value: Value,
  context: Context,
): Message | undefined {
  return isEmpty(value) ? missing : invalid?.(value, context)
}

/** An input field that the backend refuses, by its name in the form. */
export interface Refusal {
  name: string
  missing: boolean
}

/** The refused fields with the form's own messages; `other`: something was refused that the form has no message for. */
export interface RefusedFields<Messages> {
  fields: Messages
  other: boolean
}

/** What the form says of the fields that the backend refuses. */
export function refusedFields<Values extends object, Message extends string>(
  fields: FieldTable<Values, Message, never>,
  refusals: readonly Refusal[],
): RefusedFields<FieldErrors<Values, Message>> {
  const found: FieldErrors<Values, Message> = {}
  let other = refusals.length === 0
  for (const { name, missing } of refusals) {
    const known = namesIn(fields).find((field) => field === name)
    const message = known && ((missing && fields[known].missing) || fields[known].refused)
    if (known && message) found[known] = message
    else other = true
  }
  return { fields: found, other }
}
