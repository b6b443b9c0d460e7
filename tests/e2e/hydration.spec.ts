import type { Page } from "@playwright/test"
import type { Language } from "../../src/lib/languages"
import { builds } from "./support/builds"
import { expect, test } from "./support/fixtures"
import { whenHydrated } from "./support/journey"
import { expectFits } from "./support/layout"
import { languagesOfChunks, pagesUnder, type SitePage } from "./support/site"

declare global {
  interface Window {
    /** Elements added or removed inside the root element during hydration. */
    rebuilt: string[]
    /** The page's header from the file. */
    written: Element | null
  }
}

/** Observes the root element from parsing, before any module runs, until the page is hydrated. */
function watchRoot(): void {
  window.rebuilt = []
  document.addEventListener("readystatechange", () => {
    const root = document.getElementById("root")
    if (document.readyState !== "interactive" || !root) return
    const observer = new MutationObserver((changes) => {
      if (!("earlyActions" in window)) observer.disconnect()
      for (const { addedNodes, removedNodes } of changes)
        for (const node of [...addedNodes, ...removedNodes]) {
          // The carousel gets its buttons once its own code has loaded.
          if (node.nodeName !== "BUTTON") window.rebuilt.push(`${node.nodeName} ${node.textContent}`)
        }
    })
    window.written = root.querySelector("header")
    observer.observe(root, { childList: true, subtree: true })
  })
}

/** The document's metadata. */
function readHead(page: Page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll("title").length,
    canonicals: document.querySelectorAll('link[rel="canonical"]').length,
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    noindex: document.querySelectorAll('meta[name="robots"]').length,
    headings: document.querySelectorAll("h1").length,
    swapped: document.documentElement.dataset["wrongLanguage"] !== undefined,
  }))
}

/** What the page has requested, and its inline styles, by path relative to the base path. */
function readRequests(page: Page) {
  return page.evaluate(() => {
    const fileOf = (address: string) => new URL(address).pathname.replace("/acquisition/", "")
    const styles = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")
    return {
      files: performance.getEntriesByType("resource").map(({ name }) => fileOf(name)),
      inside: [...styles].map(({ href }) => fileOf(href)),
    }
  })
}

async function expectHydrated(page: Page, { row: { indexable }, language, changing }: SitePage): Promise<void> {
  await whenHydrated(page)
  // React discards and rerenders whatever differs; the header is on every page.
  expect(await page.evaluate(() => window.written === document.querySelector("header"))).toBe(true)
  if (!changing) expect(await page.evaluate(() => window.rebuilt)).toEqual([])
  expect(await readHead(page)).toEqual({
    language,
    titles: 1,
    canonicals: indexable ? 1 : 0,
    descriptions: indexable ? 1 : 0,
    noindex: indexable ? 0 : 1,
    headings: 1,
    swapped: false,
  })
}

/** What a visitor can do next, named in the main part of a page: no page is a dead end. */
const nextSteps = (page: Page) =>
  page.getByRole("main").locator("a[href], button:not([aria-disabled=true], [disabled])").filter({ visible: true })

let chunkLanguages: ReadonlyMap<string, Language> = new Map()

// The files are read when the tests run: when they are listed, the site may not be built yet.
test.beforeAll(() => {
  chunkLanguages = languagesOfChunks(builds.plain)
})

async function expectOwnFiles(page: Page, language: Language): Promise<void> {
  const { files, inside } = await readRequests(page)
  const spoken = files.flatMap((file) => chunkLanguages.get(file) ?? [])
  expect([...new Set(spoken)]).toEqual([language])
  expect(files.filter((file) => /^assets\/page-[\w-]{7}\.js$/.test(file))).toHaveLength(1)
  expect(inside).not.toEqual([])
  expect(files.filter((file) => inside.includes(file))).toEqual([])
}

test.describe("on a 320 by 568 phone", () => {
  test.use({ viewport: { width: 320, height: 568 } })

  // German and Polish have the longest words. Vitest reads the file of every page in every language (src/app/pages.test.tsx).
  for (const prefix of ["", "de", "pl"] as const) {
    test(`every file under /${prefix} hydrates, fits the screen, and leads on`, async ({ page }) => {
      await page.addInitScript(watchRoot)
      for (const visited of pagesUnder(prefix)) {
        await test.step(visited.address, async () => {
          await page.goto(visited.address)
          await expectHydrated(page, visited)
          await expectOwnFiles(page, visited.language)
          await expectFits(page)
          await expect(nextSteps(page).first()).toBeVisible()
        })
      }
    })
  }
})

test("the observer of the root element detects a page that is rendered from scratch", async ({ page }) => {
  await page.addInitScript(watchRoot)
  await page.route("**/acquisition/de/about-us", async (route) => {
    const response = await route.fetch()
    // No page has this id, so the entry considers the file unsuitable for hydration.
    await route.fulfill({ response, body: (await response.text()).replace("about-us___de", "of-another-time") })
  })
  await page.goto("de/about-us")
  await whenHydrated(page)
  expect(await page.evaluate(() => window.rebuilt.length)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.written === document.querySelector("header"))).toBe(false)
})
