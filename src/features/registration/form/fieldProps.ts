import type { FieldName } from "../model/fields"

/** What every control of the form is given, besides its value. */
export type FieldProps = (name: FieldName) => {
  id: string
  name: FieldName
  required: boolean
  error: string | undefined
  onChange: () => void
  onBlur: () => void
}
