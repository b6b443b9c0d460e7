import type { FieldName } from "../model/fields"

/** Ids of the form's controls; error links lead to them. */
export const fieldId = (name: FieldName): string => `registration-${name}`
