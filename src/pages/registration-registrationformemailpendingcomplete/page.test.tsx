import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { openPage, reload, sent } from "../../../tests/support/openPage"
import { fillIn, openForm, visitor } from "../../../tests/support/registrationForm"

const heading = { level: 1, name: "Your account is\u00a0pending activation" }
const entries = { ...visitor, email: "pending@example.com" }

async function registerAgain() {
  const opened = await openForm()
  await fillIn(opened, entries)
  await opened.user.click(opened.form.submit)
  await screen.findByRole("heading", heading)
  return opened
}

test("the e-mail can be sent again at once", async () => {
  const { user } = await registerAgain()
  const resend = screen.getByRole("button", { name: "Resend email" })
  await user.hover(resend)
  expect(resend.getAttribute("aria-disabled")).toBeNull()
  await user.click(resend)
  expect(await screen.findByText("We have sent the email again.")).toBeTruthy()
  expect(sent("resendActivationEmail")).toEqual([{ email: "pending@example.com", language: "en" }])
  await reload()
  expect(await screen.findByText(/^You can resend the email in \d\d seconds\.$/)).toBeTruthy()
})

test("opened directly the page offers another address and the login, but no resend", async () => {
  await openPage("/acquisition/registration/registrationformemailpendingcomplete")
  await screen.findByRole("heading", heading)
  expect(screen.queryByRole("button", { name: "Resend email" })).toBeNull()
  expect(screen.getByRole("link", { name: "Register with another email address" })).toBeTruthy()
})
