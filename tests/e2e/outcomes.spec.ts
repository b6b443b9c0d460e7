import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, sent } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

async function registerAs(page: Page, email: string): Promise<void> {
  await page.goto("")
  await enterCode(page, english)
  await fillForm(page, english)
  const form = controls(page, english)
  await form.email.fill(email)
  await form.create.click()
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

test(
  "a member is redirected to the login after five seconds, and Back leads to the filled form",
  { tag: "@stored" },
  async ({ page }) => {
    await page.clock.install()
    await registerAs(page, "member@example.com")
    await expect(page.getByRole("heading", { level: 1, name: "Your account already exists" })).toBeFocused()
    await page.clock.runFor(5000)
    await page.waitForURL(/entrance\/login/)
    await page.goBack()
    await expect(page).toHaveURL(/\/acquisition\/$/)
    await expect(controls(page, english).email).toHaveValue("member@example.com")
  },
)

test("the redirect to the login can be cancelled", async ({ page }) => {
  await page.clock.install()
  await registerAs(page, "member@example.com")
  await page.getByRole("button", { name: "Stay on this page" }).click()
  await expect(page.getByText(text("en", "registration:exists.stopped"))).toBeFocused()
  await expectAccessible(page)
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(/registrationformemailactivecomplete$/)
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click()
  await page.waitForURL(/entrance\/login/)
})

test("for a pending account the e-mail can be resent, or another address entered", async ({ page, world }) => {
  await registerAs(page, "pending@example.com")
  await expect(page.getByRole("heading", { level: 1, name: "Your account is pending activation" })).toBeFocused()
  await page.getByRole("button", { name: "Resend email" }).click()
  await expect(page.getByText("We have sent the email again.")).toBeVisible()
  expect(world.state.outbox).toMatchObject([{ to: "pending@example.com" }])
  await expectAccessible(page)
  await page.getByRole("link", { name: "Register with another email address" }).click()
  const form = controls(page, english)
  await expect(form.email).toBeFocused()
  await expect(form.firstName).toHaveValue("Ada")
  await form.email.fill("another@example.org")
  // Consents end with the account that they were given for.
  await form.terms.check()
  await form.create.click()
  await expect(form.finished).toBeVisible()
  expect(sent(world, "registerCustomer")).toHaveLength(2)
})

test("an account that is active immediately opens the shop", { tag: "@stored" }, async ({ page, complaints }) => {
  complaints.allow(/404/)
  await registerAs(page, "registered@example.com")
  await page.waitForURL(({ pathname }) => pathname === "/")
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("authToken")
})

test("a token that is refused leads to the deny page", async ({ page }) => {
  await registerAs(page, "tokenrejected@example.com")
  await expect(page).toHaveURL(/registration\/deny\?reason=expired$/)
})

test("after success this tab keeps only address, id and time", { tag: "@stored" }, async ({ page }) => {
  await registerAs(page, "zoe@example.org")
  await expect(controls(page, english).finished).toBeVisible()
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(stored).toContain("zoe@example.org")
  for (const word of ["Ada", "Nowak", "FEMALE"]) expect(stored).not.toContain(word)
  const kept: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem("registration") ?? "{}").state)
  expect(kept).toEqual({
    sentRegistration: { email: "zoe@example.org", registrationId: expect.any(String), resendAt: expect.any(Number) },
  })
})
