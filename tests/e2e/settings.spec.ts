import { expect, test } from "./support/fixtures"
import { controls, enterCode, namesIn, whenHydrated } from "./support/journey"

const english = namesIn("en")

test("a code is checked although defaults.json hangs", async ({ page, world }) => {
  world.addFault({ operation: "defaults.json", hang: true })
  await page.goto("", { waitUntil: "commit" })
  await whenHydrated(page)
  const form = controls(page, english)
  await form.code.fill("VALID-0001")
  await form.register.click()
  await expect(form.create).toBeVisible()
})

test("settings of the wrong type keep their built-in values", async ({ page, world }) => {
  world.state.settings = {
    acqBackendGraphqlURL: 5,
    loginUrl: "javascript:alert(1)",
    storeUrl: null,
    growthbookRemoteEval: "yes",
    unknown: {},
  }
  await page.goto("")
  await enterCode(page, english)
  await expect(page.getByRole("link", { name: "Log in" }).first()).toHaveAttribute("href", "/entrance/login")
})

test("the environment decides where members log in", async ({ page, world }) => {
  world.state.settings = { loginUrl: "/entrance/login?from=acquisition" }
  await page.goto("")
  await page.getByRole("link", { name: "Log in" }).first().click()
  await expect(page).toHaveURL(/\/entrance\/login\?from=acquisition$/)
})
