import type { Page } from "@playwright/test"
import { encrypted } from "../support/flags"
import { press, setUp } from "./support/dataLayer"
import {
  assigned,
  assignments,
  configureFlags,
  flagRequests,
  holdFlags,
  mainHeading,
  ownHeading,
  socialHeading,
  socialWords,
  told,
  unhurried,
} from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { text } from "./support/texts"

test.beforeEach(({ page }) => unhurried(page))

test("flags are fetched again when the stream only announces new ones", async ({ page, world }) => {
  await configureFlags(page, world, {})
  const requests = flagRequests(page)
  await page.route("**/sub/sdk-test", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "event: features-updated\ndata: {}\n\n" }),
  )
  await page.goto("")
  await expect.poll(() => requests.filter((path) => path.startsWith("api/features/")).length).toBeGreaterThan(1)
})

test("flags that are streamed in change the next page, not the open one", async ({ page, world }) => {
  await configureFlags(page, world, {})
  await page.goto("")
  await told(page)
  world.setFeatures({ features: { "main-description": { defaultValue: "social" } } })
  await page.waitForFunction(() => localStorage.getItem("gbFeaturesCache")?.includes("social"))
  await expect(mainHeading(page)).toHaveText(ownHeading)
  // What the service itself answers comes too late.
  await holdFlags(page)
  await page.reload()
  await expect(mainHeading(page)).toHaveText(socialHeading)
})

test("a stream is asked for once where the service has no such address", async ({ page, world, complaints }) => {
  complaints.allow(/Failed to load resource|status 404|EventSource/)
  await page.clock.install()
  await configureFlags(page, world, {})
  const requests = flagRequests(page)
  const answered = Promise.withResolvers<void>()
  await page.route("**/sub/sdk-test", (route) => route.fulfill({ status: 404 }).then(answered.resolve))
  await page.goto("")
  await answered.promise
  // Longer than the SDK waits before it asks again.
  for (const seconds of [1, 1, 1, 10, 10]) await page.clock.runFor(seconds * 1000)
  expect(requests.filter((path) => path.startsWith("sub/"))).toEqual(["sub/sdk-test"])
})

test("flags are requested while the SDK is still loading, and once", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  world.addFault({ operation: "growthbook-features", headers: { "x-sse-support": "disabled" } })
  const requests = flagRequests(page)
  const code = await holdRequests(page, /\/assets\/GrowthBook-/)
  await page.goto("", { waitUntil: "commit" })
  await expect.poll(() => requests).toEqual(["api/features/sdk-test"])
  code.release()
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await told(page)
  expect(requests).toEqual(["api/features/sdk-test"])
  expect(await assignments(page)).toEqual([assigned("words", "1")])
})

test("the service can evaluate flags itself", async ({ page, world }) => {
  await configureFlags(page, world, { "main-description": { defaultValue: "social" } }, { growthbookRemoteEval: true })
  const request = page.waitForRequest(/\/api\/eval\/sdk-test$/)
  await page.goto("?utm_source=letter")
  expect((await request).postDataJSON()).toEqual({
    // The country is not known yet, and the default is nobody's.
    attributes: { acqAnonymousId: expect.stringMatching(/^[\da-f-]{36}$/) },
    forcedVariations: {},
    forcedFeatures: [],
    url: expect.stringMatching(/\/acquisition\/\?utm_source=letter$/),
  })
  await expect(mainHeading(page)).toHaveText(socialHeading)
})

/** The attributes that the service gets for the page at a path. */
async function attributesAt(page: Page, path: string): Promise<unknown> {
  const request = page.waitForRequest(/\/api\/eval\/sdk-test$/)
  await page.goto(path)
  return (await request).postDataJSON().attributes
}

test("the country that was looked up targets every later page of the session @daily", async ({ page, world }) => {
  world.state.country = "PL"
  await configureFlags(page, world, {}, { growthbookRemoteEval: true })
  expect(await attributesAt(page, "")).not.toHaveProperty("applicationCountry")
  await page.waitForLoadState("networkidle")
  expect(await attributesAt(page, "lean")).toMatchObject({ applicationCountry: "PL" })
})

test("encrypted flags are read with the key", async ({ page, world }) => {
  const key = Buffer.alloc(16, 7).toString("base64")
  await configureFlags(page, world, {}, { growthbookDecryptionKey: key })
  world.setFeatures({ encryptedFeatures: encrypted({ "main-description": { defaultValue: "social" } }, key) })
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(socialHeading)
})

test("flag usage is reported in batches if enabled", async ({ page, world }) => {
  await configureFlags(
    page,
    world,
    { "main-description": { defaultValue: "social" } },
    { growthbookRealtimeKey: "rt-1" },
  )
  await page.goto("")
  await expect.poll(() => world.state.usagePings.length).toBe(1)
  const ping = new URLSearchParams(world.state.usagePings[0])
  expect(ping.get("key")).toBe("rt-1")
  expect(JSON.parse(ping.get("events") ?? "")).toContainEqual({ key: "main-description", on: true })
})

test("experiments remember a visitor beyond the browser session only with consent", async ({ page, world }) => {
  await setUp(page, world, {}, { growthbookClientKey: "sdk-test" })
  /** The id, and for how many days it is kept beyond the browser session. */
  const kept = async (): Promise<[id: string, days: number]> => {
    const cookies = await page.context().cookies()
    const found = cookies.find(({ name }) => name === "acq_anonymous_id")
    const seconds = found && found.expires > 0 ? found.expires - Date.now() / 1000 : 0
    return [found?.value ?? "", Math.round(seconds / 86_400)]
  }
  await page.goto("")
  await expect.poll(kept).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), 0])
  const [id] = await kept()
  await press(page, "Accept all")
  await expect.poll(kept).toEqual([id, 180])
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: text("en", "common:footer.consent") })
    .click()
  await press(page, "Deny all")
  await expect.poll(async () => (await kept())[0]).not.toBe(id)
})
