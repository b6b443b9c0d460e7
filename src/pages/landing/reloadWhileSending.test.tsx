import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { reload, world } from "../../../tests/support/openPage"
import {
  entriesIn,
  fillIn,
  findFinished,
  findSummary,
  register,
  registrations,
  visitor,
  type Entries,
  type OpenForm,
} from "../../../tests/support/registrationForm"

/** Reloads the page, which shows the form with what was typed. */
async function reloadForm(opened: OpenForm, entries: Entries = visitor): Promise<OpenForm> {
  const user = await reload()
  await screen.findByRole("button", { name: "Create account" })
  await waitFor(() => expect(entriesIn(opened.form)).toEqual(entries))
  return { ...opened, user }
}

/** The ids of the two registrations that have reached the backend. */
async function findIds(): Promise<(string | undefined)[]> {
  await waitFor(() => expect(registrations()).toHaveLength(2))
  return registrations().map(({ clientMutationId }) => clientMutationId)
}

test("a registration sent again after a reload during sending has the same id", async () => {
  world.addFault({ operation: "registerCustomer", hang: true, times: 1 })
  const opened = await register()
  await waitFor(() => expect(registrations()).toHaveLength(1))
  const { user, form } = await reloadForm(opened)
  await user.click(form.submit)
  await findFinished()
  const [first, second] = await findIds()
  expect(second).toBe(first)
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

test("a change after the reload makes it a new registration", async () => {
  world.addFault({ operation: "registerCustomer", hang: true, times: 1 })
  const opened = await register()
  await waitFor(() => expect(registrations()).toHaveLength(1))
  const reloaded = await reloadForm(opened)
  await fillIn(reloaded, { lastName: "Nowak" })
  await reloaded.user.click(reloaded.form.submit)
  const [first, second] = await findIds()
  expect(second).not.toBe(first)
})

test("what was rejected is sent anew after a reload", async () => {
  const entries = { ...visitor, email: "coderejected@example.com" }
  const opened = await register(entries)
  await findSummary()
  const { user, form } = await reloadForm(opened, entries)
  await user.click(form.submit)
  const [first, second] = await findIds()
  expect(second).not.toBe(first)
})
