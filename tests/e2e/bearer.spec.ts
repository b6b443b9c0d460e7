import type { Page, Request } from "@playwright/test"
import { createMemberToken } from "../../src/sandbox/tokens"
import { press, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const token = createMemberToken("member@example.com")

/** Requests that carried the token in a header, by URL without the query. */
function bearers(page: Page): Set<string> {
  const found = new Set<string>()
  page.context().on("request", (request: Request) => {
    if (request.headers()["authorization"]?.includes(token)) found.add(request.url().split("?")[0] ?? "")
  })
  return found
}

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: "authToken", value: token, url: server.url }])
})

test("a member's token goes only to the configured endpoint, whatever is enabled", async ({ page, server, world }) => {
  await setUp(
    page,
    world,
    {},
    {
      acqBackendGraphqlURL: "/acquisition/graphql",
      growthbookClientKey: "sdk-test",
      sentryDsn: `${server.url.replace("://", "://key@")}/7`,
    },
  )
  const found = bearers(page)
  await page.goto("?rc=VALID-0001")
  await press(page, "Accept all")
  await expect.poll(() => [...found]).toEqual([`${server.url}/acquisition/graphql`])
  for (const address of ["about-us", "content/terms", "admin/registrationlinkgenerator", "?product=PRODUCT-0001"]) {
    await page.goto(address)
    await whenHydrated(page)
  }
  await page.goto("content/invitations")
  await expect(page.getByRole("button", { name: text("en", "content:print") })).toBeVisible()
  expect([...found]).toEqual([`${server.url}/acquisition/graphql`])
})
