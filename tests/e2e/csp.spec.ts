import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { whenHydrated } from "./support/journey"

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
