import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { findForm } from "../../../../tests/support/codeForm"
import { openPage, reload, world } from "../../../../tests/support/openPage"
import { fillIn, findFinished, formOn, visitor } from "../../../../tests/support/registrationForm"
import { stopClock } from "../../../../tests/support/stoppedClock"
import { reading } from "../../../../tests/support/words"
import { createToken } from "../../../sandbox/tokens"

// A page that only a flag defines waits a second for it.
stopClock()

const wrongAddress = "Wrong address?"
const mailSentTo = (email: string) => reading(`We have sent an activation email to ${email}.`)

/** Sends the form of a visitor whose place was kept on the waiting list, and whose address can't be changed. */
async function registerApproved({ page = "waiting-list", email = "waiting@example.com" } = {}): Promise<void> {
  const user = await openPage(`/acquisition/${page}?rc=VALID-0001&token=${createToken({ email })}`)
  const opened = await formOn(user)
  await screen.findByRole("button", { name: opened.words.submit })
  const { email: _locked, ...entered } = visitor
  await fillIn(opened, entered)
  await user.click(opened.form.submit)
}

test("an address that belongs to the invitation is not offered for a change, nor after a reload", async () => {
  await registerApproved()
  await findFinished()
  await screen.findByText(mailSentTo("waiting@example.com"))
  expect(screen.queryByText(wrongAddress, { exact: false })).toBeNull()
  expect(screen.queryByRole("link", { name: "Change your email address" })).toBeNull()
  await reload()
  await screen.findByText(mailSentTo("waiting@example.com"))
  expect(screen.queryByText(wrongAddress, { exact: false })).toBeNull()
})

test("the dialog over the form does not offer to change such an address", async () => {
  world.state.settings = { growthbookClientKey: "sdk-test" }
  const approved = { flow: "waitingListApproved", formFinishedInPopup: true }
  world.setFeatures({ features: { "landing-pages": { defaultValue: { approved } } } })
  await registerApproved({ page: "approved" })
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(mailSentTo("waiting@example.com"))
  expect(dialog.queryByText(wrongAddress, { exact: false })).toBeNull()
  expect(dialog.queryByRole("button", { name: "Change your email address" })).toBeNull()
})

test("the page about an account that still has to be activated does not offer to change such an address", async () => {
  await registerApproved({ email: "pending@example.com" })
  await screen.findByRole("heading", { level: 1, name: "Your account is\u00a0pending activation" })
  await screen.findByRole("button", { name: "Resend email" })
  expect(screen.queryByRole("link", { name: "Register with another email address" })).toBeNull()
})

test("without the token, the form that was begun with it is like any other", async () => {
  await openPage(`/acquisition/waiting-list?rc=VALID-0001&token=${createToken({ email: "waiting@example.com" })}`)
  await findForm()
  expect(screen.getByLabelText<HTMLInputElement>("Email address").readOnly).toBe(true)
  await openPage("/acquisition/registration/formstarted?rc=VALID-0001")
  expect((await screen.findByLabelText<HTMLInputElement>("Email address")).readOnly).toBe(false)
})
