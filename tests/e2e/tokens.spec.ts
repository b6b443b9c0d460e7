import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { expect, test } from "./support/fixtures"
import { sent } from "./support/journey"

const { withEmail, nonAscii } = tokenSamples

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
  await expect(page.getByText("Email address This address cannot be changed. jürgen@müller.example")).toBeVisible()
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

test("a German visitor's token survives the redirect to the German page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`lobby?token=${withEmail.token}`)
  await expect(
    page.getByText("E-\u2060Mail-\u2060Adresse Diese Adresse lässt sich nicht ändern. waiting@example.com"),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/de\/lobby$/)
  await context.close()
})
