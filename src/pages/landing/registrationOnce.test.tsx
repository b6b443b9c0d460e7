import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectFocus, reload, world } from "../../../tests/support/openPage"
import {
  entriesIn,
  fillIn,
  findFinished,
  findSummary,
  openForm,
  type OpenForm,
  register,
  registrations,
  visitor,
} from "../../../tests/support/registrationForm"

test("a double click and an Enter send one registration, and the wait is announced", async () => {
  world.addFault({ operation: "registerCustomer", hang: true })
  const opened = await openForm()
  const { user, form } = opened
  await fillIn(opened, visitor)
  await user.dblClick(form.submit)
  await user.type(form.email, "{Enter}")
  await waitFor(() => expect(registrations()).toHaveLength(1))
  expect(screen.getByText("Creating your account").getAttribute("role")).toBe("status")
  await user.click(form.submit)
  expect(registrations()).toHaveLength(1)
})

test("a request whose answer was lost is repeated with the same id, and nobody is registered twice", async () => {
  world.addFault({ operation: "registerCustomer", dropResponse: true, times: 1 })
  const { user, form } = await register()
  const notice = await findSummary()
  expect(notice.textContent).toContain("Network issue detected. Please verify your internet connection and retry.")
  await expectFocus(notice)
  expect(entriesIn(form)).toEqual(visitor)
  await user.click(within(notice).getByRole("button", { name: "Try again" }))
  await findFinished()
  const [first, second] = registrations()
  expect(second?.clientMutationId).toBe(first?.clientMutationId)
  expect(world.state.outbox).toHaveLength(1)
})

test("a change makes it a new registration, with a new id", async () => {
  world.addFault({ operation: "registerCustomer", drop: true, times: 1 })
  const opened = await register()
  await findSummary()
  await fillIn(opened, { lastName: "Nowak" })
  await opened.user.click(opened.form.submit)
  await findFinished()
  const [first, second] = registrations()
  expect(second?.lastName).toBe("Nowak")
  expect(second?.clientMutationId).not.toBe(first?.clientMutationId)
})

test("a registration whose code was rejected is sent anew once the code is entered again", async () => {
  const { user, form } = await register({ email: "coderejected@example.com" })
  await findSummary()
  const field = screen.getByLabelText("Enter your code")
  await user.clear(field)
  await user.type(field, "VALID-0001{Enter}")
  await screen.findByRole("button", { name: "Create account" })
  await user.click(form.submit)
  await waitFor(() => expect(registrations()).toHaveLength(2))
  const [first, second] = registrations()
  expect(second?.registrationCode).toBe(first?.registrationCode)
  expect(second?.clientMutationId).not.toBe(first?.clientMutationId)
})

/** Reloads the page, which shows the form with what was typed. */
async function reloadForm(opened: OpenForm): Promise<OpenForm> {
  const user = await reload()
  await screen.findByRole("button", { name: "Create account" })
  await waitFor(() => expect(entriesIn(opened.form)).toEqual(visitor))
  return { ...opened, user }
}

test("a registration sent again after a reload during sending has the same id", async () => {
  world.addFault({ operation: "registerCustomer", hang: true, times: 1 })
  const opened = await register()
  await waitFor(() => expect(registrations()).toHaveLength(1))
  const { user, form } = await reloadForm(opened)
  await user.click(form.submit)
  await findFinished()
  const [first, second] = registrations()
  expect(second?.clientMutationId).toBe(first?.clientMutationId)
})

test("the visitor is told of the e-mail that the lost answer was about, and gets no second one", async () => {
  world.addFault({ operation: "registerCustomer", dropResponse: true, times: 1 })
  const opened = await register()
  await findSummary()
  const { user, form } = await reloadForm(opened)
  await user.click(form.submit)
  await findFinished()
  expect(world.state.outbox).toHaveLength(1)
})
