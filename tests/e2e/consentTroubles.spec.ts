import type { Page, Route } from "@playwright/test"
import { tagManagerUrl } from "./support/tagManager"
import type { World } from "../../src/sandbox/world"
import { events, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { namesIn, register } from "./support/journey"

const english = namesIn("en")

/** Every way in which one of the two scripts can fail. */
const troubles: [string, (page: Page, world: World) => Promise<void> | void][] = [
  ["the consent script is blocked", (page) => page.route(/cmp_min\.js/, (route) => route.abort("blockedbyclient"))],
  ["the consent script answers 500", (_, world) => world.addFault({ operation: "consent-script", status: 500 })],
  ["the consent script is a page of HTML", (_, world) => world.addFault({ operation: "consent-script", body: "html" })],
  ["the consent script hangs", (_, world) => world.addFault({ operation: "consent-script", hang: true })],
]

for (const [title, trouble] of troubles)
  test(`${title}: nothing is sent, and a registration goes through`, async ({ page, world, complaints }) => {
    complaints.allow(/cmp_min\.js|Unexpected token/)
    const asked = await setUp(page, world)
    await trouble(page, world)
    await page.goto("")
    await register(page, english)
    expect(await events(page)).toEqual([])
    expect(asked).toEqual([])
  })

/** A tag manager script that breaks what it takes over. */
const breaksPush = "dataLayer.push = () => { throw new Error('out of order') }"

for (const [title, answer] of [
  ["is blocked", (route) => route.abort("blockedbyclient")],
  ["answers 500", (route) => route.fulfill({ status: 500 })],
  ["is a page of HTML", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Sorry</p>" })],
  ["throws", (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('out of order')" })],
  ["breaks the data layer", (route) => route.fulfill({ contentType: "text/javascript", body: breaksPush })],
  ["hangs", () => undefined],
] satisfies [string, (route: Route) => unknown][])
  test(`a tag manager whose script ${title} does no harm`, async ({ page, world, complaints }) => {
    complaints.allow(/googletagmanager|out of order|Unexpected token/)
    await setUp(page, world)
    await page.route(tagManagerUrl, answer)
    await page.goto("")
    await expect.poll(() => events(page)).toContain("page_view")
    await register(page, english)
  })
