import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { expect } from "../e2e/support/fixtures"
import { controls, fillForm, namesIn, newEmail, tickTerms, whenHydrated } from "../e2e/support/journey"

/** Names of the controls in English, the language of the places. */
export const english = namesIn("en")
/** Of an approved visitor. */
export const { token } = tokenSamples.withEmail
/** Query of an invitation link. */
export const invited = "rc=VALID-0001"
/** A button by its full name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
/** A heading by its name. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name })

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenHydrated(page)
}

/** Opens a URL with the registration form and fills it in. */
export async function openForm(page: Page, address: string): Promise<void> {
  await open(page, address)
  await fillForm(page, english)
}

/** Opens the choice of sign-up methods. */
export async function openMethods(page: Page): Promise<void> {
  await open(page, `social?${invited}`)
  await expect(button(page, "Continue with email")).toBeVisible()
}

/** Goes on to the phone number and enters one. */
export async function enterNumber(page: Page): Promise<void> {
  await button(page, "Continue with your phone").click()
  await page.getByLabel("Phone number").fill("+4915112345678")
}

/** Opens the form for the phone number and enters one. */
export async function openNumber(page: Page): Promise<void> {
  await openMethods(page)
  await enterNumber(page)
}

/** Goes on from the number to the code from the text message and enters it. */
export async function enterSmsCode(page: Page): Promise<void> {
  await button(page, "Send code").click()
  await page.getByLabel("Code from the text message").fill("123456")
}

/** Opens the first of two steps and fills it in. */
export async function openLeanStep1(page: Page): Promise<void> {
  await open(page, `lean?${invited}`)
  await controls(page, english).email.fill(newEmail)
  await tickTerms(page, english)
}

/** Opens the page of an activation link. */
export async function openActivation(page: Page, id: string): Promise<void> {
  await open(page, `registration/activateaccount?activationId=${id}`)
  await expect(button(page, "Activate my account")).toBeVisible()
}

/** Opens the link generator as an administrator. */
export async function openAsAdmin(page: Page): Promise<void> {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await whenHydrated(page)
}

/** Waits for the guess in the form behind a dialog, which comes once everything else has loaded. */
export async function whenCountryGuessed(page: Page): Promise<void> {
  await expect(page.locator("select[name=country]")).toHaveValue("DE")
}

/** Presses the browser's Back or Forward some times. */
export async function repeat(page: Page, press: "goBack" | "goForward", times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page[press]()
}
