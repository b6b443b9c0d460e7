import type { FieldName } from "../model/fields"

/** Props of every form control, besides its value. */
export type GetFieldProps = (name: FieldName) => {
  id: string
  name: FieldName
  required: boolean
  error: string | undefined
  onChange: () => void
  onBlur: () => void
}
