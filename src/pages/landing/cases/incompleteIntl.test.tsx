import { screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { openPage, world } from "../../../../tests/support/openPage"
import { textsOf } from "../../../../tests/support/words"
import { fillIn, findFinished, openForm, visitor } from "../../../../tests/support/registrationForm"

/** The parts of Intl; some browsers lack a part, or the data for it. */
const parts = [
  "Collator",
  "DateTimeFormat",
  "DisplayNames",
  "ListFormat",
  "NumberFormat",
  "PluralRules",
  "RelativeTimeFormat",
  "Segmenter",
] as const

function refuse() {
  throw new RangeError("Internal error. Icu error.")
}

const whole = parts.map((part) => [part, Intl[part]] as const)

afterEach(() => {
  vi.restoreAllMocks()
  for (const [part, value] of whole) Reflect.set(Intl, part, value)
})

/** Opens the invitation, whose country nobody can look up, and registers. */
async function registerInvited() {
  world.addFault({ operation: "countryDetails", status: 500 })
  const opened = await openForm()
  const names = Array.from(opened.form.country.options, ({ text }) => text)
  await fillIn(opened, visitor)
  await opened.user.click(opened.form.submit)
  await findFinished()
  return names
}

test.each([
  ["refuses", refuse],
  ["is missing", undefined],
])("an invitation works where every part of Intl %s, and countries have names", async (_, value) => {
  for (const part of parts) Reflect.set(Intl, part, value)
  const names = await registerInvited()
  expect(names).toHaveLength(28)
  for (const name of names) expect(name).toMatch(/\p{L}{4}/u)
})

test.each([undefined, null, "de-AT", [null, 5, "de"], {}])("where navigator.languages is %j: German", async (value) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(value as never)
  vi.spyOn(navigator, "language", "get").mockReturnValue("de-AT")
  await openPage("/acquisition/?rc=VALID-0001")
  const { submit } = await textsOf("de", "registration")
  await screen.findByRole("button", { name: submit })
})

test.each([
  ["names none", () => undefined],
  ["throws", refuse],
])("an invitation works where the browser, asked for its languages, %s", async (_, answer) => {
  for (const name of ["languages", "language"] as const)
    vi.spyOn(navigator, name, "get").mockImplementation(answer as never)
  await openForm()
})
