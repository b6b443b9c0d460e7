import type { FieldName } from "../model/fields"

/** Ids of the form controls, which error links point to. */
export const fieldId = (name: FieldName): string => `registration-${name}`
