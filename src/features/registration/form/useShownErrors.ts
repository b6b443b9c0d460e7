import { useState } from "react"
import { fieldNames, type FieldMessages, type FieldName, type RegistrationValues } from "../model/fields"

interface Refused {
  fields: FieldMessages
  values: RegistrationValues
}

interface ShownErrors {
  /** What each field says now. */
  messages: FieldMessages
  /** Shows the error of a field that was left with something in it. */
  fieldLeft: (name: FieldName, errors: FieldMessages) => void
  /** Shows the errors that kept the form from being sent. */
  submitFailed: (errors: FieldMessages) => void
  /** Shows what the backend refused, until the value in question changes. */
  refusedByBackend: (fields: FieldMessages, values: RegistrationValues) => void
}

/**
 * Decides which errors a visitor sees (product decisions, section 5): none before the first submit or the blur of a
 * filled field; from then on a field that failed is judged while it is typed in.
 * @param errors of the current values
 * @param values the current values
 */
export function useShownErrors(errors: FieldMessages, values: RegistrationValues): ShownErrors {
  const [failed, setFailed] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState<Refused>()
  const messages: FieldMessages = {}
  for (const name of fieldNames) {
    const message = (failed.includes(name) && errors[name]) || refusalOf(name, refused, values)
    if (message) messages[name] = message
  }
  const addFailed = (names: FieldName[]) => setFailed((known) => [...new Set([...known, ...names])])
  return {
    messages,
    fieldLeft: (name, found) => found[name] && addFailed([name]),
    submitFailed: (found) => addFailed(fieldNames.filter((name) => found[name])),
    refusedByBackend: (fields, sent) => setRefused({ fields, values: sent }),
  }
}

function refusalOf(name: FieldName, refused: Refused | undefined, values: RegistrationValues) {
  return refused && refused.values[name] === values[name] ? refused.fields[name] : undefined
}
