import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { address, expectFocus, languageLink, openPage, reload, world } from "../../../tests/support/openPage"
import {
  controls,
  entriesIn,
  fillIn,
  findFinished,
  findRegistration,
  openForm,
  visitor,
  type OpenForm,
} from "../../../tests/support/registrationForm"
import { stopClock } from "../../../tests/support/stoppedClock"
import { textsOf } from "../../../tests/support/words"
import { phoneCode } from "../../sandbox/tokens"

// A page that only a flag defines waits a second for it.
stopClock()

const changeLink = () => screen.findByRole("link", { name: "Change your email address" })
const findEmail = () => screen.findByLabelText<HTMLInputElement>("Email address")

/** Opens a landing page with a valid code in the URL and clicks some buttons. */
async function open(path: string, ...buttons: string[]): Promise<OpenForm> {
  const user = await openPage(`/acquisition/${path}?rc=VALID-0001`)
  for (const name of buttons) await user.click(await screen.findByRole("button", { name }))
  const words = await textsOf("en", "registration")
  return { user, words, form: controls(words) }
}

async function send(opened: OpenForm): Promise<void> {
  await screen.findByRole("button", { name: "Create account" })
  await fillIn(opened, visitor)
  await opened.user.click(opened.form.submit)
}

/** Fills in and submits both steps of the lean form. */
async function sendSteps(opened: OpenForm): Promise<void> {
  const { user, form } = opened
  const { email, terms, newsletter, country, ...person } = visitor
  await findEmail()
  await fillIn(opened, { email, terms, newsletter })
  await user.click(screen.getByRole("button", { name: "Continue" }))
  await screen.findByText("Step 2 of 2")
  await fillIn(opened, person)
  await user.click(form.submit)
}

test("a wrong address is corrected in its field, with everything else still filled in", async () => {
  const opened = await openForm()
  await send(opened)
  await findFinished()
  await opened.user.click(await changeLink())
  await expectFocus(await findEmail())
  expect(entriesIn(opened.form)).toEqual(visitor)
  expect(address()).toBe("/acquisition/?rc=VALID-0001")
})

test.each(["welcome-15", "registration/formstarted"])(
  "after a reload the form at %s is reached again, and its field contains the address",
  async (path) => {
    await send(await open(path))
    await findFinished()
    const user = await reload()
    await user.click(await changeLink())
    await expectFocus(await findEmail())
    expect((await findEmail()).value).toBe(visitor.email)
    expect(address()).toBe(`/acquisition/${path}?rc=VALID-0001`)
  },
)

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

test("in a form with two steps the address is in the first, and the second keeps its values", async () => {
  const opened = await open("lean")
  await sendSteps(opened)
  await findFinished()
  await opened.user.click(await changeLink())
  await expectFocus(await findEmail())
  expect(screen.getByText("Step 1 of 2")).toBeTruthy()
  expect(address()).toBe("/acquisition/lean?rc=VALID-0001")
  await opened.user.click(screen.getByRole("button", { name: "Continue" }))
  await waitFor(() => expect(opened.form.firstName.value).toBe(visitor.firstName))
})

test("a visitor who signed up by phone keeps the proof of the number", async () => {
  const opened = await open("social", "Continue with your phone")
  const { user, form } = opened
  await user.type(await screen.findByLabelText("Phone number"), "15112345678")
  await user.click(screen.getByRole("button", { name: "Send code" }))
  await user.type(await screen.findByLabelText("Code from the text message"), phoneCode)
  await user.click(screen.getByRole("button", { name: "Confirm" }))
  await send(opened)
  await findFinished()
  const { phoneVerificationToken } = await findRegistration()
  expect(phoneVerificationToken).toBeTruthy()
  await user.click(await changeLink())
  await expectFocus(await findEmail())
  expect(entriesIn(form)).toEqual(visitor)
  // With the proof it is the same registration that was already sent.
  await user.click(form.submit)
  await screen.findByText("We have already sent an activation email for this registration.")
  await findRegistration()
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
