import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { openPage, sent } from "./openPage"

/** The field that takes the code, on an English page. */
export const codeField = () => screen.getByLabelText<HTMLInputElement>("Enter your code")

/** The button that sends the code, on an English page. */
export const codeSubmit = () => screen.getByRole("button", { name: "Register" })

/** What is said to be wrong with the code, beside its field, after its hint. */
export function codeMessage(): string | undefined {
  const [, id] = codeField().getAttribute("aria-describedby")?.split(" ") ?? []
  return (id && document.getElementById(id)?.textContent) || undefined
}

/** The codes that the backend was asked for, with the validity of their links, oldest first. */
export const codeChecks = () => sent("checkRegistrationCode")

/** The registration form's button, once a good code has brought the form. */
export const findForm = () => screen.findByRole("button", { name: "Create account" })

/** Opens the English start page and sends a code. */
export async function enterCode(code: string): Promise<UserEvent> {
  const user = await openPage("/acquisition/")
  await user.click(codeField())
  if (code) await user.paste(code)
  await user.click(codeSubmit())
  return user
}
