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

/** The English text of each message, from the specification (section 5) and the product decisions. */
const english: readonly [Message, string][] = [
  [gender, "Please choose an option"],
  [firstName, "Please provide your first name"],
  [lastName, "Please provide your last name"],
  [length, "Please use 50\u00A0characters or fewer"],
  [characters, "Please use valid characters"],
  [email, "Please provide a valid email address"],
  [country, "Please select your country"],
  [terms, "Please agree to the Terms and Conditions and confirm that you have read the Privacy Policy"],
]

test.each(english)("%o says %j", async (message, text) => {
  expect(message(await textsOf("en", "registration"))).toBe(text)
})

/** An invalid value for each message, with its control; model/schema.test.ts covers the rest of the rules. */
const badValues: readonly [Partial<Entries>, Message, Control][] = [
  [{ firstName: "" }, firstName, "firstName"],
  [{ firstName: "a".repeat(51) }, length, "firstName"],
  [{ lastName: "" }, lastName, "lastName"],
  [{ lastName: "{Lovelace}" }, characters, "lastName"],
  [{ email: "ada@example" }, email, "email"],
  [{ country: "" }, country, "country"],
  [{ terms: false }, terms, "terms"],
]

test.each(badValues)("%j is shown at the field and in the summary", async (bad, message, name) => {
  const opened = await openForm({ language: "de" })
  const { user, form, words } = opened
  const entered = { ...visitor, ...bad }
  await fillIn(opened, entered)
  await user.click(form.submit)
  expect(entriesOf(await findSummary())).toEqual([message(words)])
  expect(descriptionOf(form[name])).toContain(message(words))
  expect(isInvalid(form[name])).toBe(true)
  // No input is lost, and nothing was sent.
  expect(entriesIn(form)).toEqual(entered)
  expect(registrations()).toEqual([])
  // A valid value removes the error without another submit.
  await fillIn(opened, { [name]: visitor[name === "FEMALE" ? "gender" : name] })
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  expect(isInvalid(form[name])).toBe(false)
  expect(descriptionOf(form[name])).not.toContain(message(words))
})

test("a name is written in the direction of its script", async () => {
  const { form } = await openForm()
  expect([form.firstName.dir, form.lastName.dir]).toEqual(["auto", "auto"])
})

const required: readonly [Message, Control][] = [
  [gender, "FEMALE"],
  [firstName, "firstName"],
  [lastName, "lastName"],
  [email, "email"],
  [country, "country"],
  [terms, "terms"],
]

test.each(["en", "pl"] as const)(
  "in %s all errors of an empty form are listed, and each entry leads to its field",
  async (language) => {
    // The guessed country is not allowed by this code, so that nothing is preselected.
    const { user, form, words } = await openForm({ language, code: "TWOCOUNTRIES-0001" })
    const common = await textsOf(language, "common")
    const title = document.title
    await user.click(form.submit)
    const summary = await findSummary()
    await expectFocus(summary)
    expect(within(summary).getByRole("heading").textContent).toBe(
      counted(words.summary, "heading", required.length, language),
    )
    expect(entriesOf(summary)).toEqual(required.map(([message]) => message(words)))
    await waitFor(() => expect(document.title).toBe(`${common.errorPrefix} ${title}`))
    expect(title).toContain(brandName)
    for (const [message, name] of required) {
      await user.click(within(summary).getByRole("link", { name: message(words) }))
      await expectFocus(form[name])
      expect(descriptionOf(form[name])).toContain(message(words))
      expect(isInvalid(form[name])).toBe(true)
    }
    expect(registrations()).toEqual([])
  },
)

test("a single error is announced in the singular", async () => {
  const { summary } = await textsOf("en", "registration")
  const opened = await openForm()
  await fillIn(opened, { ...visitor, lastName: "" })
  await opened.user.click(opened.form.submit)
  expect(within(await findSummary()).getByRole("heading").textContent).toBe(summary.heading_one)
})

test("every failed submit returns focus to the summary", async () => {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, lastName: "" })
  await opened.user.click(opened.form.submit)
  const summary = await findSummary()
  await opened.user.click(opened.form.submit)
  await expectFocus(summary)
})

test("the title mentions an error only while there is one", async () => {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, lastName: "" })
  await opened.user.click(opened.form.submit)
  await findSummary()
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  await fillIn(opened, { lastName: "Lovelace" })
  await waitFor(() => expect(document.title).not.toContain("Error:"))
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
  // A field that has failed once is validated live.
  await user.type(form.email, " x")
  await waitFor(() => expect(isInvalid(form.email)).toBe(true))
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
