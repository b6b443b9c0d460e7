import { expect, test } from "./support/fixtures"
import {
  box,
  button,
  createSplit,
  json,
  openGenerator,
  pasted,
  readExperiments,
  typed,
  variant,
} from "./support/splitGenerator"
import { text } from "./support/texts"

for (const { title, field, values, words } of [
  {
    title: "a key with a space",
    field: "Experiment key",
    values: { "Experiment key": "start page" },
    words: /without spaces/,
  },
  {
    title: "a key of ours",
    field: "Experiment key",
    values: { "Experiment key": "lang" },
    words: /already has a meaning/,
  },
  {
    title: "weights of 0.98",
    field: "2 Weight",
    values: { "1 Weight": "0.48" },
    words: /add up to 0\.98\. The total must be between.0\.99.and.1\.01/,
  },
  { title: "weights of 1.02", field: "2 Weight", values: { "1 Weight": "0.52" }, words: /add up to 1\.02/ },
  { title: "a name used twice", field: "2 Name", values: { "2 Name": "a" }, words: /already has this name/ },
  {
    title: "an address on another site",
    field: "2 Address",
    values: { "2 Address": "https://shop.example/acquisition/" },
    words: /another site/,
  },
  {
    title: "a script for an address",
    field: "2 Address",
    values: { "2 Address": "javascript:alert(1)" },
    words: /begins with \/acquisition\/ or with https/,
  },
  {
    title: "an address outside of the sign-up",
    field: "2 Address",
    values: { "2 Address": "/shop" },
    words: /outside the registration pages/,
  },
  { title: "a coverage above 1", field: "Coverage", values: { Coverage: "80" }, words: /a number from.0.to.1/ },
]) {
  test(`${title} is rejected at its field, and no input is lost`, async ({ page }) => {
    await openGenerator(page)
    await box(page, "Experiment key").fill("start-page")
    await variant(page, 2).getByLabel("Landing page").selectOption("Another address on this site")
    await variant(page, 2).getByLabel("Address").fill("/acquisition/about-us")
    const control = (name: string) => {
      const [first = "", second] = name.split(" ")
      return /^\d$/.test(first) ? variant(page, Number(first)).getByLabel(second ?? "") : box(page, name)
    }
    for (const [name, value] of Object.entries(values)) await control(name).fill(value)
    const before = await typed(page)
    await button(page, "Create experiment").click()
    await expect(control(field)).toHaveAccessibleDescription(words)
    await expect(control(field)).toHaveAttribute("aria-invalid", "true")
    await expect(page.getByRole("alert")).toBeFocused()
    await expect(page.getByRole("alert")).toContainText(text("en", "registration:summary.heading_one"))
    await page.getByRole("alert").getByRole("link").click()
    await expect(control(field)).toBeFocused()
    await expect(json(page)).toHaveCount(0)
    expect(await typed(page)).toEqual(before)
  })
}

test("a pasted experiment that breaks a rule is parsed, and the error is shown at its field", async ({ page }) => {
  await openGenerator(page)
  await createSplit(page)
  const [first] = await readExperiments(page)
  await pasted(page).fill(JSON.stringify({ ...first, key: "a b", weights: [0.5, 0.48], condition: { country: "DE" } }))
  await button(page, "Open experiment").click()
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(box(page, "Experiment key")).toHaveValue("a b")
  await expect(box(page, "Experiment key")).toHaveAccessibleDescription(/without spaces/)
  await expect(variant(page, 2).getByLabel("Weight")).toHaveAccessibleDescription(/add up to 0\.98/)
  await expect(page.getByText(/form’s own values: condition\./)).toBeVisible()
})

for (const [title, text, words] of [
  ["words", "start-page", /This is not JSON/],
  ["other JSON", '{"features":{}}', /not a redirect experiment/],
  ["nothing", "", /Please paste an experiment/],
] as const) {
  test(`${title} in a pasted experiment is rejected at its field, and no input is lost`, async ({ page }) => {
    await openGenerator(page)
    await box(page, "Experiment key").fill("start-page")
    const before = await typed(page)
    await pasted(page).fill(text)
    await button(page, "Open experiment").click()
    await expect(pasted(page)).toHaveAccessibleDescription(words)
    await expect(pasted(page)).toBeFocused()
    await expect(pasted(page)).toHaveValue(text)
    expect(await typed(page)).toEqual(before)
  })
}
