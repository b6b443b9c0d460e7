import { split } from "../support/flags"
import { builds } from "./support/builds"
import { events } from "./support/dataLayer"
import {
  assigned,
  assignments,
  configureFlags,
  flagRequests,
  mainHeading,
  redirect,
  seenHeadings,
  socialHeading,
  socialWords,
  told,
  watch,
} from "./support/experiments"
import { expect, test as base } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { movedParts } from "./support/layout"
import { startSite } from "./support/siteServer"
import { text } from "./support/texts"

const english = namesIn("en")

/** The site on a host that decides experiments. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startSite>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, empty where a fixture needs no other
    async ({}, use) => {
      const server = await startSite(builds.plain, { decides: true })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

/** The visitor's id as the browser keeps it. */
const idOf = async (page: Parameters<typeof told>[0]) =>
  (await page.context().cookies()).find(({ name }) => name === "acq_anonymous_id")?.value

test("a decided page is seen at once as decided, hydrates, and asks nothing @daily", async ({ page, world }) => {
  await watch(page)
  await configureFlags(page, world, {
    ...socialWords,
    "registration-flow": split("flow", "leanStep1", "default"),
    "top-banner": { defaultValue: "black-friday" },
  })
  const asked = flagRequests(page)
  await page.goto("", { waitUntil: "commit" })
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await whenHydrated(page)
  await told(page)
  expect(await seenHeadings(page)).toEqual([socialHeading])
  expect(await movedParts(page)).toEqual([])
  await expect(page.getByText(text("en", "variants:banner.blackFriday"), { exact: true })).toBeVisible()
  expect(await assignments(page)).toEqual([
    { ...assigned("flow", "1"), acq_anonymous_id: await idOf(page) },
    { ...assigned("words", "1"), acq_anonymous_id: await idOf(page) },
  ])
  await controls(page, english).code.fill("VALID-0001")
  await controls(page, english).register.click()
  await expect(controls(page, english).email).toBeVisible()
  expect(asked).toEqual([])
})

test("a redirect keeps the query, and its exposure is tracked once, on its target", async ({ page, world, server }) => {
  await configureFlags(page, world, {})
  world.setFeatures({ features: {}, experiments: [redirect(server.url, `${server.url}/acquisition/lean`)] })
  await page.goto("?rc=VALID-0001")
  expect(page.url()).toBe(`${server.url}/acquisition/lean?rc=VALID-0001`)
  await told(page)
  expect(await assignments(page)).toEqual([assigned("pages", "1")])
  await page.reload()
  await told(page)
  expect(await assignments(page)).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContainEqual(expect.stringMatching("exposed"))
})

test("the next page is decided by the browser, with the same id, and counts nobody twice", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const asked = flagRequests(page)
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await whenHydrated(page)
  await page.getByRole("link", { name: "About us" }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.goBack()
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await told(page)
  expect(await assignments(page)).toEqual([assigned("words", "1")])
})

test("a decided page whose script with the decision cannot be had starts once", async ({ page, world, complaints }) => {
  complaints.allow(/applyHostDecision-[\w-]+\.js/)
  await configureFlags(page, world, { "top-banner": { defaultValue: "black-friday" } })
  await page.route("**/applyHostDecision-*.js", (route) => route.abort())
  await page.goto("")
  await whenHydrated(page)
  await expect.poll(async () => (await events(page)).includes("page_view")).toBe(true)
  await expect(page.locator(".boot-failure")).toBeHidden()
  await page.getByRole("link", { name: "About us" }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect.poll(async () => (await events(page)).filter((name) => name === "page_view")).toHaveLength(2)
})
