import { fieldNames, type FieldMessages, type FieldName } from "./fields"

/** How much of the registration form is shown: all of it, or one of the two steps of the lean flow. */
export type FormStep = "whole" | "first" | "second"

/** The same; the second step also shows the consents of the first once they are asked again. */
export type ShownStep = FormStep | "secondWithConsents"

/** The fields of each step (product decisions, section 4), in display order. */
export const stepFields: Record<ShownStep, readonly FieldName[]> = {
  whole: fieldNames,
  first: ["email", "terms", "newsletter"],
  second: ["gender", "firstName", "lastName", "country"],
  secondWithConsents: ["gender", "firstName", "lastName", "country", "terms", "newsletter"],
}

/** The fields with errors that a step does not show, because they belong to the other step. */
export function fieldsElsewhere(messages: FieldMessages, step: ShownStep): FieldName[] {
  return fieldNames.filter((name) => messages[name] && !stepFields[step].includes(name))
}
