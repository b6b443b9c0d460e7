import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectFocus } from "../../../tests/support/openPage"
import {
  descriptionOf,
  entriesIn,
  entriesOf,
  fillIn,
  findSummary,
  isInvalid,
  openForm,
  registrations,
  visitor,
  type Controls,
  type Entries,
  type OpenForm,
} from "../../../tests/support/registrationForm"
import { counted, textsOf } from "../../../tests/support/words"
import { brandName } from "../../services/settings/build"

type Words = OpenForm["words"]
type Message = (words: Words) => string
type Control = Exclude<keyof Controls, "submit" | "MALE">

const gender: Message = ({ error }) => error.gender
const firstName: Message = ({ error }) => error.firstName.required
const lastName: Message = ({ error }) => error.lastName.required
const length: Message = ({ error }) => error.nameLength
const characters: Message = ({ error }) => error.characters
const email: Message = ({ error }) => error.email
const country: Message = ({ error }) => error.country
const terms: Message = ({ error }) => error.terms

/** Invalid values in turn, with the message and the control of each; model/schema.test.ts covers the rest of the rules. */
const badValues: readonly [Partial<Entries>, Message, Control][] = [
  [{ firstName: "" }, firstName, "firstName"],
  [{ firstName: "a".repeat(51) }, length, "firstName"],
  [{ lastName: "{Lovelace}" }, characters, "lastName"],
  [{ email: "ada@example" }, email, "email"],
  [{ terms: false }, terms, "terms"],
]

test("a single error is said at its field, in the summary and in the title, until the value is valid", async () => {
  const opened = await openForm({ language: "de" })
  const { user, form, words } = opened
  const { errorPrefix } = await textsOf("de", "common")
  await fillIn(opened, visitor)
  for (const [bad, message, name] of badValues) {
    await fillIn(opened, bad)
    const entered = entriesIn(form)
    await user.click(form.submit)
    const summary = await findSummary()
    await expectFocus(summary)
    expect(within(summary).getByRole("heading").textContent).toBe(words.summary.heading_one)
    expect(entriesOf(summary)).toEqual([message(words)])
    expect(descriptionOf(form[name])).toContain(message(words))
    expect(isInvalid(form[name])).toBe(true)
    await waitFor(() => expect(document.title.startsWith(errorPrefix)).toBe(true))
    // Every failed submit returns focus, no input is lost, and nothing was sent.
    await user.click(form.submit)
    await expectFocus(summary)
    expect(entriesIn(form)).toEqual({ ...entered, ...bad })
    expect(registrations()).toEqual([])
    // A valid value removes the error without another submit.
    await fillIn(opened, { [name]: visitor[name === "FEMALE" ? "gender" : name] })
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(isInvalid(form[name])).toBe(false)
    expect(descriptionOf(form[name])).not.toContain(message(words))
    await waitFor(() => expect(document.title.startsWith(errorPrefix)).toBe(false))
  }
})

const required: readonly [Message, Control][] = [
  [gender, "FEMALE"],
  [firstName, "firstName"],
  [lastName, "lastName"],
  [email, "email"],
  [country, "country"],
  [terms, "terms"],
]

test("all errors of an empty form are listed, and each entry leads to its field", async () => {
  // The guessed country is not allowed by this code, so that nothing is preselected.
  const { user, form, words } = await openForm({ language: "pl", code: "TWOCOUNTRIES-0001" })
  expect([form.firstName.dir, form.lastName.dir]).toEqual(["auto", "auto"])
  await user.click(form.submit)
  const summary = await findSummary()
  await expectFocus(summary)
  expect(within(summary).getByRole("heading").textContent).toBe(
    counted(words.summary, "heading", required.length, "pl"),
  )
  expect(entriesOf(summary)).toEqual(required.map(([message]) => message(words)))
  expect(document.title).toContain(brandName)
  for (const [message, name] of required) {
    await user.click(within(summary).getByRole("link", { name: message(words) }))
    await expectFocus(form[name])
    expect(descriptionOf(form[name])).toContain(message(words))
    expect(isInvalid(form[name])).toBe(true)
  }
  expect(registrations()).toEqual([])
})

test("a visitor who skips fields without filling them in sees no errors", async () => {
  const { user, form } = await openForm({ code: "TWOCOUNTRIES-0001" })
  await user.click(form.FEMALE)
  while (document.activeElement !== form.submit) await user.tab()
  await user.tab()
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0)
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a field left with an invalid value shows its error without a summary; a valid value removes it", async () => {
  const { user, form } = await openForm()
  await user.click(form.email)
  await user.paste("ada@example")
  expect(isInvalid(form.email)).toBe(false)
  await user.tab()
  await waitFor(() => expect(descriptionOf(form.email)).toContain("Please provide a valid email address"))
  expect(screen.queryByRole("alert")).toBeNull()
  expect(isInvalid(form.firstName)).toBe(false)
  await user.type(form.email, ".org")
  await waitFor(() => expect(isInvalid(form.email)).toBe(false))
})

test("a mistake made after every error was corrected is said beside its field, whose focus stays", async () => {
  const opened = await openForm()
  const { user, form } = opened
  await fillIn(opened, { ...visitor, email: "zoe@example" })
  await user.click(form.submit)
  await findSummary()
  await user.type(form.email, ".org")
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  await user.type(form.email, ".")
  await waitFor(() => expect(isInvalid(form.email)).toBe(true))
  expect(document.activeElement).toBe(form.email)
  expect(screen.queryByRole("alert")).toBeNull()
  // Submitted once more, the form lists it again.
  await user.click(form.submit)
  expect(entriesOf(await findSummary())).toEqual(["Please provide a valid email address"])
  await expectFocus(await findSummary())
})
