import type { Page, Route } from "@playwright/test"
import { tagManagerUrl } from "./support/tagManager"
import type { World } from "../../src/sandbox/world"
import { events, setUp, updates } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { fillForm, namesIn, sendForm } from "./support/journey"

const english = namesIn("en")

/** The third-party services, by the URLs that the site requests; the fault matrix has each trouble of each of them. */
const services = ["**/cmp_min.js*", tagManagerUrl, "**/growthbook-proxy/**", "**/envelope/**", "**/*.woff2"]

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body })

/** What is wrong: the URLs, and what answers them. */
const troubles: Record<string, [addresses: string[], answer: (route: Route) => Promise<void>]> = {
  "every service is blocked": [services, (route) => route.abort("blockedbyclient")],
  "the consent management platform throws": [["**/cmp_min.js*"], script("throw new Error('out of order')")],
  "the tag manager breaks the data layer": [
    [tagManagerUrl],
    script("dataLayer.push = () => { throw new Error('out of order') }"),
  ],
}

/**
 * Enables every third-party service, for a visitor who has not answered the consent banner yet; lists the tag manager's
 * requests.
 */
async function setAll(page: Page, world: World, serverUrl: string): Promise<string[]> {
  const tags = await setUp(page, world, {}, { growthbookClientKey: "sdk-test" })
  Object.assign(world.state.settings ?? {}, { sentryDsn: `${serverUrl.replace("://", "://key@")}/7` })
  // An error to report.
  world.addFault({ operation: "countryDetails", status: 500 })
  return tags
}

/** Registers through an invitation link. */
async function register(page: Page): Promise<void> {
  await page.goto("?rc=VALID-0001", { waitUntil: "commit" })
  await fillForm(page, english)
  await sendForm(page, english)
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0)
}

/** Follows the link in the e-mail. */
async function activate(page: Page, world: World): Promise<void> {
  const link = world.state.outbox[0]?.linkPath ?? ""
  // The browser that registered activates without another press.
  await page.goto(link, { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1, name: "Your account is activated" })).toBeVisible()
}

for (const [trouble, [addresses, answer]] of Object.entries(troubles))
  test(`while ${trouble}, a visitor joins, and nothing is sent without consent`, async ({
    page,
    context,
    world,
    server,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|request failed|status \d{3}|preloaded using link|EventSource/)
    complaints.allow(/out of order/)
    const tags = await setAll(page, world, server.url)
    for (const address of addresses) await context.route(address, answer)
    await register(page)
    expect(JSON.stringify(await updates(page))).not.toContain("granted")
    if (addresses[0] !== tagManagerUrl) expect([...tags, ...(await events(page))]).toEqual([])
    await activate(page, world)
  })
