import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { autofill } from "../../../tests/support/autofill"
import { address, expectFocus, left, openPage, sent, world } from "../../../tests/support/openPage"
import { reading } from "../../../tests/support/words"
import {
  descriptionOf,
  entriesIn,
  entriesOf,
  fillIn,
  findFinished,
  findRegistration,
  findSummary,
  isInvalid,
  openForm,
  type OpenForm,
  register,
  registrations,
  visitor,
} from "../../../tests/support/registrationForm"

test("a registration leads to the page about the e-mail, with the address", async () => {
  await register()
  const heading = await findFinished()
  expect(address()).toBe("/acquisition/registration/formfinished")
  await expectFocus(heading)
  expect(screen.getByText(reading("We have sent an activation email to zoe@example.org."))).toBeTruthy()
  expect(world.state.outbox).toMatchObject([{ kind: "activation", to: "zoe@example.org", language: "en" }])
})

test("what was entered is what is sent", async () => {
  const { terms: _terms, newsletter: _newsletter, ...entered } = visitor
  await register({ newsletter: true })
  expect(await findRegistration()).toMatchObject({
    registrationCode: "VALID-0001",
    ...entered,
    language: "en",
    termsAndPrivacyAccepted: true,
    newsletter: true,
    termsPkString: "terms-at",
    dataPolicyPkString: "privacy-at",
  })
})

test.each([
  [{ firstName: "  Zoe\u0308\u200b " }, { firstName: "Zoë" }],
  [{ lastName: "Nguye\u0302\u0303n" }, { lastName: "Nguyễn" }],
  [{ email: " info@müller.de " }, { email: "info@müller.de" }],
  [{ email: "ada+shop@example.org" }, { email: "ada+shop@example.org" }],
  [
    { firstName: "J.Lo", lastName: "李" },
    { firstName: "J.Lo", lastName: "李" },
  ],
  [
    { gender: "MALE", country: "SE" },
    { gender: "MALE", country: "SE", termsPkString: "terms-se" },
  ],
] as const)("%j is sent as %j", async (entries, input) => {
  await register(entries)
  expect(await findRegistration()).toMatchObject(input)
})

const { firstName, lastName, ...rest } = visitor

function autofillNames({ form }: OpenForm): void {
  autofill(form.firstName, firstName)
  autofill(form.lastName, lastName)
}

test("values filled in without an event just before submitting are sent", async () => {
  const opened = await openForm()
  await fillIn(opened, rest)
  autofillNames(opened)
  opened.form.submit.form?.requestSubmit()
  expect(await findRegistration()).toMatchObject({ firstName, lastName, email: visitor.email })
})

test("values filled in without an event are kept while the visitor continues typing", async () => {
  const opened = await openForm()
  autofillNames(opened)
  await fillIn(opened, rest)
  expect(entriesIn(opened.form)).toEqual(visitor)
  await opened.user.click(opened.form.submit)
  expect(await findRegistration()).toMatchObject({ firstName, lastName, email: visitor.email })
})

test.each([
  ["refused@example.com", "email", "Please provide a valid email address"],
  ["refusedname@example.com", "firstName", "Please use valid characters"],
] as const)("%s rejected by the backend shows an error at the field until it changes", async (email, name, text) => {
  const { user, form } = await register({ email })
  const summary = await findSummary()
  await expectFocus(summary)
  expect(entriesOf(summary)).toEqual([text])
  await user.click(within(summary).getByRole("link", { name: text }))
  await expectFocus(form[name])
  expect(descriptionOf(form[name])).toContain(text)
  expect(entriesIn(form)).toEqual({ ...visitor, email })
  await user.type(form[name], "a")
  await waitFor(() => expect(isInvalid(form[name])).toBe(false))
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a second rejection has its summary, after what the first one was about has been corrected", async () => {
  const { user, form } = await register({ email: "refused@example.com" })
  await expectFocus(await findSummary())
  await user.clear(form.email)
  await user.type(form.email, "refusedname@example.com")
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  await user.click(form.submit)
  const summary = await findSummary()
  await expectFocus(summary)
  expect(entriesOf(summary)).toEqual(["Please use valid characters"])
})

test("a rejected field that the form does not have is reported instead of a number of fields", async () => {
  const { form } = await register({ email: "refusedother@example.com" })
  expect((await findSummary()).textContent).toBe(
    "Something in your details could not be accepted. Please check them and try again.",
  )
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0)
  expect(entriesIn(form)).toEqual({ ...visitor, email: "refusedother@example.com" })
})

