import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import type { RegistrationValues } from "../../src/features/registration/model/fields"
import { samplePerson, secondStepOnly } from "../../src/sandbox/scenarios/formSteps"
import type { RegistrationInput } from "../../src/services/api/generated"
import { languages, type Language } from "../../src/lib/languages"
import { whenChecked } from "./codeForm"
import { openPage, sent } from "./openPage"
import { untagged, textsOf } from "./words"

type Words = Awaited<ReturnType<typeof textsOf<"registration">>>

/** What a visitor types, by the names of the fields; an empty string leaves a field empty. */
type Texts = Omit<RegistrationValues, "gender" | "country" | "terms" | "newsletter">

/** What a visitor enters. */
export interface Entries extends Texts {
  gender: RegistrationValues["gender"]
  /** ISO code. */
  country: string
  terms: boolean
  newsletter: boolean
}

/** A visitor whose registration is valid. */
export const visitor: Entries = {
  ...samplePerson,
  ...secondStepOnly,
  email: "zoe@example.org",
  country: "AT",
  terms: true,
  newsletter: false,
}

const textNames = Object.keys(visitor).filter(
  (name): name is keyof Texts => !["gender", "country", "terms", "newsletter"].includes(name),
)

const wholeNames = textNames.filter((name) => !(name in secondStepOnly))

/** The controls of the registration form by their labels in a language; a text's by its field's name. */
export function controls(words: Words) {
  const { field } = words
  const others = {
    get FEMALE() {
      return screen.getByRole<HTMLInputElement>("radio", { name: field.female })
    },
    get MALE() {
      return screen.getByRole<HTMLInputElement>("radio", { name: field.male })
    },
    get country() {
      return screen.getByLabelText<HTMLSelectElement>(field.country)
    },
    get terms() {
      return screen.getByRole<HTMLInputElement>("checkbox", { name: untagged(field.terms) })
    },
    get newsletter() {
      return screen.getByRole<HTMLInputElement>("checkbox", { name: field.newsletter })
    },
    get submit() {
      return screen.getByRole<HTMLButtonElement>("button", { name: words.submit })
    },
  }
  for (const name of textNames) {
    const get = () => screen.getByLabelText<HTMLInputElement>(untagged(field[name]), { exact: true })
    Object.defineProperty(others, name, { get })
  }
  return others as typeof others & Record<keyof Texts, HTMLInputElement>
}

export type Controls = ReturnType<typeof controls>

export interface OpenForm {
  user: UserEvent
  words: Words
  form: Controls
}

/**
 * Opens the registration form with a code in the URL, and waits until it is interactive and the code is checked: what is
 * entered before may be asked for again.
 * @param unchecked whether the check is held back by the test
 */
export async function openForm({
  language = "en",
  code = "VALID-0001",
  unchecked = false,
}: { language?: Language; code?: string; unchecked?: boolean } = {}): Promise<OpenForm> {
  const user = await openPage(`/acquisition/${language === languages[0] ? "" : language}?rc=${code}`)
  const opened = await formOn(user, language)
  await screen.findByRole("button", { name: opened.words.submit })
  if (!unchecked) await whenChecked()
  return opened
}

/** The form on the page that is open, or that will be on it. */
export async function formOn(user: UserEvent, language: Language = "en"): Promise<OpenForm> {
  const words = await textsOf(language, "registration")
  return { user, words, form: controls(words) }
}

/** Replaces the values in the form. */
export async function fillIn({ user, words, form }: OpenForm, entries: Partial<Entries>): Promise<void> {
  const { gender, country, terms, newsletter, ...texts } = entries
  if (gender) await user.click(form[gender])
  for (const name of textNames) {
    const text = texts[name]
    // A field of the second step alone is no part of the whole form.
    if (text === undefined || (name in secondStepOnly && !screen.queryByLabelText(untagged(words.field[name]))))
      continue
    const control = form[name]
    await user.clear(control)
    await user.paste(text)
  }
  if (country !== undefined) await user.selectOptions(form.country, country)
  if (terms !== undefined && terms !== form.terms.checked) await user.click(form.terms)
  if (newsletter !== undefined && newsletter !== form.newsletter.checked) await user.click(form.newsletter)
}

const { country: _country, ...personWithoutCountry } = { ...samplePerson, ...secondStepOnly }

/** Fills in the second of two steps, but for the country. */
export const fillSecondStep = (opened: OpenForm): Promise<void> => fillIn(opened, personWithoutCountry)

/** Opens the form, fills it in and submits it. */
export async function register(entries: Partial<Entries> = {}): Promise<OpenForm> {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, ...entries })
  await opened.user.click(opened.form.submit)
  return opened
}

/** The heading of the page about the activation e-mail, once it is shown. */
export const findFinished = (): Promise<HTMLElement> =>
  screen.findByRole("heading", { level: 1, name: "Verify your email address" })

/** The values of the form's controls. */
export function entriesIn(form: Controls): Entries {
  const gender = form.FEMALE.checked ? "FEMALE" : form.MALE.checked ? "MALE" : ""
  return {
    ...(Object.fromEntries(wholeNames.map((name) => [name, form[name].value])) as Record<keyof Texts, string>),
    gender,
    country: form.country.value,
    terms: form.terms.checked,
    newsletter: form.newsletter.checked,
  }
}

/** The description of a control or its group: hint and error (WCAG 1.3.1, 3.3.1). */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `#${id} is missing`).join(" ")
}

/** Whether a control is marked as invalid. */
export const isInvalid = (control: HTMLElement): boolean => control.getAttribute("aria-invalid") === "true"

/** The error summary once it is shown. */
export const findSummary = (): Promise<HTMLElement> => screen.findByRole("alert")

/** The entries of the error summary, in order. */
export function entriesOf(summary: HTMLElement): (string | null)[] {
  return within(summary)
    .getAllByRole("listitem")
    .map((item) => item.textContent)
}

/** The registrations that have reached the backend, one per request. */
export function registrations(): RegistrationInput[] {
  // The contract's schema has validated the variables before execution.
  return sent("registerCustomer").map(({ input }) => input as RegistrationInput)
}

/** The only registration that has reached the backend, once it has. */
export async function findRegistration(): Promise<RegistrationInput> {
  return waitFor(() => {
    const [input, ...more] = registrations()
    if (!input || more.length > 0) throw new Error(`${registrations().length} registrations were sent`)
    return input
  })
}
