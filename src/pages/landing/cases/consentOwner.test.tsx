import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { approvedPath, findCreate, flows, openFilled } from "../../../../tests/support/consentFlows"
import { expectAskedAgain, expectReceipt, expectRefused, tick } from "../../../../tests/support/consentScreen"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { expectFocus, openPage, reload, sent } from "../../../../tests/support/openPage"
import {
  findFinished,
  findRegistration,
  findSummary,
  registrations,
  visitor,
  type OpenForm,
} from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"
import type { RegistrationInput } from "../../../services/api/generated"

/** The cases of docs/decisions/consents.md about tabs, accounts and time. */

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { again, newsletterAgain } = await textsOf("en", "registration")

test("a reload keeps the consents with their time", async () => {
  const { user, form } = await flows["one-step"]()
  const ticked = await tick(user, form.terms)
  await tick(user, form.newsletter)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 })
  const reloaded = await reload()
  await findCreate()
  await waitFor(() => expect(form.terms.checked).toBe(true))
  expect(form.newsletter.checked).toBe(true)
  await reloaded.click(form.submit)
  expectReceipt(await findRegistration(), ticked)
})

test("a press after a reload waits for the check of the code, which names the documents of the consent", async () => {
  const { user, form } = await flows["one-step"]()
  const ticked = await tick(user, form.terms)
  const { release } = holdOperation("checkRegistrationCode")
  const reloaded = await reload()
  await findCreate()
  await waitFor(() => expect(form.country.value).toBe("AT"))
  expect(screen.queryByText(again.documents)).toBeNull()
  await reloaded.click(form.submit)
  release()
  expectReceipt(await findRegistration(), ticked)
})

test("a consent half an hour old is not restored, though the rest of a younger draft is", async () => {
  const { user, form } = await flows["one-step"]()
  await tick(user, form.terms)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60_000 })
  await user.type(form.firstName, "x")
  vi.setSystemTime(Date.now() + 20 * 60_000)
  await reload()
  await findCreate()
  await waitFor(() => expect(form.firstName.value).toBe(`${visitor.firstName}x`))
  await expectAskedAgain(() => form.terms, again.time)
})

test("a tab that is duplicated or reopened, or a document that Back has loaded anew, asks again and says why", async () => {
  const { user, form } = await flows["one-step"]()
  await tick(user, form.terms)
  await tick(user, form.newsletter)
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "back_forward" } as never])
  await openPage()
  await findCreate()
  await waitFor(() => expect(form.firstName.value).toBe(visitor.firstName))
  await expectAskedAgain(() => form.terms, again.tab)
  await expectAskedAgain(() => form.newsletter, newsletterAgain.tab)
})

/** Sends the form and follows a link back to it. */
async function sendAndReturn(opened: OpenForm): Promise<RegistrationInput> {
  await opened.user.click(opened.form.submit)
  await findFinished()
  const input = await findRegistration()
  await opened.user.click(await screen.findByRole("link", { name: "Change your email address" }))
  await expectFocus(opened.form.email)
  return input
}

test("back from the page about the e-mail, another address: the consents were for the first one", async () => {
  const opened = await flows["one-step"]()
  const { user, form } = opened
  await tick(user, form.terms)
  await tick(user, form.newsletter)
  await sendAndReturn(opened)
  // Changed and set back, it has its consents again: nothing is asked and nothing sent.
  await user.type(form.email, "x")
  await expectAskedAgain(() => form.terms, again.account)
  await user.type(form.email, "{Backspace}")
  await waitFor(() => expect(form.terms.checked).toBe(true))
  expect(screen.queryByText(again.account)).toBeNull()
  await sendAndReturn(opened)
  await user.clear(form.email)
  await user.type(form.email, "anna@example.org")
  await expectAskedAgain(() => form.terms, again.account)
  await expectAskedAgain(() => form.newsletter, newsletterAgain.account)
  await user.click(form.submit)
  await expectRefused(form, await findSummary(), again.account)
  const ticked = await tick(user, form.terms)
  await user.click(form.submit)
  await waitFor(() => expect(registrations()).toHaveLength(2))
  const [, second] = registrations()
  expect(second).toMatchObject({ email: "anna@example.org", newsletter: false })
  if (second) expectReceipt(second, ticked)
})

test("back from the page about an account that was found, another address: the same", async () => {
  const { user, form } = await flows["one-step"]()
  await user.clear(form.email)
  await user.type(form.email, "pending@example.com")
  await tick(user, form.terms)
  await user.click(form.submit)
  await user.click(await screen.findByRole("link", { name: "Register with another email address" }))
  await expectFocus(form.email)
  expect(form.terms.checked).toBe(true)
  await user.type(form.email, "x")
  await expectAskedAgain(() => form.terms, again.account)
})

test("the dialog about the e-mail, another address: the same", async () => {
  const { user, form } = await openFilled("black-friday?rc=VALID-0001")
  await tick(user, form.terms)
  await user.click(form.submit)
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("button", { name: "Change your email address" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(form.terms.checked).toBe(true)
  await user.type(form.email, "x")
  await expectAskedAgain(() => form.terms, again.account)
})

test("another invitation in the same tab, for another approved visitor: nothing is ticked for the second", async () => {
  const { user, form } = await flows["approved visitor"]()
  await tick(user, form.terms)
  await openPage(`/acquisition/${approvedPath("second@example.com")}`)
  await findCreate()
  await screen.findByText(/second@example\.com/)
  expect(form.terms.checked).toBe(false)
  await user.click(form.submit)
  expect(sent("registerCustomer")).toEqual([])
})
