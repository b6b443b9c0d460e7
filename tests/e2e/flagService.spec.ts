import { createCipheriv } from "node:crypto"
import type { Page } from "@playwright/test"
import { banner, press, setUp } from "./support/dataLayer"
import {
  assigned,
  assignments,
  configureFlags,
  flagRequests,
  mainHeading,
  ownHeading,
  socialHeading,
  socialWords,
  told,
  unhurried,
} from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { controls, enterCode, namesIn, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

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

for (const [title, answer] of [
  ["has no such address", { status: 404 }],
  ["answers with a page", { contentType: "text/html", body: "<!doctype html>" }],
] as const)
  test(`a stream is asked for once where the service ${title}`, async ({ page, world, complaints }) => {
    complaints.allow(/Failed to load resource|status 404|EventSource/)
    await page.clock.install()
    await configureFlags(page, world, {})
    const requests = flagRequests(page)
    const streams = () => requests.filter((path) => path.startsWith("sub/"))
    await page.route("**/sub/sdk-test", (route) => route.fulfill(answer))
    const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("/sub/"))
    await page.goto("")
    await answered
    // Longer than the SDK waits before it asks again.
    for (const seconds of [1, 1, 1, 10, 10]) await page.clock.runFor(seconds * 1000)
    expect(streams()).toEqual(["sub/sdk-test"])
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

test("no stream is opened unless the service offers one", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  world.addFault({ operation: "growthbook-features", headers: { "x-sse-support": "disabled" } })
  const requests = flagRequests(page)
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await told(page)
  expect(requests).toEqual(["api/features/sdk-test"])
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

test("a guessed country targets nothing", async ({ page, world }) => {
  world.state.country = null
  await configureFlags(page, world, {}, { growthbookRemoteEval: true })
  await page.goto("?rc=VALID-0001")
  await expect(controls(page, english).country).toHaveValue("DE")
  expect(await attributesAt(page, "lean")).not.toHaveProperty("applicationCountry")
})

test.describe("encrypted flags", () => {
  const key = Buffer.from("0123456789abcdef")

  function encrypted(features: unknown): string {
    const iv = Buffer.from("fedcba9876543210")
    const cipher = createCipheriv("aes-128-cbc", key, iv)
    const body = Buffer.concat([cipher.update(JSON.stringify(features)), cipher.final()])
    return `${iv.toString("base64")}.${body.toString("base64")}`
  }

  test("are read with the key", async ({ page, world }) => {
    await configureFlags(page, world, {}, { growthbookDecryptionKey: key.toString("base64") })
    world.setFeatures({ encryptedFeatures: encrypted({ "main-description": { defaultValue: "social" } }) })
    await page.goto("")
    await expect(mainHeading(page)).toHaveText(socialHeading)
  })

  test("that cannot be decrypted change nothing", async ({ page, world, complaints }) => {
    complaints.allow(/Failed to decrypt/)
    await configureFlags(
      page,
      world,
      {},
      { growthbookDecryptionKey: Buffer.from("another key, yes").toString("base64") },
    )
    world.setFeatures({ encryptedFeatures: encrypted({ "main-description": { defaultValue: "social" } }) })
    const refused = page.waitForEvent("console", (message) => message.text().includes("Failed to decrypt"))
    await page.goto("")
    await refused
    await whenHydrated(page)
    await expect(mainHeading(page)).toHaveText(ownHeading)
    await enterCode(page, english)
  })
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

for (const growthbookDevMode of [true, false])
  test(`the SDK's developer tools ${growthbookDevMode ? "find it" : "find nothing unless a setting allows it"}`, async ({
    page,
    world,
  }) => {
    await configureFlags(page, world, socialWords, { growthbookDevMode })
    await page.goto("")
    await told(page)
    expect(await page.evaluate("typeof window._growthbook")).toBe(growthbookDevMode ? "object" : "undefined")
  })

test("without a client key none of its code is loaded", async ({ page, world }) => {
  await configureFlags(page, world, socialWords, { growthbookClientKey: undefined })
  const requests = flagRequests(page)
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(request.url()))
  await page.goto("", { waitUntil: "networkidle" })
  await expect(page.locator("html")).toHaveAttribute("data-revealed")
  expect(requests).toEqual([])
  expect(scripts.filter((url) => /GrowthBook|pageEvaluator/.test(url))).toEqual([])
})

test("the activation page requests no flags; the page after it does", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const requests = flagRequests(page)
  await page.goto("registration/activateaccount?activationId=unknown", { waitUntil: "networkidle" })
  expect(requests).toEqual([])
  await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/acquisition/']")?.click())
  await expect(page).toHaveURL(/\/acquisition\/$/)
  await expect.poll(() => requests).toContain("api/features/sdk-test")
})

for (const growthbookRemoteEval of [false, true])
  test(`experiments ${growthbookRemoteEval ? "that the service evaluates " : ""}remember a visitor beyond the browser session only with consent`, async ({
    page,
    world,
  }) => {
    await setUp(page, world, {}, { growthbookClientKey: "sdk-test", growthbookRemoteEval })
    /** The id, and for how many days it is kept beyond the browser session. */
    const kept = async (): Promise<[id: string, days: number]> => {
      const cookies = await page.context().cookies()
      const found = cookies.find(({ name }) => name === "acq_anonymous_id")
      const seconds = found && found.expires > 0 ? found.expires - Date.now() / 1000 : 0
      return [found?.value ?? "", Math.round(seconds / 86_400)]
    }
    const value = async () => (await kept())[0]
    const days = async () => (await kept())[1]
    await page.goto("")
    await expect.poll(value).toMatch(/^[\da-f-]{36}$/)
    const id = await value()
    await expect(banner(page)).toBeVisible()
    expect(await days()).toBe(0)
    await press(page, "Accept all")
    await expect.poll(days).toBe(180)
    expect(await value()).toBe(id)
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: text("en", "common:footer.consent") })
      .click()
    await press(page, "Deny all")
    await expect.poll(value).not.toBe(id)
    await page.goto("?utm_source=later")
    await expect.poll(value).toMatch(/^[\da-f-]{36}$/)
    expect(await value()).not.toBe(id)
    expect(await days()).toBe(0)
  })
