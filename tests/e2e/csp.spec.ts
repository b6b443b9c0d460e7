import type { Page } from "@playwright/test"
import { builds } from "./support/builds"
import { press, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { namesIn, register, whenHydrated } from "./support/journey"
import { pagesInTurn } from "./support/site"
import { serveFolder } from "./support/staticServer"

declare global {
  interface Window {
    /** Reports a policy violation to the test, enforced or report-only. */
    noteViolation?: (text: string) => void
  }
}

/** Records violations of the pages' policies, enforced and report-only. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ disposition, violatedDirective, blockedURI }) => {
      window.noteViolation?.(`${location.pathname}: ${disposition} ${violatedDirective} ${blockedURI}`)
    })
  })
  return violations
}

test("no page, each in the next of the languages, violates its policy, with every third-party service enabled", async ({
  page,
  server,
  world,
}) => {
  test.setTimeout(120_000)
  await setUp(
    page,
    world,
    {},
    {
      growthbookClientKey: "sdk-test",
      sentryDsn: `${server.url.replace("://", "://key@")}/7`,
    },
  )
  const violations = await noteViolations(page)
  for (const { address } of pagesInTurn(0)) {
    await page.goto(address)
    await whenHydrated(page)
  }
  expect(violations).toEqual([])
})

test("a registration with consent, content pages and all services violates no policy", async ({
  page,
  server,
  world,
}) => {
  const asked = await setUp(
    page,
    world,
    {},
    {
      growthbookClientKey: "sdk-test",
      sentryDsn: `${server.url.replace("://", "://key@")}/7`,
      acqBackendWebsocketURL: `${server.url.replace("http", "ws")}/acquisition/graphql-ws`,
    },
  )
  const violations = await noteViolations(page)
  await page.goto("content/terms")
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
  await press(page, "Accept all")
  await page.goto("")
  await register(page, namesIn("en"))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(violations).toEqual([])
})

test("injected scripts do not run", async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|evil\.example|This document requires/)
  const violations = await noteViolations(page)
  await page.goto("about-us")
  await whenHydrated(page)
  const ran = await page.evaluate(async () => {
    const inline = document.createElement("script")
    inline.textContent = "window.ranInline = true"
    document.body.append(inline)
    const foreign = document.createElement("script")
    const settled = new Promise((resolve) => foreign.addEventListener("error", resolve))
    foreign.src = "https://evil.example/x.js"
    document.body.append(foreign)
    await settled
    const image = document.createElement("div")
    image.innerHTML = '<img src="data:," onerror="window.ranHandler = true"><p style="color: rgb(1, 2, 3)">x</p>'
    document.body.append(image)
    const sent = await fetch("https://evil.example/").catch(() => "refused")
    const colour = getComputedStyle(image.querySelector("p") ?? image).color
    return { inline: "ranInline" in window, handler: "ranHandler" in window, sent, colour }
  })
  expect(ran).toEqual({
    inline: false,
    handler: false,
    sent: "refused",
    colour: expect.not.stringContaining("1, 2, 3"),
  })
  expect(violations.length).toBeGreaterThan(0)
})

test("the site with the mocked backend built in complies with its policy on a host without headers", async ({
  page,
}) => {
  const { url, stop } = await serveFolder(builds.qa)
  const violations = await noteViolations(page)
  await page.goto(`${url}/acquisition/sandbox/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All scenarios")
  await page.goto(`${url}/acquisition/`)
  await register(page, namesIn("en"))
  expect(violations).toEqual([])
  await page.close()
  await stop()
})
