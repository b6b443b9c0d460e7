import type { Page } from "@playwright/test"
import { chunkOf } from "./support/chunks"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, holdOperation, namesIn, newEmail, sent, whenHydrated } from "./support/journey"

const english = namesIn("en")

/** Forms that lead to another page, and how many requests they have made in total when submitted again after Back. */
const forms = [
  {
    operation: "registerCustomer",
    next: "registration/formfinished",
    button: english.create,
    // An account that already exists is not requested again.
    afterBack: 1,
    fill: async (page: Page) => {
      await page.goto("")
      await enterCode(page, english)
      await fillForm(page, english)
    },
  },
  {
    operation: "submitMembershipInterest",
    next: "membership-interest/confirmation",
    button: "Submit",
    afterBack: 2,
    fill: async (page: Page) => {
      await page.goto("membership-interest/apply")
      await whenHydrated(page)
      await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com")
    },
  },
] as const

for (const { operation, next, button, afterBack, fill } of forms) {
  const once = `${operation} is sent once while the next page is loading, and leads on again after Back`
  test(once, { tag: operation === "registerCustomer" ? "@daily" : [] }, async ({ page, world }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(chunkOf(next, "page"), async (route) => {
      await arrived
      await route.continue()
    })
    const submit = page.getByRole("button", { name: button, exact: true })
    await fill(page)
    await submit.click()
    await page.waitForURL(`**/${next}`)
    await expect(submit).toHaveAttribute("aria-disabled", "true")
    await submit.press("Enter")
    await submit.press("Enter")
    arrive()
    await expect(submit).toHaveCount(0)
    expect(sent(world, operation)).toHaveLength(1)

    await page.goBack()
    await submit.click()
    await page.waitForURL(`**/${next}`)
    await expect(submit).toHaveCount(0)
    expect(sent(world, operation)).toHaveLength(afterBack)
  })

  test(`${operation} can be sent again if Back cancels the next page`, async ({ page, world }) => {
    await page.route(chunkOf(next, "page"), () => undefined)
    const submit = page.getByRole("button", { name: button, exact: true })
    await fill(page)
    await submit.click()
    await page.waitForURL(`**/${next}`)
    await page.goBack()
    await expect(submit).not.toHaveAttribute("aria-disabled")
    await submit.click()
    await page.waitForURL(`**/${next}`)
    expect(sent(world, operation)).toHaveLength(afterBack)
  })
}

test("a form can be submitted if another script has rewritten the history entry", async ({ page, world }) => {
  await page.goto("registration/gift-voucher")
  await whenHydrated(page)
  await page.getByRole("main").getByRole("link", { name: "Apply for membership" }).click()
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com")
  await page.evaluate(() => history.replaceState({ from: "a tag" }, "", location.href))
  await page.getByRole("button", { name: "Apply Now" }).click()
  await page.waitForURL("**/membership-interest/confirmation")
  expect(sent(world, "submitMembershipInterest")).toHaveLength(1)
})

test.describe("a registration submitted twice", () => {
  /** Opens the form and fills it in. */
  test.beforeEach(async ({ page }) => {
    await page.goto("?rc=VALID-0001")
    await fillForm(page, english)
  })

  test("by two clicks, one registration is sent @daily", async ({ page, world }) => {
    await controls(page, english).create.dblclick()
    await expect(controls(page, english).finished).toBeVisible()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
  })

  test("by Enter and a click at once, one registration is sent", async ({ page, world }) => {
    const form = controls(page, english)
    await form.email.press("Enter")
    // The form may be gone by then.
    await form.create.click({ noWaitAfter: true, force: true, timeout: 2000 }).catch(() => undefined)
    await expect(form.finished).toBeVisible()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
  })

  test("while the request is pending, one registration is sent", async ({ page, world }) => {
    const { release } = await holdOperation(page, "registerCustomer")
    const form = controls(page, english)
    await form.create.click()
    await expect(page.getByText("Creating your account")).toBeVisible()
    // A busy button is aria-disabled, which Playwright would wait for.
    await form.create.click({ force: true })
    await form.email.press("Enter")
    await form.create.click({ force: true })
    release()
    await expect(form.finished).toBeVisible()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
  })

  test("after its answer was lost, a registration creates one account and sends one e-mail @daily", async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/graphql|ERR_EMPTY_RESPONSE/)
    world.addFault({ operation: "registerCustomer", dropResponse: true, times: 1 })
    await controls(page, english).create.click()
    await expect(page.getByRole("alert")).toContainText("Network issue detected")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(controls(page, english).finished).toBeVisible()
    const ids = sent(world, "registerCustomer").map(
      ({ variables }) => JSON.stringify(variables).match(/"clientMutationId":"[^"]+"/)?.[0],
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(world.state.outbox.map(({ to }) => to)).toEqual([newEmail])
  })
})
