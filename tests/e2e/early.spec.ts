import { languages } from "../../src/lib/languages"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, holdEntry, namesIn, sent, whenHydrated } from "./support/journey"
import { markDocument } from "./support/markDocument"
import { tokenSamples } from "../../src/sandbox/tokens"
import { text } from "./support/texts"

const english = namesIn("en")

test("a code submitted before hydration is kept and answered @daily", async ({ page, world }) => {
  const { release } = await holdEntry(page)
  await page.goto("", { waitUntil: "commit" })
  const form = controls(page, english)
  await form.code.fill("VALID-0001")
  const isSame = await markDocument(page)
  await form.code.press("Enter")
  await form.register.click()
  await expect(form.code).toHaveValue("VALID-0001")
  release()
  await expect(form.create).toBeVisible()
  expect(sent(world, "checkRegistrationCode")).toMatchObject([{ variables: { registrationCode: "VALID-0001" } }])
  expect(await isSame()).toBe(true)
})

test.describe("before the rest of the site has loaded", () => {
  test("a malformed code is answered beside the field, and the answer stays @daily", async ({ page }) => {
    const { release } = await holdEntry(page, "mountPage")
    await page.goto("de")
    const { code, register } = controls(page, namesIn("de"))
    const answer = new RegExp(`${text("de", "landing:code.characters").replaceAll(".", "\\.")}$`)
    await code.fill("ÄÖÜ1")
    await register.click()
    await expect(code).toHaveAccessibleDescription(answer)
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute("aria-invalid", "true")
    release()
    await whenHydrated(page)
    await expect(code).toHaveAccessibleDescription(answer)
    await code.fill("VALID-0001")
    await register.click()
    await expect(controls(page, namesIn("de")).create).toBeVisible()
  })

  test("a valid code is checked once, and the form is there as soon as the site is @daily", async ({ page, world }) => {
    const { release } = await holdEntry(page, "mountPage")
    await page.goto("")
    const { code, register, create } = controls(page, english)
    await code.fill("VALID-0001")
    await register.click()
    await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(1)
    release()
    await expect(create).toBeVisible()
    expect(sent(world, "checkRegistrationCode")).toHaveLength(1)
  })
})

test("a press on Create account shows progress until the page answers @daily", async ({ page }) => {
  const { release } = await holdEntry(page, "mountPage")
  await page.goto("?rc=NULLS-0001")
  const { create, finished } = controls(page, english)
  const progress = () => create.evaluate((button) => getComputedStyle(button, "::before").width)
  expect(await progress()).toBe("auto")
  await fillForm(page, english)
  await create.click()
  expect(await progress()).toBe("16px")
  release()
  await expect(finished).toBeVisible()
  await page.goBack()
  await expect(create).toBeVisible()
  expect(await progress()).toBe("auto")
})

test("a language chosen after something was entered takes it along", async ({ page }) => {
  const { release } = await holdEntry(page, "mountPage")
  await page.goto("?rc=VALID-0001")
  await controls(page, english).firstName.fill("Ada")
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click()
  release()
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await expect(controls(page, namesIn("de")).firstName).toHaveValue("Ada")
})

test.describe("without JavaScript", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false })

  test("the landing page is readable in every language, and asks for JavaScript", async ({ page, complaints }) => {
    // Preloaded scripts go unused.
    complaints.allow(/request failed: .*\.js csp$|was preloaded using link preload but not used/)
    for (const language of languages) {
      await page.goto(language)
      // Playwright finds no text inside noscript.
      const sentence = page.locator("noscript p")
      await expect(sentence).toBeVisible()
      await expect(sentence).toHaveText(text(language, "noscript:text"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "landing:main.default.title"))
      await expect(page.getByText(text(language, "sections:benefits.price.text"))).toBeVisible()
      await expect(page.getByRole("alert")).toBeHidden()
    }
  })
})

test.describe("a link followed before hydration", () => {
  const lobby = `lobby?token=${tokenSamples.withEmail.token}&x=1`

  test("to a fragment on the page leaves the token where it is", async ({ page }) => {
    const { release } = await holdEntry(page)
    await page.goto(lobby, { waitUntil: "commit" })
    await page.getByRole("link", { name: "Skip to content" }).press("Enter")
    await expect(page.getByRole("main")).toBeFocused()
    release()
    await expect(page.getByText("waiting@example.com")).toBeVisible()
    await page.reload()
    await expect(page.getByText("waiting@example.com")).toBeVisible()
  })

  test("to another language keeps the token and counts as a choice @daily", async ({ page }) => {
    const { release } = await holdEntry(page)
    await page.goto(`de/${lobby}`, { waitUntil: "commit" })
    await page.getByRole("banner").locator("summary").click()
    await page.getByRole("banner").getByRole("link", { name: "English" }).click({ noWaitAfter: true })
    await page.waitForURL("**/acquisition/lobby", { waitUntil: "commit" })
    release()
    await expect(page.getByText("waiting@example.com")).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).toContain("lang=en")
  })
})
