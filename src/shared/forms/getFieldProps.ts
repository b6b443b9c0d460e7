/** Returns all props of a form's control, except its value, by its name. */
export type GetFieldProps<Name extends string> = (name: Name) => {
  id: string
  name: string
  required: boolean
  error: string | undefined
  onChange: () => void
  onBlur: () => void
}
