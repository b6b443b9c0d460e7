import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect } from "vitest"
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

/** Waits until the code is checked: the form opens before, and what is entered by then may be asked for again. */
export async function whenChecked(): Promise<void> {
  const { invitationStore } = await import("../../src/features/registration/invitation/invitation")
  await waitFor(() => expect(invitationStore.getState().phase).not.toMatch(/^(checking|restoring)$/))
}

/** Waits until the visitor's country has been looked up: the documents beside a tick are that country's. */
export async function whenCountryLookedUp(): Promise<void> {
  const { registrationStore } = await import("../../src/services/state/registrationStore")
  await waitFor(() => expect(registrationStore.getState().countryLookupEnded).toBe(true))
}

/** The registration form's button, once a valid code has opened the form. */
export async function findForm(): Promise<HTMLElement> {
  await screen.findByRole("button", { name: "Create account" })
  await whenChecked()
  return screen.getByRole("button", { name: "Create account" })
}

/** Submits another code in place of one that was refused, and waits for the form that it opens. */
export async function enterAnotherCode(user: UserEvent, code: string): Promise<void> {
  await user.clear(codeField())
  await user.type(codeField(), `${code}{Enter}`)
  await findForm()
}

/** Opens the English start page and submits a code. */
export async function enterCode(code: string): Promise<UserEvent> {
  const user = await openPage("/acquisition/")
  await user.click(codeField())
  if (code) await user.paste(code)
  await user.click(codeSubmit())
  return user
}
