import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { enterAnotherCode } from "../../../../tests/support/codeForm"
import { expectFocus, reload, world } from "../../../../tests/support/openPage"
import {
  entriesIn,
  fillIn,
  findFinished,
  findSummary,
  openForm,
  register,
  registrations,
  visitor,
} from "../../../../tests/support/registrationForm"

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
  await enterAnotherCode(user, "VALID-0001")
  await user.click(form.submit)
  await waitFor(() => expect(registrations()).toHaveLength(2))
  const [first, second] = registrations()
  expect(second?.registrationCode).toBe(first?.registrationCode)
  expect(second?.clientMutationId).not.toBe(first?.clientMutationId)
})

test.each([
  ["while it is on its way", { hang: true }],
  ["after its answer was lost", { dropResponse: true }],
])("a registration sent again after a reload %s has the same id, and one e-mail", async (_, fault) => {
  world.addFault({ operation: "registerCustomer", times: 1, ...fault })
  const { form } = await register()
  await waitFor(() => expect(registrations()).toHaveLength(1))
  if ("dropResponse" in fault) await findSummary()
  const user = await reload()
  await screen.findByRole("button", { name: "Create account" })
  await waitFor(() => expect(entriesIn(form)).toEqual(visitor))
  await user.click(form.submit)
  await findFinished()
  const [first, second] = registrations()
  expect(second?.clientMutationId).toBe(first?.clientMutationId)
  expect(world.state.outbox).toHaveLength(1)
})
