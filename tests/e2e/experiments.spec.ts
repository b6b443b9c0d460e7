import {
  assigned,
  assignments,
  flagRequests,
  holdFlags,
  mainHeading,
  ownHeading,
  seenHeadings,
  redirect,
  socialHeading,
  socialWords,
  configureFlags,
  told,
  unhurried,
  watch,
} from "./support/experiments"
import { split } from "../support/flags"
import { expect, test } from "./support/fixtures"
import { movedParts } from "./support/layout"
import { controls, enterCode, namesIn, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

// How long a page may wait for its flags is tested elsewhere.
test.beforeEach(({ page }) => unhurried(page))

test("a variant is the first thing visible, nothing shifts, and one exposure is tracked", async ({ page, world }) => {
  await watch(page)
  await configureFlags(page, world, {
    ...socialWords,
    "landing-layout": split("layout", "center-single-column", "right-double-column"),
  })
  const { release } = await holdFlags(page)
  await page.goto("", { waitUntil: "commit" })
  await whenHydrated(page)
  release()
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await expect(controls(page, english).code).toBeVisible()
  await told(page)
  expect(await seenHeadings(page)).toEqual([socialHeading])
  expect(await movedParts(page)).toEqual([])
  expect(await assignments(page)).toEqual([assigned("layout", "1"), assigned("words", "1")])
})

test("a banner alone brings its texts", async ({ page, world }) => {
  await configureFlags(page, world, { "top-banner": { defaultValue: "black-friday" } })
  await page.goto("")
  await expect(page.getByText(text("en", "variants:banner.blackFriday"))).toBeVisible()
})

test("a flow alone brings its texts", async ({ page, world }) => {
  await configureFlags(page, world, { "registration-flow": { defaultValue: "socialRegistration" } })
  await page.goto("?rc=VALID-0001")
  await expect(mainHeading(page)).toHaveText(text("en", "variants:socialRegistration.title"))
})

for (const [layout, width, height] of [
  ["center-single-column", 390, 844],
  ["only-mobile", 1440, 900],
] as const)
  test.describe(`on a ${width} by ${height} screen`, () => {
    test.use({ viewport: { width, height } })

    test(`a late ${layout} with other texts and a banner shifts nothing`, async ({ page, world }) => {
      await watch(page)
      await configureFlags(page, world, {
        "landing-layout": { defaultValue: layout },
        "main-description": { defaultValue: "daba" },
        "top-banner": { defaultValue: "black-friday" },
      })
      const { release } = await holdFlags(page)
      await page.goto("", { waitUntil: "commit" })
      await whenHydrated(page)
      release()
      await expect(mainHeading(page)).toHaveText(text("en", "variants:daba.title"))
      await expect(page.getByText("Black Friday", { exact: true })).toBeVisible()
      await expect(controls(page, english).code).toBeVisible()
      expect(await movedParts(page)).toEqual([])
    })
  })

test("flags that arrive after the first key press change nothing and are not tracked", async ({ page, world }) => {
  await watch(page)
  await configureFlags(page, world, socialWords)
  const { release } = await holdFlags(page)
  await page.goto("", { waitUntil: "commit" })
  await whenHydrated(page)
  await page.keyboard.press("Tab")
  await expect(mainHeading(page)).toHaveText(ownHeading)
  const answered = page.waitForResponse(/api\/features/)
  release()
  await answered
  await enterCode(page, english)
  await told(page)
  expect(await seenHeadings(page)).not.toContain(socialHeading)
  expect(await assignments(page)).toEqual([])
})

test("disablegb requests no flags and shows the page at once", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const requests = flagRequests(page)
  await page.goto("?disablegb")
  await whenHydrated(page)
  await expect(mainHeading(page)).toHaveText(ownHeading)
  await expect(page.locator("html")).toHaveAttribute("data-revealed")
  await told(page)
  expect(requests).toEqual([])
  await page.goto("?disablegb=0")
  await expect(mainHeading(page)).toHaveText(socialHeading)
})

test.describe("a redirect experiment", () => {
  test("leads to another page of this site, with the query, and is tracked there", async ({ page, world, server }) => {
    await watch(page)
    await configureFlags(page, world, {})
    world.setFeatures({ experiments: [redirect(server.url, `${server.url}/acquisition/lean`)] })
    await page.goto("?rc=VALID-0001&utm_source=letter")
    await expect(page).toHaveURL(/\/acquisition\/lean\?rc=VALID-0001&utm_source=letter$/)
    await expect(controls(page, english).email).toBeVisible()
    await expect.poll(() => assignments(page)).toEqual([assigned("pages", "1")])
  })

  test("never leads to another site", async ({ page, world, server }) => {
    await configureFlags(page, world, {})
    world.setFeatures({ experiments: [redirect(server.url, "https://www.example.org/")] })
    await page.goto("")
    await told(page)
    await expect(page).toHaveURL(/\/acquisition\/$/)
    expect(await assignments(page)).toEqual([])
  })
})

const pages = {
  "landing-pages": { defaultValue: { spring: { mainDescription: "daba", layout: "only-mobile", flow: "nonsense" } } },
}

test("the flag landing-pages: creates a landing page with a name of its own", async ({ page, world, complaints }) => {
  complaints.allow(/status (of )?404/)
  await configureFlags(page, world, pages)
  // On a busy machine the flags may come after the second for which the page waits: the next visit has them.
  await expect(async () => {
    await page.goto("de/spring?rc=VALID-0001")
    await expect(mainHeading(page)).toHaveText(text("de", "variants:daba.title"), { timeout: 3000 })
  }).toPass()
  await expect(page).toHaveTitle(new RegExp(text("de", "variants:daba.title")))
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await expect(page).toHaveURL(/\/acquisition\/de\/spring\?rc=VALID-0001$/)
  await expect(controls(page, namesIn("de")).create).toBeVisible()
})

for (const [title, path, fault] of [
  ["does not name it", "autumn", {}],
  ["hangs", "spring", { hang: true }],
] as const)
  test(`the flag landing-pages leaves a page not found when it ${title}`, async ({ page, world, complaints }) => {
    complaints.allow(/status (of )?404/)
    await configureFlags(page, world, pages)
    if ("hang" in fault) world.addFault({ operation: "growthbook-features", ...fault })
    await page.goto(path)
    await expect(page).toHaveURL(/\/acquisition\/error\/404$/)
  })
