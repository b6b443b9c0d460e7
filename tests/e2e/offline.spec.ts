import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, newEmail, sendForm, sent } from "./support/journey"

const english = namesIn("en")
const lost = "Network issue detected. Please verify your internet connection and retry."

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/))

test("offline, a registration says so, and online it can be sent as it is @daily", async ({ page, context, world }) => {
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  const form = controls(page, english)
  await form.create.click()
  await expect(page.getByRole("alert")).toContainText(lost)
  await context.setOffline(false)
  await expect(page.getByText(lost)).toBeHidden()
  await expect(form.create).toBeFocused()
  await expect(form.firstName).toHaveValue("Ada")
  await expect(form.email).toHaveValue(newEmail)
  await sendForm(page, english)
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})

test("back online, the page moves no further than the focused button needs", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  const { create } = controls(page, english)
  await create.click()
  const notice = page.getByRole("alert")
  await expect(notice).toBeFocused()
  await notice.evaluate((box) => box.scrollIntoView({ block: "start" }))
  await expect(create).not.toBeInViewport()
  await context.setOffline(false)
  await expect(create).toBeFocused()
  await expect(create).toBeInViewport({ ratio: 1 })
  const bottom = await create.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(100)
})
