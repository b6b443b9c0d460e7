import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { autofill } from "../../../../tests/support/autofill"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { address, openAboutUs, openPage, reload, sent } from "../../../../tests/support/openPage"
import {
  entriesIn,
  fillIn,
  findFinished,
  formOn,
  openForm,
  visitor,
  type OpenForm,
} from "../../../../tests/support/registrationForm"
import { reading } from "../../../../tests/support/words"

const emailSent = reading("We have sent an activation email to zoe@example.org.")
const findSubmit = () => screen.findByRole("button", { name: "Create account" })
const findNotice = async () => (await screen.findByText(emailSent)).closest<HTMLElement>("[role=status]")
const finishedLink = () => screen.getByRole("link", { name: "Verify your email address" })

/** Presses "Create account"; the answer comes once it is released. */
async function send(opened: OpenForm): Promise<{ release: () => void }> {
  const answer = holdOperation("registerCustomer")
  await fillIn(opened, visitor)
  await opened.user.click(opened.form.submit)
  return answer
}

/** Waits until the answer has arrived, wherever the visitor is. */
const findAnswer = () => waitFor(() => expect(sessionStorage.getItem("registration")).toContain('"sentRegistration"'))

/** Sends the form and goes to another page before the answer. */
async function leaveWhileSending(): Promise<OpenForm> {
  const opened = await openForm()
  const { release } = await send(opened)
  await openAboutUs(opened.user)
  release()
  await findAnswer()
  return opened
}

test("a visitor who goes Back before the answer stays there and is told that the e-mail was sent", async () => {
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with email" }))
  await findSubmit()
  const opened = await formOn(user)
  const { release } = await send(opened)
  history.back()
  const methods = await screen.findByRole("button", { name: "Continue with email" })
  expect(screen.queryByText(emailSent)).toBeNull()
  release()
  expect(await findNotice()).toBeTruthy()
  expect(methods.isConnected).toBe(true)
  expect(document.activeElement?.closest("[role=status]")).toBeNull()
  history.forward()
  await findSubmit()
  expect(await findNotice()).toBeTruthy()
  expect(entriesIn(opened.form)).toEqual(visitor)
})

test("a visitor who returns to the form from another page is told there, with a link to the page about the e-mail", async () => {
  const { form } = await leaveWhileSending()
  expect(address()).toBe("/acquisition/about-us")
  history.back()
  await findSubmit()
  expect(await findNotice()).toBeTruthy()
  expect(entriesIn(form)).toEqual(visitor)
  const user = await reload()
  await findSubmit()
  expect(await findNotice()).toBeTruthy()
  await user.click(finishedLink())
  await findFinished()
  expect(screen.getByText(emailSent)).toBeTruthy()
  await user.click(screen.getByRole("link", { name: "Change your email address" }))
  await findSubmit()
  expect(address()).toBe("/acquisition/?rc=VALID-0001")
  expect(form.email.value).toBe(visitor.email)
  expect(screen.queryByText(emailSent)).toBeNull()
})

test("a visitor who leaves while the code is being checked sends nothing, and can correct the form", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const opened = await openForm({ unchecked: true })
  await fillIn(opened, visitor)
  autofill(opened.form.firstName, "Anna")
  await opened.user.click(opened.form.submit)
  await openAboutUs(opened.user)
  history.back()
  await findSubmit()
  await waitFor(() => expect(entriesIn(opened.form)).toEqual({ ...visitor, firstName: "Anna" }))
  release()
  const { invitationStore } = await import("../../../features/registration/invitation/invitation")
  await waitFor(() => expect(invitationStore.getState().phase).toBe("accepted"))
  const email = "anna@example.org"
  await fillIn(opened, { email })
  // The code has named documents of its own: the tick for the ones before is asked for again.
  await opened.user.click(opened.form.terms)
  await opened.user.click(opened.form.submit)
  await findFinished()
  expect(sent("registerCustomer")).toMatchObject([{ input: { email } }])
})
