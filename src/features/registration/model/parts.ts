import { fieldNames, type FieldMessages, type FieldName } from "./fields"

/** How much of the registration form is shown: all of it, or one of the two steps of the lean flow. */
export type FormPart = "whole" | "first" | "second"

/** The fields of each part (product decisions, section 4), in display order. */
export const partFields: Record<FormPart, readonly FieldName[]> = {
  whole: fieldNames,
  first: ["email", "terms", "newsletter"],
  second: ["gender", "firstName", "lastName", "country"],
}

/** The fields with errors that a part does not show; they belong to the other step. */
export function fieldsElsewhere(messages: FieldMessages, part: FormPart): FieldName[] {
  return fieldNames.filter((name) => messages[name] && !partFields[part].includes(name))
}
