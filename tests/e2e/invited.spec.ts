import { tokenSamples } from "../../src/sandbox/tokens"
import { openEarly, typeForm } from "./support/beforeHydration"
import { expect, test } from "./support/fixtures"
import {
  controls,
  enterCode,
  expectMail,
  fillForm,
  holdOperation,
  namesIn,
  newEmail,
  sendForm,
  sent,
  whenHydrated,
} from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

for (const query of ["rc=VALID-0001", "acqParams=utm_source%3Dmail%26rc%3DVALID-0001"]) {
  test(`the first paint of ?${query} is the form @daily`, async ({ page }) => {
    await openEarly(page, `de?${query}`)
    const { code, create } = controls(page, namesIn("de"))
    await expect(create).toBeVisible()
    await expect(code).toBeHidden()
  })
}

test("the first paint is the form for who has opened an invitation before @stored @daily", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("rc", "VALID-0001"))
  await openEarly(page, "fr")
  const { code, create } = controls(page, namesIn("fr"))
  await expect(create).toBeVisible()
  await expect(code).toBeHidden()
})

for (const [slug, name] of [
  ["lean", text("en", "registration:steps.next")],
  ["social", text("en", "registration:methods.email")],
  ["welcome-10", english.create],
] as const) {
  test(`the first paint of /${slug} with a code is what its flow begins with`, { tag: "@once" }, async ({ page }) => {
    await openEarly(page, `${slug}?rc=VALID-0001`)
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible()
    await expect(controls(page, english).code).toBeHidden()
  })
}

test("without a code or script, the first paint is the form for a code @daily", async ({ page, browser, baseURL }) => {
  await openEarly(page, "")
  await expect(controls(page, english).code).toBeVisible()
  await expect(controls(page, english).create).toBeHidden()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const bare = await context.newPage()
  await bare.goto("?rc=VALID-0001")
  await expect(controls(bare, english).code).toBeVisible()
  await expect(controls(bare, english).create).toBeHidden()
  for (const address of ["registration/formstarted?rc=VALID-0001", `lobby?token=${tokenSamples.withEmail.token}`]) {
    await bare.goto(address)
    await expect(bare.locator("noscript p")).toHaveText(text("en", "noscript:text"))
    await expect(bare.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0)
  }
  await context.close()
})

for (const [way, address, fill] of [
  ["pressed", "en", fillForm],
  ["typed", "de", typeForm],
  ["pressed", "de/registration/formstarted", fillForm],
] as const) {
  test(`what is ${way} at ${address} before the page is alive is sent, once @daily`, async ({ page, world }) => {
    const language = address === "en" ? "en" : "de"
    const names = namesIn(language)
    const { release } = await openEarly(page, `${address}?rc=NULLS-0001`)
    await fill(page, names)
    const { create, finished } = controls(page, names)
    await (way === "typed" ? create.press("Enter") : create.dblclick())
    release()
    await expect(finished).toBeVisible()
    await expect(page.getByText(newEmail)).toBeVisible()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
    expect(sent(world, "registerCustomer")).toMatchObject([
      { variables: { input: { firstName: "Ada", lastName: "Nowak", email: newEmail, country: "PL" } } },
    ])
    expectMail(world, language)
  })
}

test("a sign-up method that is pressed before the page is alive is followed @daily", async ({ page }) => {
  const { release } = await openEarly(page, "social?rc=VALID-0001")
  await page.getByRole("button", { name: text("en", "registration:methods.google"), exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/entrance\/social\/google\?.*rc=VALID-0001/)
})

for (const address of ["", "registration/formstarted"])
  test(`a refused code at /${address} makes way for the reason, the next for what was typed @daily`, async ({
    page,
    world,
  }) => {
    const { release } = await openEarly(page, `${address}?rc=EXPIRED-0001`)
    await fillForm(page, english)
    await controls(page, english).create.click()
    release()
    await expect(page.getByRole("alert")).toContainText(text("en", "landing:codeError.expired"))
    await expect(controls(page, english).create).toBeHidden()
    expect(sent(world, "registerCustomer")).toEqual([])
    await enterCode(page, english)
    await expect(controls(page, english).firstName).toHaveValue("Ada")
    await sendForm(page, english)
  })

test("a remembered code that is refused makes way for the form, still filled in @stored @daily", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("begun")) localStorage.setItem("rc", "EXPIRED-0001")
    sessionStorage.setItem("begun", "")
  })
  const { release } = await openEarly(page, "")
  await fillForm(page, english)
  release()
  await expect(controls(page, english).code).toBeVisible()
  await expect(page.getByRole("alert")).toBeHidden()
  await enterCode(page, english)
  await sendForm(page, english)
})

test(
  "checking the code again and again sends no form that the visitor has not sent",
  { tag: "@once" },
  async ({ page, world, complaints }) => {
    complaints.allow(/status of 503|status 503/)
    // The first check and the first retry fail, each with its one repetition.
    world.addFault({ operation: "checkRegistrationCode", status: 503, times: 4 })
    await page.goto("?rc=VALID-0001")
    await expect(page.getByRole("alert")).toBeFocused()
    await fillForm(page, english)
    const again = page.getByRole("button", { name: text("en", "common:tryAgain"), exact: true })
    await again.click()
    await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(4)
    await again.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amélie Laurent has invited you")
    await page.waitForLoadState("networkidle")
    expect(sent(world, "registerCustomer")).toEqual([])
    await sendForm(page, english)
  },
)

test("a sign-up method can be chosen again after a check that failed", async ({ page, world, complaints }) => {
  complaints.allow(/status of 503|status 503/)
  // A query is sent once more by itself. The press waits for both.
  world.addFault({ operation: "checkRegistrationCode", status: 503, times: 2 })
  const { release } = await holdOperation(page, "checkRegistrationCode")
  await page.goto("social?rc=VALID-0001")
  await whenHydrated(page)
  const google = page.getByRole("button", { name: text("en", "registration:methods.google"), exact: true })
  await google.click()
  release()
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(google).not.toHaveAttribute("aria-disabled")
  await google.click()
  await expect(page).toHaveURL(/\/entrance\/social\/google\?.*rc=VALID-0001/)
})
