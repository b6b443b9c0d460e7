/** Returns the props of a form's control by its name, besides its value. */
export type GetFieldProps<Name extends string> = (name: Name) => {
  id: string
  name: string
  required: boolean
  error: string | undefined
  onChange: () => void
  onBlur: () => void
}
