import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { findForm, whenChecked, whenCountryLookedUp } from "../../../../tests/support/codeForm"
import { address, expectFocus, languageLink, openPage, reload, world } from "../../../../tests/support/openPage"
import {
  entriesIn,
  fillIn,
  findFinished,
  findRegistration,
  formOn,
  openForm,
  visitor,
  type OpenForm,
} from "../../../../tests/support/registrationForm"
import { flows } from "../../../../tests/support/consentFlows"
import { stopClock } from "../../../../tests/support/stoppedClock"
import { textsOf } from "../../../../tests/support/words"

// A page that only a flag defines waits a second for it.
stopClock()

const changeLink = () => screen.findByRole("link", { name: "Change your email address" })
const findEmail = () => screen.findByLabelText<HTMLInputElement>("Email address")

/** Opens a landing page with a valid code in the URL. */
async function open(path: string): Promise<OpenForm> {
  return formOn(await openPage(`/acquisition/${path}?rc=VALID-0001`))
}

async function send(opened: OpenForm): Promise<void> {
  await findForm()
  await fillIn(opened, visitor)
  await opened.user.click(opened.form.submit)
}

/** Fills in and submits both steps of the lean form. */
async function sendSteps(opened: OpenForm): Promise<void> {
  const { user, form } = opened
  const { email, terms, newsletter, country, ...person } = visitor
  await findEmail()
  await whenChecked()
  await whenCountryLookedUp()
  await fillIn(opened, { email, terms, newsletter })
  await user.click(screen.getByRole("button", { name: "Continue" }))
  await screen.findByText("Step 2 of 2")
  await fillIn(opened, person)
  await user.click(form.submit)
}

test("a wrong address is corrected in its field at the same form, also after a reload", async () => {
  const path = "registration/formstarted"
  const opened = await open(path)
  await send(opened)
  await findFinished()
  await opened.user.click(await changeLink())
  await expectFocus(await findEmail())
  expect(entriesIn(opened.form)).toEqual(visitor)
  await opened.user.click(opened.form.submit)
  await findFinished()
  const user = await reload()
  await user.click(await changeLink())
  await expectFocus(await findEmail())
  expect((await findEmail()).value).toBe(visitor.email)
  expect(address()).toBe(`/acquisition/${path}?rc=VALID-0001`)
})

test("after a reload the page says that only the address is kept, and the form offers to correct it", async () => {
  const { user, words, form } = await openForm()
  await fillIn({ user, words, form }, { ...visitor, email: "zoe@gmial.com" })
  await user.click(form.submit)
  await findFinished()
  expect(screen.queryByText(words.finished.onlyEmail)).toBeNull()
  const reloaded = await reload()
  await screen.findByText(words.finished.onlyEmail)
  await reloaded.click(await changeLink())
  await reloaded.click(await screen.findByRole("button", { name: "Did you mean zoe@gmail.com?" }))
  expect((await findEmail()).value).toBe("zoe@gmail.com")
})

test("a change of language in between leads to the form in that language", async () => {
  const opened = await openForm()
  const { user } = opened
  await send(opened)
  await findFinished()
  await user.click(languageLink("Svenska"))
  const words = await textsOf("sv", "registration")
  await user.click(await screen.findByRole("link", { name: words.finished.wrongLink }))
  await expectFocus(await screen.findByLabelText(words.field.email))
  expect(address()).toBe("/acquisition/sv?rc=VALID-0001")
  // Changing the language is no reason to move focus again.
  const link = languageLink("English")
  await user.click(link)
  await findEmail()
  await expectFocus(link)
})

test("a visitor who signed up by phone keeps the proof of the number", async () => {
  const opened = await flows["sign-up by phone"]()
  await opened.user.click(opened.form.terms)
  await opened.user.click(opened.form.submit)
  await findFinished()
  expect((await findRegistration()).phoneVerificationToken).toBeTruthy()
  await opened.user.click(await changeLink())
  await expectFocus(await findEmail())
  // With the proof it is the same registration that was already sent.
  await opened.user.click(opened.form.submit)
  await screen.findByText("We have already sent an activation email for this registration.")
})

/** Corrects the address from the dialog about the e-mail. */
async function correctInDialog(opened: OpenForm): Promise<void> {
  // The second step behind it has a button of the same name.
  const dialog = within(await screen.findByRole("dialog"))
  await opened.user.click(await dialog.findByRole("button", { name: "Change your email address" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await expectFocus(await findEmail())
}

test("a dialog over the form closes and leads to the field, every time", async () => {
  const opened = await open("black-friday")
  await send(opened)
  await correctInDialog(opened)
  expect(entriesIn(opened.form)).toEqual(visitor)
  await opened.user.click(opened.form.submit)
  await correctInDialog(opened)
})

test("a dialog over the second step leads to the first", async () => {
  world.state.settings = { growthbookClientKey: "sdk-test" }
  const popup = { flow: "leanStep1", formFinishedInPopup: true }
  world.setFeatures({ features: { "landing-pages": { defaultValue: { popup } } } })
  const opened = await open("popup")
  await sendSteps(opened)
  await correctInDialog(opened)
  expect(screen.getByText("Step 1 of 2")).toBeTruthy()
  history.back()
  await waitFor(() => expect(opened.form.firstName.value).toBe(visitor.firstName))
})
