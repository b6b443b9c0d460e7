import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { countries, type Country } from "../../../lib/countries"
import { samplePerson, secondStepOnly } from "../../../sandbox/scenarios/formSteps"
import { draftParts, draftWith } from "../../../services/state/registrationState"
import { isRequired, normalize, valuesOf, type FieldMessages, type FormStep, type RegistrationValues } from "./fields"
import { demandedFields, shownFields, registrationSchema } from "./formSteps"

const shown = (country: string) => ({ terms: `for ${country}`, newsletter: "newsletter" })
const newsletter = { shown: "newsletter", at: 1 }

const emptyValues = valuesOf(draftWith((part) => draftParts[part].empty))

const good: RegistrationValues = {
  ...samplePerson,
  ...secondStepOnly,
  email: "ada@example.com",
  country: "DE",
  terms: { shown: "for DE", at: 1 },
  newsletter: false,
}

/** The form's errors for some values. */
function errorsOf(values: RegistrationValues, allowed: readonly Country[], step?: FormStep): Promise<FieldMessages> {
  const schema = registrationSchema(allowed, shown, step)
  return schema.validate(values, { abortEarly: false }).then(() => ({}), yupToFormErrors)
}

function check(change: Partial<RegistrationValues>): Promise<FieldMessages> {
  return errorsOf({ ...good, ...change }, countries)
}

test("a filled-in form has no errors, with or without the newsletter", async () => {
  expect(await check({})).toEqual({})
  expect(await check({ newsletter })).toEqual({})
})

test.each([
  "J.Lo",
  "José-María d'Àvila",
  "O’Brien",
  "Jose\u0301",
  "𠮷田",
  "Владимир",
  "นภา",
  "Mary Ann (Molly) 3rd, Jr.",
  " Ada ",
  "a".repeat(50),
  ` ${"𠮷".repeat(50)} `,
])("the name %j is valid", async (name) => {
  expect(await check({ firstName: name, lastName: name })).toEqual({})
})

test.each([
  ["", "required"],
  ["\u2063\u00ad", "required"],
  ["a".repeat(51), "error.nameLength"],
  ["Ada\u0007", "error.characters"],
  ["Ada\ud800", "error.characters"],
  ["Ada 🌸", "error.characters"],
  ["Ada ❤️", "error.characters"],
  ["<b>Ada</b>", "error.characters"],
  ["{{name}}", "error.characters"],
  ["[Ada]", "error.characters"],
  ["ada@example", "error.characters"],
  ["see https://example", "error.characters"],
  ["Www.example", "error.characters"],
])("the name %j is invalid: %s", async (name, message) => {
  const messageFor = (field: string) => (message === "required" ? `error.${field}.required` : message)
  expect(await check({ firstName: name })).toEqual({ firstName: messageFor("firstName") })
  expect(await check({ lastName: name })).toEqual({ lastName: messageFor("lastName") })
})

const longDomain = `${"d".repeat(185)}.com`

test.each([
  "a@b.de",
  " ada@example.com\u200b",
  "o'hara.smith_1@sub.example.co",
  "info@müller.de",
  "info@paral·lel.cat",
  "ada/shop=a@example.com",
  "用户@例子.公司",
  `${"a".repeat(64)}@${longDomain}`,
])("the address %j is valid", async (email) => {
  expect(await check({ email })).toEqual({})
})

test.each([
  "",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@example..com",
  "ada@@example.com",
  "ada@example.com, bob@example.com",
  "a da@example.com",
  "ada@exam\u00a0ple.com",
  "ada\u0000@example.com",
  "ada@example.com,",
  "ada@example.com.",
  "mailto:ada@example.com",
  "Ada <ada@example.com>",
  '"ada@example.com"',
  "„ada@example.com“",
  "o’hara@example.com",
  "ada@example,com",
  `${"a".repeat(65)}@example.com`,
  `${"a".repeat(64)}@d${longDomain}`,
])("the address %j is invalid", async (email) => {
  expect(await check({ email })).toEqual({ email: "error.email" })
})

/** Format characters (Unicode category Cf) that contacts, chats and documents put into copied text. */
const invisible = Array.from(
  "\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\ufeff",
)

test.each(invisible.map((character) => [character.charCodeAt(0).toString(16), character]))(
  "the invisible character %s leaves addresses and names, wherever it is",
  async (_, character) => {
    const typed = (text: string) => `${character}${Array.from(text).join(character)}${character}`
    const entered = { firstName: typed("Zoë"), lastName: typed("d'Ávila"), email: typed("zoë+1@exämple.com") }
    const clean = normalize({ ...good, ...entered })
    expect(clean).toEqual({ ...good, firstName: "Zoë", lastName: "d'Ávila", email: "zoë+1@exämple.com" })
    expect(await check(entered)).toEqual({})
  },
)

test("a joiner that a script needs stays in a name", () => {
  const firstName = "نیما\u200cنور"
  const lastName = "क्\u200dष"
  expect(normalize({ ...good, firstName: `\u200c${firstName}\u200d`, lastName })).toMatchObject({ firstName, lastName })
})

test("the variation of a character stays in a name, and leaves an address", () => {
  const typed = "辻\u{e0100}"
  expect(normalize({ ...good, lastName: typed, email: `${typed}@example.com\ufe0f` })).toMatchObject({
    lastName: typed,
    email: "辻@example.com",
  })
})

test("only the countries that the code allows can be chosen", async () => {
  expect(await errorsOf({ ...good, country: "AT", terms: { shown: "for AT", at: 1 } }, ["AT", "CH"])).toEqual({})
  expect(await errorsOf({ ...good, country: "DE" }, ["AT", "CH"])).toEqual({ country: "error.country" })
})

test("terms must be ticked for what is shown, whatever the newsletter", async () => {
  expect(await check({ terms: false, newsletter })).toEqual({ terms: "error.terms" })
  expect(await check({ terms: { shown: "for AT", at: 1 } })).toEqual({ terms: "again.documents" })
})

test.each<FormStep>(["whole", "first", "second"])("an empty form (%s) names every missing field", async (step) => {
  const names = Object.keys(await errorsOf(emptyValues, countries, step))
  expect(names).toEqual(demandedFields(step).filter(isRequired))
})

test("the first of two steps validates its own fields only, the second those of both", () => {
  expect(demandedFields("first")).toEqual(["email", "terms", "newsletter"])
  expect(demandedFields("second").toSorted()).toEqual([...shownFields("first"), ...shownFields("second")].toSorted())
})
