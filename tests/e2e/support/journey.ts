import { expect, type Locator, type Page } from "@playwright/test"
import type { Language } from "../../../src/lib/languages"
import { samplePerson, secondStepOnly } from "../../../src/sandbox/scenarios/formSteps"
import type { World } from "../../../src/sandbox/world"
import { holdRequests } from "./holdRequests"
import { text } from "./texts"

const { gender: _gender, country, ...sampleTexts } = samplePerson

/** What the journeys type besides the address, by the names of the controls, in order. */
export const personTexts = { ...sampleTexts, firstName: "Ada", lastName: "Nowak" }

type PersonText = keyof typeof personTexts
const personNames = Object.keys(personTexts) as PersonText[]

/** Accessible names of the controls used in a registration. */
export interface Names extends Record<PersonText, string> {
  code: string
  register: string
  gender: string
  email: string
  country: string
  terms: string
  newsletter: string
  create: string
  finished: string
}

/** The names in a language, from its files; tests of the pages quote the English ones. */
export function namesIn(language: Language): Names {
  const labels = personNames.map((name) => [name, text(language, `registration:field.${name}`)])
  return {
    ...(Object.fromEntries(labels) as Record<PersonText, string>),
    code: text(language, "landing:code.label"),
    register: text(language, "landing:code.submit"),
    gender: text(language, "registration:field.female"),
    email: text(language, "registration:field.email"),
    country: text(language, "registration:field.country"),
    terms: text(language, "registration:field.terms"),
    newsletter: text(language, "registration:field.newsletter"),
    create: text(language, "registration:submit"),
    finished: text(language, "registration:finished.title"),
  }
}

/** The e-mail address that the journeys register. */
export const newEmail = "ada.nowak+club@example.com"

/** The controls of a page by their names. */
export function controls(page: Page, names: Names) {
  const box = (name: string) => page.getByRole("textbox", { name, exact: true })
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  return {
    code: box(names.code),
    register: button(names.register),
    gender: page.getByRole("radio", { name: names.gender, exact: true }),
    ...(Object.fromEntries(personNames.map((name) => [name, box(names[name])])) as Record<PersonText, Locator>),
    email: box(names.email),
    country: page.getByRole("combobox", { name: names.country, exact: true }),
    terms: page.getByRole("checkbox", { name: names.terms, exact: true }),
    newsletter: page.getByRole("checkbox", { name: names.newsletter, exact: true }),
    create: button(names.create),
    finished: page.getByRole("heading", { level: 1, name: names.finished, exact: true }),
  } satisfies Record<keyof Names, Locator>
}

/** Types a valid code and waits for the form that it opens. */
export async function enterCode(page: Page, names: Names, code = "VALID-0001"): Promise<void> {
  const { code: field, register, create } = controls(page, names)
  await field.fill(code)
  await register.click()
  await expect(create).toBeVisible()
}

/** Fills in what the second of two steps asks for. */
export async function fillPerson(page: Page, names: Names): Promise<void> {
  const form = controls(page, names)
  await form.gender.check()
  for (const name of personNames) await form[name].fill(personTexts[name])
  for (const [name, typed] of Object.entries<string>(secondStepOnly)) {
    const field = page.locator(`[name=${name}]`)
    if (await field.isVisible()) await field.fill(typed)
  }
  await form.country.selectOption(country)
}

/** Fills in every required field of the form. */
export async function fillForm(page: Page, names: Names): Promise<void> {
  const form = controls(page, names)
  await fillPerson(page, names)
  await form.email.fill(newEmail)
  await tickTerms(page, names)
}

/** The whole journey from the code field to the page about the e-mail. */
export async function register(page: Page, names: Names): Promise<void> {
  await enterCode(page, names)
  await fillForm(page, names)
  await sendForm(page, names)
}

/**
 * Submits a filled form and waits for the page about the e-mail. A tick that came before the check of the code had named
 * the documents is repeated.
 */
export async function sendForm(page: Page, names: Names): Promise<void> {
  const { terms, create, finished } = controls(page, names)
  if (await terms.isVisible()) await tickTerms(page, names)
  await create.click()
  await expect(finished).toBeVisible()
  await expect(page.getByText(newEmail)).toBeVisible()
}

/** The operations of one name that have reached the backend. */
export function sent(world: World, operation: string) {
  return world.state.journal.filter(({ operationName }) => operationName === operation)
}

/** Checks that the backend has sent exactly one activation e-mail, in a language, with its link. */
export function expectMail(world: World, language: Language): void {
  expect(world.state.outbox).toMatchObject([
    {
      kind: "activation",
      to: newEmail,
      language,
      linkPath: expect.stringMatching(/\/registration\/activateaccount\?activationId=./),
    },
  ])
}

/** Resolves once the page is hydrated. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !("earlyActions" in window))
}

/** Pages whose check of the code a test holds back. */
const withoutAnswer = new WeakSet<Page>()

/** Holds back requests that come before the answer to the check of the code. */
async function holdBeforeAnswer(
  page: Page,
  ...rule: Parameters<typeof holdRequests> extends [Page, ...infer Rule] ? Rule : never
) {
  withoutAnswer.add(page)
  const { release } = await holdRequests(page, ...rule)
  return {
    release: () => {
      withoutAnswer.delete(page)
      release()
    },
  }
}

/** Holds back the requests of an operation until they are released. */
export const holdOperation = (page: Page, operation: string) =>
  (operation === "checkRegistrationCode" ? holdBeforeAnswer : holdRequests)(page, "**/acquisition/graphql", {
    isHeld: (request) => request.postData()?.includes(operation) ?? false,
  })

/** Holds back the page's entry script until it is released. */
export const holdEntry = (page: Page, name = "early") => holdBeforeAnswer(page, `**/assets/${name}-*.js`)

/** Ticks the consent to the documents that stand beside it for good. */
export async function tickTerms(page: Page, names: Names): Promise<void> {
  await whenDocumentsNamed(page)
  await controls(page, names).terms.check()
}

/**
 * Resolves once the documents that the good code in the URL names stand beside the consent: a tick for those before
 * would be asked for again. A code that could not be checked has a message instead.
 */
async function whenDocumentsNamed(page: Page): Promise<void> {
  if (withoutAnswer.has(page) || !page.url().includes("rc=VALID-0001")) return
  await expect(page.locator('main :is(a[href*="/content/terms-"], [role="alert"])').first()).toBeAttached()
}
