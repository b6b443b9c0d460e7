import { act, screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { autofill } from "../../../../tests/support/autofill"
import { codeField, codeSubmit, findForm } from "../../../../tests/support/codeForm"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { languageLink, openPage, sent, world } from "../../../../tests/support/openPage"
import {
  controls,
  entriesIn,
  fillIn,
  findRegistration,
  openForm,
  visitor,
  type Controls,
} from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"

/** Everything of a registration but the consents, filled in without an event. */
function autofillAll(form: Controls): void {
  autofill(form.FEMALE, true)
  const { gender: _gender, country, terms: _terms, newsletter: _newsletter, ...texts } = visitor
  autofill(form.country, country)
  for (const [name, value] of Object.entries(texts)) autofill(form[name as "firstName"], value)
}

/** What is in the form then. */
const filledIn = { ...visitor, terms: false }

const countryOf = async () =>
  (await import("../../../services/state/registrationStore")).registrationStore.getState().country

test("values without an event survive the check of the code and the lookup of the country, and are sent", async () => {
  world.state.country = "FR"
  const check = holdOperation("checkRegistrationCode")
  const lookup = holdOperation("countryDetails")
  const { user, form } = await openForm({ unchecked: true })
  autofillAll(form)
  check.release()
  await screen.findByRole("heading", { level: 2, name: "Your place" })
  expect(entriesIn(form)).toEqual(filledIn)
  lookup.release()
  await waitFor(async () => expect(await countryOf()).toBe("FR"))
  expect(entriesIn(form)).toEqual(filledIn)
  await user.click(form.terms)
  // After the last event.
  autofill(form.lastName, "Lovelace")
  await user.click(form.submit)
  const { gender, firstName, email, country } = visitor
  expect(await findRegistration()).toMatchObject({ gender, firstName, lastName: "Lovelace", email, country })
})

test("values without an event survive a change of language", async () => {
  const { user, form } = await openForm()
  await waitFor(() => expect(form.country.value).toBe("DE"))
  autofillAll(form)
  await user.click(languageLink("Deutsch"))
  const words = await textsOf("de", "registration")
  await screen.findByRole("button", { name: words.submit })
  expect(entriesIn(controls(words))).toEqual(filledIn)
})

test("values without an event survive an error at another field, the offer for its value, and a failed submit", async () => {
  const { user, form } = await openForm()
  const { firstName, lastName, country, gender } = visitor
  const expectKept = () => expect(entriesIn(form)).toMatchObject({ gender, firstName, lastName, country })
  autofillAll(form)
  autofill(form.email, "")
  await user.type(form.email, "ada")
  await user.tab()
  await screen.findByText("Please provide a valid email address")
  expectKept()
  await user.type(form.email, "@gmial.com")
  await user.tab()
  await screen.findByRole("button", { name: /Did you mean/ })
  expectKept()
  await user.click(form.submit)
  await screen.findByRole("alert")
  expectKept()
})

test("values without an event come back when a rejected code is replaced by a good one", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const { user, form } = await openForm({ code: "INVALID-0001", unchecked: true })
  autofillAll(form)
  release()
  await screen.findByRole("textbox", { name: "Enter your code" })
  await user.clear(codeField())
  await user.type(codeField(), "VALID-0001")
  await user.click(codeSubmit())
  await findForm()
  expect(entriesIn(form)).toEqual(filledIn)
})

test("a calling code that was filled in without an event is the number's", async () => {
  world.state.country = "AT"
  const lookup = holdOperation("countryDetails")
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with your phone" }))
  autofill(await screen.findByRole<HTMLSelectElement>("combobox"), "FR")
  lookup.release()
  await waitFor(async () => expect(await countryOf()).toBe("AT"))
  await user.type(screen.getByLabelText("Phone number"), "06 12 34 56 78")
  await user.click(screen.getByRole("button", { name: "Send code" }))
  await screen.findByLabelText("Code from the text message")
  expect(sent("startPhoneVerification")).toMatchObject([{ phoneNumber: "+33612345678" }])
})

const problem = "Please provide a valid email address"
const offer = () => screen.queryByRole("button", { name: /Did you mean/ })
/** Lets everything happen that follows without a timer. */
const settle = () => act(async () => Promise.resolve())

test("what leaving an invalid address brings waits until the pressed box is ticked", async () => {
  const { user, form } = await openForm()
  await user.type(form.email, "ada @gmial.com")
  await user.pointer({ keys: "[MouseLeft>]", target: form.terms })
  await settle()
  expect(document.activeElement).not.toBe(form.email)
  expect([offer(), screen.queryByText(problem)]).toEqual([null, null])
  await user.pointer({ keys: "[/MouseLeft]", target: form.terms })
  expect(form.terms.checked).toBe(true)
  await screen.findByText(problem)
  expect(offer()).not.toBeNull()
})

test("it does not wait for a release that the page never gets to know: the pointer moves on, unpressed", async () => {
  const { user, form } = await openForm()
  await user.type(form.email, "ada")
  await user.pointer({ keys: "[MouseLeft>]", target: form.terms })
  form.terms.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, buttons: 1 }))
  await settle()
  expect(screen.queryByText(problem)).toBeNull()
  form.terms.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, buttons: 0 }))
  await screen.findByText(problem)
})

test("a press of the button sends the form, and what leaving the field brings changes nothing of that", async () => {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, email: "ada@gmial.com" })
  await opened.user.click(opened.form.email)
  await opened.user.click(opened.form.submit)
  expect(await findRegistration()).toMatchObject({ email: "ada@gmial.com" })
})
