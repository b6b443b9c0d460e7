import type { FieldErrors } from "../fieldErrors"
import { textOf } from "../formData"
import { textSchema, type TextValue } from "./model/schema"
import { useFormikForm, type FormikFormConfig } from "../useFormikForm"
import { useSingleFieldErrors } from "../useSingleFieldErrors"

interface TextFormConfig<Message extends string> extends Omit<
  FormikFormConfig<TextValue, FieldErrors<TextValue, Message>>,
  "initialValues" | "validationSchema" | "readValues" | "onSubmit"
> {
  /** Why a text cannot be sent, as a text key; undefined if it can. */
  problemOf: (text: string) => Message | undefined
  messageOf: (key: Message) => string
  /** @param reject shows why the backend rejects the text */
  onSubmit: (text: string, reject: (key: Message) => void) => Promise<void>
}

/**
 * A form with a single text field.
 * @param control id and name of the field
 * @returns the form, and the props of its field
 */
export function useTextForm<Message extends string>(
  control: { id: string; name: string },
  { problemOf, messageOf, onSubmit, ...config }: TextFormConfig<Message>,
) {
  const form = useFormikForm<TextValue, FieldErrors<TextValue, Message>>({
    name: control.name,
    ...config,
    initialValues: { text: "" },
    validationSchema: () => textSchema(problemOf),
    onSubmit: (value) => onSubmit(value.text, (text) => form.showRejection({ text }, value)),
    readValues: (data) => ({ text: textOf(data.get(control.name)) }),
  })
  const error = form.errors.text && messageOf(form.errors.text)
  useSingleFieldErrors(control.id, error, form.failedSubmits)
  const field = {
    ...control,
    value: form.values.text,
    error,
    required: true,
    onChange: form.handleChange,
    onBlur: () => form.handleBlur("text"),
  }
  return { form, field }
}
