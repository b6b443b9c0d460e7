import { object, string } from "yup"

/** The value of a form with a single text field. */
export interface TextValue {
  text: string
}

/** The Yup schema of a form with a single text field; `problemIn` returns a text key. */
export const textSchema = (problemIn: (text: string) => string | undefined) =>
  object({
    text: string()
      .default("")
      .test((text, { createError }) => {
        const message = problemIn(text)
        return message === undefined || createError({ message })
      }),
  })
