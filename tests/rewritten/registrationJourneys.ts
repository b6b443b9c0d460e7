import { tokenSamples } from "../../src/sandbox/tokens"
import { expect } from "../e2e/support/fixtures"
import {
  controls,
  enterCode,
  expectMail,
  fillForm,
  fillPerson,
  newEmail,
  register,
  sendForm,
  sent,
  tickTerms,
} from "../e2e/support/journey"
import { button, heading, open, openForm, wordsOf, type Visit } from "./visit"

const { token } = tokenSamples.withEmail

/** The journeys through the landing page's forms and dialogs. */
export const registrationJourneys = {
  "an invitation leads to an account": async (visit) => {
    const { page, world, names, language, say } = visit
    await open(visit, "?rc=VALID-0001")
    await expect(heading(page, say("landing:main.invited.title", { inviter: "Amélie Laurent" }))).toBeVisible()
    await button(page, names.create).click()
    await expect(page.getByRole("alert")).toBeFocused()
    await expect(page.getByRole("alert")).toContainText(say("registration:error.firstName.required"))
    await fillForm(page, names)
    await sendForm(page, names)
    expectMail(world, language)
    const countdown = page.getByText(say("registration:finished.resendIn_other").split("{{")[0] ?? "").first()
    const seconds = (await countdown.textContent()) ?? ""
    await expect(countdown).not.toHaveText(seconds)
    await page.goBack()
    await expect(controls(page, names).firstName).toHaveValue("Ada")
  },
  "a typed code leads to an account": async (visit) => {
    const { page, world, names, language, say } = visit
    await open(visit, "")
    await controls(page, names).register.click()
    await expect(page.getByText(say("landing:code.required"))).toBeVisible()
    await controls(page, names).code.fill("?!")
    await controls(page, names).register.click()
    await expect(page.getByText(say("landing:code.characters"))).toBeVisible()
    await expect(page.getByText(say("landing:code.required"))).toBeHidden()
    await register(page, names)
    expectMail(world, language)
  },
  "a refused code makes way for another": async (visit) => {
    const { page, names, say } = visit
    await open(visit, "?rc=EXPIRED-0001")
    const alert = page.getByRole("alert")
    await expect(alert).toContainText(say("landing:codeError.expired"))
    await controls(page, names).code.fill("INVALID-0001")
    await controls(page, names).register.click()
    await expect(alert).toContainText(say("landing:codeError.invitation-invalid"))
    await expect(alert).not.toContainText(say("landing:codeError.expired"))
    await enterCode(page, names)
    await fillForm(page, names)
    await sendForm(page, names)
  },
  "another code": async (visit) => {
    const { page, names, say } = visit
    await open(visit, "?rc=VALID-0001")
    await button(page, say("landing:code.another")).click()
    await expect(heading(page, say("landing:main.default.title"))).toBeVisible()
    await enterCode(page, names)
    await expect(heading(page, say("landing:main.invited.title", { inviter: "Amélie Laurent" }))).toBeVisible()
  },
  "two steps": async (visit) => {
    const { page, world, names, language, say } = visit
    const next = button(page, say("registration:steps.next"))
    const step = (number: string) => page.getByText(say("registration:steps.progress", { step: number, total: "2" }))
    await open(visit, "lean?rc=VALID-0001")
    const form = controls(page, names)
    await next.click()
    await expect(page.getByRole("alert")).toContainText(say("registration:error.email"))
    await form.email.fill(newEmail)
    await tickTerms(page, names)
    await next.click()
    await expect(step("2")).toBeVisible()
    await fillPerson(page, names)
    await button(page, say("common:back")).click()
    await expect(step("1")).toBeVisible()
    await expect(form.email).toHaveValue(newEmail)
    // The country has changed, and with it the documents.
    await tickTerms(page, names)
    await next.click()
    await expect(form.lastName).toHaveValue("Nowak")
    await sendForm(page, names)
    expectMail(world, language)
  },
  "the second step of a social sign-up": async (visit) => {
    const { page, world, names, say } = visit
    await open(visit, `registration/social-registration-second-step?token=${token}&rc=VALID-0001`)
    const form = controls(page, names)
    await form.create.click()
    await expect(page.getByRole("alert")).toContainText(say("social:preferences.missing"))
    await page.getByRole("checkbox", { name: say("social:preferences.WOMEN"), exact: true }).check()
    await form.country.selectOption("AT")
    await tickTerms(page, names)
    await form.create.click()
    await expect(page).toHaveURL(({ pathname }) => pathname === "/")
    expect(sent(world, "completeSocialRegistration")).toHaveLength(1)
  },
  "a phone number": async (visit) => {
    const { page, names, say } = visit
    await open(visit, "social?rc=VALID-0001")
    await button(page, say("registration:methods.phone")).click()
    const send = button(page, say("phone:send"))
    await send.click()
    await expect(page.getByText(say("phone:required"))).toBeVisible()
    await page.getByLabel(say("phone:country")).selectOption("DE")
    const number = page.getByLabel(say("phone:number"))
    await number.fill("12")
    await send.click()
    await expect(page.getByText(say("phone:invalid"))).toBeVisible()
    await number.fill("0151 123 456 78")
    await send.click()
    await expect(page.getByText("+49 1511 2345678")).toBeVisible()
    const code = page.getByLabel(say("phone:code"))
    await code.fill("000000")
    await button(page, say("phone:confirm")).click()
    await expect(page.getByText(say("phone:wrong"))).toBeVisible()
    await code.fill("123456")
    await button(page, say("phone:confirm")).click()
    await fillForm(page, names)
    await sendForm(page, names)
  },
  consents: async (visit) => {
    const { page, world, names, say } = visit
    await openForm(visit)
    const form = controls(page, names)
    await page.getByText(say("registration:field.newsletterMore")).click()
    await form.newsletter.check()
    await form.country.selectOption("FR")
    await tickTerms(page, names)
    await sendForm(page, names)
    await expect(page.getByText(say("registration:receipt.accepted")).first()).toBeAttached()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
  },
  "a change of language": async (visit) => {
    const { page, language, names, inLanguage } = visit
    await openForm(visit)
    expect(await wordsOf(page, visit)).not.toEqual([])
    await button(page, names.create).focus()
    const [to, name] = language === "pl" ? (["sv", "Svenska"] as const) : (["pl", "Polski"] as const)
    const menu = page.getByRole("banner")
    await menu.locator("summary").click()
    await menu.getByRole("link", { name, exact: true }).click()
    const next = inLanguage(to)
    const form = controls(page, next.names)
    await expect(form.create).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("lang", to)
    await expect(heading(page, next.say("landing:main.invited.title", { inviter: "Amélie Laurent" }))).toBeVisible()
    await expect(form.firstName).toHaveValue("Ada")
    await expect(form.country).toHaveValue("PL")
    // The words that were agreed to are no longer on the page.
    await expect(form.terms).not.toBeChecked()
    await menu.locator("summary").click()
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true")
    await page.keyboard.press("Escape")
    expect(await wordsOf(page, visit)).toEqual([])
    await sendForm(page, next.names)
  },
  "a legal text over the form": async (visit) => {
    const { page, names } = visit
    await openForm(visit)
    await page.locator("form a[href*=privacy]").first().click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("heading").first()).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(controls(page, names).firstName).toHaveValue("Ada")
    await sendForm(page, names)
  },
  "the introduction": async (visit) => {
    const { page, names, say } = visit
    await open(visit, "welcome-10?rc=VALID-0001")
    const dialog = page.getByRole("dialog")
    for (const step of ["welcome", "brands", "confidence"]) {
      await expect(dialog.getByRole("heading").filter({ visible: true }).first()).toBeVisible()
      await expect(dialog.getByText(say(`onboarding:${step}.text`))).toBeVisible()
      await button(dialog, say("onboarding:next")).click()
    }
    await button(dialog, say("onboarding:create")).click()
    await expect(dialog).toBeHidden()
    await fillForm(page, names)
    await button(page, names.create).click()
    await expect(page.getByText(newEmail)).toBeVisible()
  },
  "a shared product": async (visit) => {
    const { page, names, say } = visit
    await open(visit, "product-share?product=PRODUCT-0001&rc=VALID-0001")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText("Maison Aubépine")).toBeVisible()
    await dialog.getByRole("textbox").fill(newEmail)
    await button(dialog, say("product:continue")).click()
    await expect(dialog).toBeHidden()
    await expect(controls(page, names).email).toHaveValue(newEmail)
    await fillForm(page, names)
    await sendForm(page, names)
  },
  "a dialog about the e-mail": async (visit) => {
    const { page, names, say } = visit
    await openForm(visit, "black-friday?rc=VALID-0001")
    await button(page, names.create).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText(newEmail)).toBeVisible()
    await button(dialog, say("registration:finished.wrongLink")).click()
    await expect(dialog).toBeHidden()
    await expect(controls(page, names).email).toBeFocused()
  },
} as const satisfies Record<string, (visit: Visit) => Promise<void>>
