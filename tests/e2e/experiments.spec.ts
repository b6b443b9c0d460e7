import {
  assigned,
  assignments,
  flagRequests,
  holdFlags,
  mainHeading,
  movedParts,
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
  ["right-double-column", 1440, 1400],
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

test("a visitor in the control group sees the default page, and is counted", async ({ page, world }) => {
  await watch(page)
  await configureFlags(page, world, {
    "main-description": {
      ...split("words", "social", "default"),
      rules: [{ key: "words", variations: ["default", "social"], weights: [1, 0], hashAttribute: "acqAnonymousId" }],
    },
  })
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(ownHeading)
  await expect.poll(() => assignments(page)).toEqual([assigned("words", "0")])
  expect(await seenHeadings(page)).toEqual([ownHeading])
})

test("flags that arrive after the first key press change nothing, and no exposure is tracked", async ({
  page,
  world,
}) => {
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

test("streamed flags wait for the next page, and a change of language is not one", async ({ page, world }) => {
  await configureFlags(page, world, {})
  // Until the server has answered, it streams nothing to this page.
  const stream = page.waitForResponse(/\/sub\/sdk-test$/)
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(ownHeading)
  await stream
  world.setFeatures({ features: { "main-description": { defaultValue: "social" } } })
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbFeaturesCache"))).toContain("social")
  await page.getByRole("link", { name: "Deutsch" }).click()
  await expect(mainHeading(page)).toHaveText(text("de", "landing:main.default.title"))
  const headingOfNextPageView = async () => {
    const name = text("de", "landing:code.apply")
    await page.getByRole("main").getByRole("link", { name, exact: true }).click()
    await expect(mainHeading(page)).toHaveText(text("de", "membership:intro.title"))
    await page.goBack()
    await expect(mainHeading(page)).not.toHaveText(text("de", "membership:intro.title"))
    return mainHeading(page).textContent()
  }
  // A page view waits 300 ms for its flags and their texts. On a busy machine the first may be too late; the next has them.
  await expect.poll(headingOfNextPageView).toBe(text("de", "variants:social.title"))
})

test("an unknown flag value is ignored, and reported once", async ({ page, world, server }) => {
  await configureFlags(
    page,
    world,
    { ...socialWords, "landing-layout": { defaultValue: "upside-down" } },
    { sentryDsn: server.url.replace("://", "://key@") + "/1" },
  )
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(socialHeading)
  const reports = () => world.state.reports.filter((report) => report.includes("flag-invalid"))
  await expect.poll(reports).toHaveLength(1)
  expect(reports()[0]).toContain("landing-layout")
})

test("disablegb requests no flags and shows the page at once", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const requests = flagRequests(page)
  for (const query of ["?disablegb", "?disablegb=1", "?disablegb=true", "?acqParams=disablegb%3Dyes"]) {
    await page.goto(query)
    await whenHydrated(page)
    await expect(mainHeading(page)).toHaveText(ownHeading)
    await expect(page.locator("html")).toHaveAttribute("data-revealed")
  }
  await told(page)
  expect(requests).toEqual([])
  for (const query of ["?disablegb=0", "?disablegb=false"]) {
    await page.goto(query)
    await expect(mainHeading(page)).toHaveText(socialHeading)
  }
})

test("the query forces a variant, which is not counted", async ({ page, world }) => {
  const experiment = { "main-description": { ...split("exp", "social", "default") } }
  Object.assign(experiment["main-description"].rules[0] ?? {}, { coverage: 0 })
  await configureFlags(page, world, experiment)
  for (const [query, title] of [
    ["?exp=1", socialHeading],
    ["?exp=0", ownHeading],
    ["?exp=9", ownHeading],
    ["?acqParams=exp%3D1", socialHeading],
  ] as const) {
    await page.goto(query)
    await expect(mainHeading(page)).toHaveText(title)
    await told(page)
    expect(await assignments(page)).toEqual([])
  }
})

test.describe("a redirect experiment", () => {
  test("leads to another page of this site, keeps the query, and tracks the exposure there", async ({
    page,
    world,
    server,
  }) => {
    await watch(page)
    await configureFlags(page, world, {})
    world.setFeatures({ experiments: [redirect(server.url, `${server.url}/acquisition/lean`)] })
    await page.goto("?rc=VALID-0001&utm_source=letter")
    await expect(page).toHaveURL(/\/acquisition\/lean\?rc=VALID-0001&utm_source=letter$/)
    await expect(controls(page, english).email).toBeVisible()
    await expect.poll(() => assignments(page)).toEqual([assigned("pages", "1")])
  })

  test("counts the control group, on a page that flags cannot change too", async ({ page, world, server }) => {
    await configureFlags(page, world, {})
    const aboutUs = [{ include: true, type: "simple", pattern: `${server.url}/acquisition/about-us` }]
    const experiment = {
      ...redirect(server.url, `${server.url}/acquisition/lean`),
      weights: [1, 0],
      urlPatterns: aboutUs,
    }
    world.setFeatures({ experiments: [experiment] })
    await page.goto("about-us")
    await told(page)
    await expect(page).toHaveURL(/\/acquisition\/about-us$/)
    await expect.poll(() => assignments(page)).toEqual([assigned("pages", "0")])
  })

  test("never leads to another site", async ({ page, world, server }) => {
    await configureFlags(page, world, {})
    world.setFeatures({ experiments: [redirect(server.url, "https://www.example.org/")] })
    await page.goto("")
    await told(page)
    await expect(page).toHaveURL(/\/acquisition\/$/)
    expect(await assignments(page)).toEqual([])
  })

  test("never moves a visitor who has begun", async ({ page, world, server }) => {
    await configureFlags(page, world, {})
    world.setFeatures({ experiments: [redirect(server.url, `${server.url}/acquisition/lean`)] })
    const { release } = await holdFlags(page)
    await page.goto("", { waitUntil: "commit" })
    await whenHydrated(page)
    await page.keyboard.press("Tab")
    release()
    await enterCode(page, english)
    await told(page)
    await expect(page).toHaveURL(/\/acquisition\/$/)
    expect(await assignments(page)).toEqual([])
  })
})

test.describe("the flag landing-pages", () => {
  const pages = {
    "landing-pages": { defaultValue: { spring: { mainDescription: "daba", layout: "only-mobile", flow: "nonsense" } } },
  }

  test("creates a landing page with a name of its own", async ({ page, world, complaints }) => {
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
    ["is called as no page should be", "constructor", {}],
    ["hangs", "spring", { hang: true }],
  ] as const)
    test(`leaves the not-found page in place when it ${title}`, async ({ page, world, complaints }) => {
      complaints.allow(/status (of )?404/)
      await configureFlags(page, world, pages)
      if ("hang" in fault) world.addFault({ operation: "growthbook-features", ...fault })
      await page.goto(path)
      await expect(page).toHaveURL(/\/acquisition\/error\/404$/)
    })
})
