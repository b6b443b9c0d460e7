import { openEarly } from "./support/beforeHydration"
import { expect, test } from "./support/fixtures"
import { controls, namesIn } from "./support/journey"
import { text } from "./support/texts"

const formstarted = "registration/formstarted"
const english = namesIn("en")

test("the first paint of formstarted with a code is the form, which stays where it is", async ({ page }) => {
  const { release } = await openEarly(page, `de/${formstarted}?rc=VALID-0001`)
  const { code, create } = controls(page, namesIn("de"))
  await expect(create).toBeVisible()
  await expect(code).toHaveCount(0)
  const before = await create.boundingBox()
  release()
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Amélie Laurent")
  expect(await create.boundingBox()).toEqual(before)
})

test("without a code formstarted shows nothing of the form, and goes on to the form for a code", async ({ page }) => {
  const { release } = await openEarly(page, `${formstarted}?utm_source=x`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "registration:started.title"))
  await expect(controls(page, english).create).toBeHidden()
  release()
  await expect(controls(page, english).code).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/\?utm_source=x$/)
})

test("a field left with a mistake before the page is alive says so, the one with the focus waits", async ({ page }) => {
  const { release } = await openEarly(page, `${formstarted}?rc=VALID-0001`)
  const { email, firstName, lastName } = controls(page, english)
  await email.fill("no address")
  await firstName.fill("<Ada>")
  release()
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await expect(firstName).toBeFocused()
  await expect(firstName).not.toHaveAttribute("aria-invalid", "true")
  await lastName.focus()
  await expect(firstName).toHaveAttribute("aria-invalid", "true")
  await expect(lastName).not.toHaveAttribute("aria-invalid", "true")
})
