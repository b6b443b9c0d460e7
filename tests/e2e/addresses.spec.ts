import { readFileSync } from "node:fs"
import { builds } from "./support/builds"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, sent, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

test("acqParams is unpacked before anything reads the query", async ({ page, world }) => {
  await page.goto("?acqParams=rc%3DVALID-0001%26lang%3Dfr%26email%3Da%252Bb%2540x.de")
  await expect(controls(page, namesIn("fr")).create).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/\?rc=VALID-0001&lang=fr&email=a%2Bb%40x\.de$/)
  // The form stands in the HTML; the code's check may still be on its way.
  await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(1)
  expect(sent(world, "checkRegistrationCode")[0]?.headers["x-source-page"]).toBe("/acquisition/")
})

test("a language inside acqParams leads a deep link to its page", async ({ page }) => {
  await page.goto("about-us?acqParams=lang%3Dfr")
  await expect(page).toHaveURL(/\/acquisition\/fr\/about-us\?lang=fr$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("fr", "about:title"))
})

test("the URL's own parameters win over acqParams, and malformed acqParams do no harm", async ({ page }) => {
  await page.goto("?rc=EXPIRED-0001&acqParams=rc%3DVALID-0001")
  await expect(page.getByRole("alert")).toContainText("Your invitation has expired")
  await expect(page).toHaveURL(/\/acquisition\/\?rc=EXPIRED-0001$/)
  await page.goto("?acqParams=%E0%A4%A&utm_source=x")
  await expect(page).toHaveURL(/\/acquisition\/\?utm_source=x$/)
  await expect(controls(page, english).code).toBeVisible()
})

test("a token is removed from the URL and kept in the history entry", async ({ page }) => {
  await page.goto("about-us?token=abc&x=1")
  await expect(page).toHaveURL(/\/about-us\?x=1$/)
  const readToken = () => page.evaluate(() => JSON.stringify(history.state).includes('"token":"abc"'))
  expect(await readToken()).toBe(true)
  await page.reload()
  expect(await readToken()).toBe(true)
})

for (const [name, address] of [
  ["&amp;", "lean?utm_source=mail&amp;rc=VALID-0001&amp;token=secret"],
  ["glued to the path", "lean&rc=VALID-0001&token=secret"],
  ["=3D", "lean?rc=3DVALID-0001&token=3Dsecret"],
  ["a region in the path", "en-GB/lean?rc=VALID-0001&token=secret"],
] as const)
  test(`a link damaged by ${name} shows the form, sends the code and hides the secret`, async ({ page, world }) => {
    await page.goto(address)
    await expect(page.getByText("Step 1 of 2")).toBeVisible()
    await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(1)
    expect(sent(world, "checkRegistrationCode")[0]?.variables).toEqual({ registrationCode: "VALID-0001" })
    expect(page.url()).not.toContain("secret")
  })

test("the browser's bars have the colour of the page that is shown", async ({ page }) => {
  const light = "rgb(246, 242, 234)"
  const bars = page.locator("meta[name=theme-color]")
  await page.goto("content/imprint")
  await expect(bars).toHaveAttribute("content", light)
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(controls(page, english).code).toBeVisible()
  await expect(bars).not.toHaveAttribute("content", light)
})

for (const [address, language, next] of [
  ["no/such/page", "en", "error/404"],
  ["de/no/such/page", "de", "de/error/404"],
  ["nosuchslug", "en", "error/404"],
] as const) {
  test(`/${address} is answered with 404 and shows the not-found page`, async ({ page, complaints }) => {
    complaints.allow(/status (of )?404/)
    await page.goto("about-us")
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(new RegExp(`/acquisition/${next}$`))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "error:notFound.title"))
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.locator("title")).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await page.goBack()
    await expect(page).toHaveURL(/\/acquisition\/about-us$/)
  })
}

test("the not-found page links to the start page", async ({ page }) => {
  await page.goto("error/404")
  await whenHydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page cannot be found")
  await page.getByRole("link", { name: "Go to the home page" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/acquisition\/$/)
})

for (const address of ["content/terms", "pl/content/privacy"]) {
  test(`/${address} is answered with 200 and the shell`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toBe(readFileSync(`${builds.plain}/shell.html`, "utf8"))
  })
}

test("the base path without a trailing slash leads to the start page", async ({ page, server }) => {
  await page.goto(`${server.url}/acquisition?utm_source=x`)
  await expect(page).toHaveURL(`${server.url}/acquisition/?utm_source=x`)
})

test("a page has a single URL, with or without a trailing slash", async ({ page }) => {
  const answer = await page.goto("about-us/")
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "about:title"))
})
