import type { Route } from "@playwright/test"
import { tagManagerUrl } from "./support/tagManager"
import { events, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { namesIn, register } from "./support/journey"

const english = namesIn("en")

/** A tag manager script that breaks what it takes over. The fault matrix has every other trouble of the two scripts. */
const breaksPush = "dataLayer.push = () => { throw new Error('out of order') }"

for (const [title, answer] of [
  ["throws", (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('out of order')" })],
  ["breaks the data layer", (route) => route.fulfill({ contentType: "text/javascript", body: breaksPush })],
] satisfies [string, (route: Route) => unknown][])
  test(`a tag manager whose script ${title} does no harm`, async ({ page, world, complaints }) => {
    complaints.allow(/googletagmanager|out of order|Unexpected token/)
    await setUp(page, world)
    await page.route(tagManagerUrl, answer)
    await page.goto("")
    await expect.poll(() => events(page)).toContain("page_view")
    await register(page, english)
  })