test("a submit that fails validation clears the answer to the one before", async () => {
  const { user, form } = await register({ email: "refusedother@example.com" })
  await findSummary()
  await user.clear(form.firstName)
  await user.click(form.submit)
  await waitFor(async () => expect(entriesOf(await findSummary())).toEqual(["Please provide your first name"]))
})

test("an existing account leads to the page about it, with a login link", async () => {
  await register({ email: "member@example.com" })
  const heading = await screen.findByRole("heading", { level: 1, name: "Your account already exists" })
  expect(address()).toBe("/acquisition/registration/registrationformemailactivecomplete")
  await expectFocus(heading)
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/entrance/login")
})

test("a pending account leads to the page about it, and back to the filled-in form", async () => {
  const { user, form } = await register({ email: "pending@example.com" })
  await screen.findByRole("heading", { level: 1, name: "Your account is pending activation" })
  expect(address()).toBe("/acquisition/registration/registrationformemailpendingcomplete")
  await user.click(screen.getByRole("link", { name: "Register with another email address" }))
  await screen.findByRole("button", { name: "Create account" })
  expect(entriesIn(form)).toEqual({ ...visitor, email: "pending@example.com" })
})

test("a code that has since expired leads back to the code form, and another one to the filled-in form", async () => {
  const { user, form } = await register({ email: "coderejected@example.com" })
  const notice = await findSummary()
  expect(notice.textContent).toContain("Your invitation has expired.")
  expect(localStorage.getItem("rc")).toBeNull()
  const field = screen.getByLabelText("Enter your code")
  await user.clear(field)
  await user.type(field, "NOINVITER-0001{Enter}")
  await screen.findByRole("button", { name: "Create account" })
  expect(entriesIn(form)).toEqual({ ...visitor, email: "coderejected@example.com" })
})

test("a token that is no longer accepted leads to the deny page", async () => {
  await register({ email: "tokenrejected@example.com" })
  await screen.findByRole("heading", { level: 1, name: /^Access denied/ })
  expect(address()).toBe("/acquisition/registration/deny?reason=expired")
})

test("a visitor who is registered at once is signed in and taken to the shop", async () => {
  world.state.settings = { storeUrl: "/shop" }
  await register({ email: "registered@example.com" })
  await waitFor(() => expect(left).toEqual(["/shop"]))
  expect(document.cookie).toMatch(/(^|; )authToken=[\w-]+\.[\w-]+\.[\w-]*/)
})

test("Back shows the filled-in form; submitted unchanged, it says so and sends nothing", async () => {
  const { user, form } = await register({ newsletter: true })
  await findFinished()
  history.back()
  await screen.findByRole("button", { name: "Create account" })
  expect(address()).toBe("/acquisition/?rc=VALID-0001")
  expect(entriesIn(form)).toEqual({ ...visitor, newsletter: true })
  await user.click(form.submit)
  await findFinished()
  expect(screen.getByText("We have already sent an activation email for this registration.")).toBeTruthy()
  expect(registrations()).toHaveLength(1)
  // What was sent is not kept (product decisions, section 5).
  expect(sessionStorage.getItem("registration")).not.toContain(visitor.firstName)
})

test("a wrong address is corrected in the filled-in form and sent again", async () => {
  const opened = await register()
  await findFinished()
  await opened.user.click(screen.getByRole("link", { name: "Change your email address" }))
  await screen.findByRole("button", { name: "Create account" })
  expect(entriesIn(opened.form)).toEqual(visitor)
  await fillIn(opened, { email: "zoe.lecka@example.org" })
  // Consents end with the account that they were given for.
  await opened.user.click(opened.form.terms)
  await opened.user.click(opened.form.submit)
  await findFinished()
  expect(screen.getByText(reading("We have sent an activation email to zoe.lecka@example.org."))).toBeTruthy()
  expect(registrations().map(({ email }) => email)).toEqual(["zoe@example.org", "zoe.lecka@example.org"])
})

test("after success the browser keeps only the address", async () => {
  await register()
  await findFinished()
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toContain("zoe@example.org")
  for (const typed of ["Zoë", "Łęcka", "FEMALE"]) expect(stored).not.toContain(typed)
})

test.each([
  [25, "zoe@example.org"],
  [35, ""],
])("%i minutes after a registration, the form has the address %j", async (minutes, filledIn) => {
  const { form } = await register()
  await findFinished()
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60 * 1000 })
  await openPage("/acquisition/?rc=VALID-0001")
  await screen.findByRole("button", { name: "Create account" })
  expect(form.email.value).toBe(filledIn)
  vi.useRealTimers()
})

test("the form's code check contains nothing about the visitor", async () => {
  await register()
  await findFinished()
  expect(sent("checkRegistrationCode")).toEqual([{ registrationCode: "VALID-0001" }])
})
