import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { openPage, sent } from "./openPage"

/** The field for the code, on an English page. */
export const codeField = () => screen.getByLabelText<HTMLInputElement>("Enter your code")

/** The same, once it is shown. */
export const findCodeField = () => screen.findByLabelText<HTMLInputElement>("Enter your code")

/** The button that submits the code, on an English page. */
export const codeSubmit = () => screen.getByRole("button", { name: "Register" })

/** The error of the code, beside its field, after its hint. */
export function codeMessage(): string | undefined {
  const [, id] = codeField().getAttribute("aria-describedby")?.split(" ") ?? []
  return (id && document.getElementById(id)?.textContent) || undefined
}

/** The codes that the backend was asked to check, with the validity of their links, oldest first. */
export const codeChecks = () => sent("checkRegistrationCode")

/** The registration form's button, once a valid code has opened the form. */
export const findForm = () => screen.findByRole("button", { name: "Create account" })

/** Opens the English start page and submits a code. */
export async function enterCode(code: string): Promise<UserEvent> {
  const user = await openPage("/acquisition/")
  await user.click(codeField())
  if (code) await user.paste(code)
  await user.click(codeSubmit())
  return user
}
