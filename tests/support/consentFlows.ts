import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { createToken, phoneCode } from "../../src/sandbox/tokens"
import { findDocuments } from "./consentScreen"
import { openPage } from "./openPage"
import { fillIn, formOn, visitor } from "./registrationForm"

const { terms: _, newsletter: __, ...person } = visitor
/** The button of the whole form, once it is shown. */
export const findCreate = () => screen.findByRole("button", { name: "Create account" })

/** The form of a landing page, complete but for the consents. */
export async function openFilled(path: string, toForm?: (user: UserEvent) => Promise<void>, country = "AT") {
  const user = await openPage(`/acquisition/${path}`)
  await toForm?.(user)
  await findCreate()
  const opened = await formOn(user)
  const { email, ...rest } = person
  await fillIn(opened, { ...rest, ...(opened.form.email.readOnly ? {} : { email }), country })
  if (path.includes("VALID-0001") && country) await findDocuments(() => opened.form.terms, country.toLowerCase())
  return opened
}

async function confirmNumber(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Continue with your phone" }))
  await user.type(await screen.findByLabelText("Phone number"), "15112345678")
  await user.click(screen.getByRole("button", { name: "Send code" }))
  await user.type(await screen.findByLabelText("Code from the text message"), phoneCode)
  await user.click(screen.getByRole("button", { name: "Confirm" }))
}

/** The page of an approved visitor. */
export const approvedPath = (email: string) => `waiting-list?rc=VALID-0001&token=${createToken({ email })}`

/** Flows that show the whole form at once, with how a visitor gets there. */
export const flows = {
  "one-step": () => openFilled("?rc=VALID-0001"),
  "sign-up by phone": () => openFilled("social?rc=VALID-0001", confirmNumber),
  "approved visitor": () => openFilled(approvedPath("waiting@example.com")),
}
