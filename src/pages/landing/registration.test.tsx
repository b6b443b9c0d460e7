import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { enterAnotherCode } from "../../../tests/support/codeForm"
import { address, expectFocus, openPage, sent, world } from "../../../tests/support/openPage"
import { reading } from "../../../tests/support/words"
import {
  descriptionOf,
  entriesIn,
  entriesOf,
  findFinished,
  findRegistration,
  findSummary,
  isInvalid,
  register,
  registrations,
  visitor,
} from "../../../tests/support/registrationForm"

test("a registration is sent as it was entered, but cleaned, and leads to the page about the e-mail", async () => {
  const untidy = { firstName: "  Zoe\u0308\u200b ", lastName: "Nguye\u0302\u0303n", email: " zoe+shop@müller.de " }
  await register({ ...untidy, gender: "MALE", country: "SE", newsletter: true })
  const heading = await findFinished()
  expect(address()).toBe("/acquisition/registration/formfinished")
  await expectFocus(heading)
  expect(screen.getByText(reading("We have sent an activation email to zoe+shop@müller.de."))).toBeTruthy()
  expect(world.state.outbox).toMatchObject([{ kind: "activation", to: "zoe+shop@müller.de", language: "en" }])
  expect(await findRegistration()).toMatchObject({
    registrationCode: "VALID-0001",
    gender: "MALE",
    firstName: "Zoë",
    lastName: "Nguyễn",
    email: "zoe+shop@müller.de",
    country: "SE",
    language: "en",
    termsAndPrivacyAccepted: true,
    newsletter: true,
    termsPkString: "terms-se",
    dataPolicyPkString: "privacy-se",
  })
  // Its code's check contains nothing about the visitor, and the browser keeps only the address.
  expect(sent("checkRegistrationCode")).toEqual([{ registrationCode: "VALID-0001" }])
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toContain("zoe+shop@müller.de")
  for (const typed of ["Zoë", "Nguyễn", "MALE"]) expect(stored).not.toContain(typed)
})

test("what the backend rejects is an error at the field until it changes, and a second rejection has its summary", async () => {
  const { user, form } = await register({ email: "refused@example.com" })
  const [first, second] = ["Please provide a valid email address", "Please use valid characters"]
  const summary = await findSummary()
  await expectFocus(summary)
  expect(entriesOf(summary)).toEqual([first])
  await user.click(within(summary).getByRole("link", { name: first }))
  await expectFocus(form.email)
  expect(descriptionOf(form.email)).toContain(first)
  expect(entriesIn(form)).toEqual({ ...visitor, email: "refused@example.com" })
  await user.clear(form.email)
  await user.type(form.email, "refusedname@example.com")
  await waitFor(() => expect(isInvalid(form.email)).toBe(false))
  expect(screen.queryByRole("alert")).toBeNull()
  await user.click(form.submit)
  await expectFocus(await findSummary())
  expect(entriesOf(await findSummary())).toEqual([second])
  expect(descriptionOf(form.firstName)).toContain(second)
})

test("a rejected field that the form does not have is reported, until a submit fails validation", async () => {
  const { user, form } = await register({ email: "refusedother@example.com" })
  expect((await findSummary()).textContent).toBe(
    "We could not accept some of your details. Please check them and try again.",
  )
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0)
  expect(entriesIn(form)).toEqual({ ...visitor, email: "refusedother@example.com" })
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
  await screen.findByRole("heading", { level: 1, name: "Your account is\u00a0pending activation" })
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
  await enterAnotherCode(user, "NOINVITER-0001")
  expect(entriesIn(form)).toEqual({ ...visitor, email: "coderejected@example.com" })
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

test("half an hour after a registration the form no longer has the address", async () => {
  const { form } = await register()
  await findFinished()
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 35 * 60_000 })
  await openPage("/acquisition/?rc=VALID-0001")
  await screen.findByRole("button", { name: "Create account" })
  expect(form.email.value).toBe("")
  vi.useRealTimers()
})
