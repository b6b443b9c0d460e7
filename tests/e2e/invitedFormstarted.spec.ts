import { openEarly } from "./support/beforeHydration"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, expectMail, fillForm, namesIn, newEmail, sendForm, sent } from "./support/journey"
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

test("what is pressed on formstarted before the page is alive is sent, once @daily", async ({ page, world }) => {
  const { release } = await openEarly(page, `de/${formstarted}?rc=NULLS-0001`)
  const names = namesIn("de")
  await fillForm(page, names)
  const { create, finished } = controls(page, names)
  await create.dblclick()
  release()
  await expect(finished).toBeVisible()
  expect(sent(world, "registerCustomer")).toMatchObject([
    { variables: { input: { firstName: "Ada", lastName: "Nowak", email: newEmail, country: "PL" } } },
  ])
  expectMail(world, "de")
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

test("a refused code leads from formstarted to the reason, the next back to it @daily", async ({ page, world }) => {
  const { release } = await openEarly(page, `${formstarted}?rc=EXPIRED-0001`)
  await fillForm(page, english)
  await controls(page, english).create.click()
  release()
  await expect(page.getByRole("alert")).toContainText(text("en", "landing:codeError.expired"))
  expect(sent(world, "registerCustomer")).toEqual([])
  await enterCode(page, english)
  await expect(controls(page, english).firstName).toHaveValue("Ada")
  await sendForm(page, english)
})
