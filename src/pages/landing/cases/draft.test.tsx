import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { findForm } from "../../../../tests/support/codeForm"
import { address, expectFocus, languageLink, reload } from "../../../../tests/support/openPage"
import {
  controls,
  entriesIn,
  entriesOf,
  fillIn,
  findSummary,
  openForm,
  visitor,
  type Entries,
} from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"

const started: Partial<Entries> = { ...visitor, gender: "MALE", newsletter: true, email: "zoe@" }

test("what was entered survives a reload, for half an hour", async () => {
  const opened = await openForm()
  await fillIn(opened, started)
  const entered = entriesIn(opened.form)
  await reload()
  await screen.findByRole("button", { name: "Create account" })
  expect(entriesIn(opened.form)).toEqual(entered)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60 * 1000 })
  await reload()
  await screen.findByRole("button", { name: "Create account" })
  expect(opened.form.firstName.value).toBe("")
  vi.useRealTimers()
})

test("an invalid stored draft does no harm", async () => {
  sessionStorage.setItem("registration", '{"state":{"registrationFirstName":{"x":1},"draftAt":"now"},"version":1}')
  const { form } = await openForm()
  expect(form.firstName.value).toBe("")
})

test("a change of language keeps what was entered and translates the errors", async () => {
  const opened = await openForm()
  const { user, form } = opened
  await fillIn(opened, { ...started, lastName: "" })
  const entered = entriesIn(form)
  await user.click(form.submit)
  await findSummary()
  const control = form.firstName
  for (const [language, name] of [
    ["de", "Deutsch"],
    ["pl", "Polski"],
  ] as const) {
    const words = await textsOf(language, "registration")
    const common = await textsOf(language, "common")
    const link = languageLink(name)
    await user.click(link)
    await screen.findByRole("button", { name: words.submit })
    const translated = controls(words)
    // The consents are asked again in the new words.
    expect(entriesIn(translated)).toEqual({ ...entered, terms: false, newsletter: false })
    expect(entriesOf(await findSummary())).toEqual([words.error.lastName.required, words.error.email])
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${common.errorPrefix}`)))
    await waitFor(() => expect(document.documentElement.lang).toBe(language))
    expect(address()).toBe(`/acquisition/${language}?rc=VALID-0001`)
    expect(document.cookie).toContain(`lang=${language}`)
    // The same control, and focus still on the selected language: the page was not reloaded.
    expect(translated.firstName).toBe(control)
    await expectFocus(link)
  }
  // Back returns to the previous language.
  history.back()
  const german = await textsOf("de", "registration")
  await screen.findByRole("button", { name: german.submit })
  expect(controls(german).firstName.value).toBe(started.firstName)
})

test("Back from the form for another code brings back the one that was begun, and Forward leads there again", async () => {
  const opened = await openForm()
  await fillIn(opened, started)
  const entered = entriesIn(opened.form)
  await opened.user.click(screen.getByRole("button", { name: "Use another code" }))
  await screen.findByLabelText("Enter your code")
  history.back()
  await findForm()
  expect(entriesIn(opened.form)).toEqual(entered)
  history.forward()
  const code = await screen.findByLabelText("Enter your code")
  await opened.user.type(code, "NOINVITER-0001{Enter}")
  await screen.findByRole("button", { name: "Create account" })
  await waitFor(() => expect(history.state.usr?.step).toBeUndefined())
  expect(entriesIn(opened.form)).toEqual(entered)
})
