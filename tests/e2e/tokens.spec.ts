import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { entryChunk } from "./support/chunks"
import { expect, test } from "./support/fixtures"
import { sent, whenHydrated } from "./support/journey"

const { withEmail, nonAscii, expired } = tokenSamples
const secondStep = "registration/social-registration-second-step"

/** Every request of a page except for the document, whose URL contains the token. */
function requestsOf(page: Page): string[] {
  const seen: string[] = []
  page.on("request", async (request) => {
    const headers = JSON.stringify(await request.allHeaders().catch(() => ({})))
    const address = request.isNavigationRequest() ? "" : request.url()
    seen.push(address + headers)
  })
  return seen
}

test("a visitor joins the waiting list, and the token never shows", async ({ page, world }) => {
  const seen = requestsOf(page)
  await page.goto(`lobby?token=${nonAscii.token}`)
  await expect(page.getByText("Your address: jürgen@müller.example")).toBeVisible()
  await expect(page).toHaveURL(/\/lobby$/)
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Join the waitlist" }).dblclick()
  const done = page.getByRole("heading", { name: "You have been successfully added to the waitlist" })
  await expect(done).toBeFocused()
  expect(sent(world, "joinWaitingList")).toHaveLength(1)
  await page.reload()
  await expect(done).toBeVisible()
  await page.getByRole("link", { name: "Back to login" }).click()
  await expect(page).toHaveURL(/\/entrance\/login$/)
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.filter((request) => request.includes(nonAscii.token))).toEqual([])
  expect(world.state.journal.filter(({ headers }) => JSON.stringify(headers).includes(nonAscii.token))).toEqual([])
})

for (const route of ["lobby", secondStep]) {
  test(`${route} refuses an expired token`, async ({ page }) => {
    await page.goto(`${route}?token=${expired.token}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access denied. Your invitation has expired.")
    await expect(page).toHaveURL(/\/deny\?reason=expired$/)
    await expect(page.getByRole("link", { name: "Enter another code" })).toBeVisible()
  })

  test(`${route} refuses a visitor without a token, and Back is not a trap`, async ({ page }) => {
    await page.goto("about-us")
    await page.goto(route)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access denied. Your invitation is invalid.")
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us")
  })
}

test("a German visitor's token survives the redirect to the German page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`lobby?token=${withEmail.token}`)
  await expect(page.getByText("Ihre Adresse: waiting@example.com")).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/de\/lobby$/)
  await context.close()
})

test(
  "a token survives the reload of an English page that was left for the German one",
  { tag: "@stored" },
  async ({ page }) => {
    await page.goto(`lobby?token=${withEmail.token}`)
    await whenHydrated(page)
    await page.getByRole("banner").locator("summary").click()
    await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click()
    await expect(page.getByText("Ihre Adresse: waiting@example.com")).toBeVisible()
    await page.goBack()
    await expect(page.getByText("Your address: waiting@example.com")).toBeVisible()
    await page.reload()
    await expect(page.getByText("Ihre Adresse: waiting@example.com")).toBeVisible()
    await expect(page).toHaveURL(/\/acquisition\/de\/lobby$/)
  },
)

test("Try again keeps the token, also at a URL with a fragment", async ({ page, complaints }) => {
  complaints.allow(/status(?: of)? 404/)
  await page.route(entryChunk(), (route) => route.fulfill({ status: 404, body: "" }), { times: 1 })
  await page.goto(`lobby?token=${withEmail.token}#main`)
  await page.getByRole("link", { name: "Try again" }).click()
  await expect(page.getByText("Your address: waiting@example.com")).toBeVisible()
  await expect(page).toHaveURL(/\/lobby#main$/)
})

/** Fills in what the second step asks for, and submits it. */
async function completeSecondStep(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Women" }).check()
  await page.getByRole("combobox", { name: "Country" }).selectOption("AT")
  await page.getByRole("checkbox", { name: /^I agree to the Terms/ }).check()
  await page.getByRole("button", { name: "Create account" }).click()
}

test(
  "after signing in with a provider, one last step makes a visitor a member",
  { tag: "@stored" },
  async ({ page, world, context }) => {
    await page.goto(`${secondStep}?token=${withEmail.token}`)
    await completeSecondStep(page)
    await expect(page.getByRole("heading", { name: "Welcome to the shop (sandbox)" })).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain("authToken")
    expect(sent(world, "completeSocialRegistration")).toHaveLength(1)
  },
)

test("a return unknown to this tab asks the visitor to start again", async ({ page }) => {
  await page.goto(`${secondStep}?state=unknown&token=${withEmail.token}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please start again")
  await expect(page).toHaveURL(new RegExp(`/${secondStep}$`))
  await page.getByRole("link", { name: "Start again" }).click()
  await expect(page).toHaveURL(/\/acquisition\/social$/)
})

test(
  "a return with another state is refused, one with an error offers two ways on",
  { tag: "@stored" },
  async ({ page }) => {
    await page.goto("about-us")
    await page.evaluate(() => sessionStorage.setItem("socialSignUpState", "abc"))
    await page.goto(`${secondStep}?state=abcx&token=${withEmail.token}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please start again")
    await page.goto(`${secondStep}?state=abc&error=access_denied`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration was not completed")
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Register with email" })).toBeVisible()
  },
)

test("an expired token on the second step is explained in the page's language", async ({ page }) => {
  await page.goto(`de/${secondStep}?token=${expired.token}`)
  await whenHydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Zutritt nicht möglich. Ihre Einladung ist abgelaufen.",
  )
})
