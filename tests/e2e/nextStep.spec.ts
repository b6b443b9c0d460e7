import type { Page } from "@playwright/test"
import type { Fault } from "../../src/sandbox/worldState"
import { tokenSamples } from "../../src/sandbox/tokens"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, register, whenHydrated } from "./support/journey"
import { pagesUnder } from "./support/site"

const english = namesIn("en")

/** Checks that the main part of a page names something that the visitor can do next. */
async function expectNextStep(page: Page): Promise<void> {
  const steps = page.getByRole("main").locator("a[href], button:not([aria-disabled=true], [disabled])")
  await expect(steps.filter({ visible: true }).first()).toBeVisible()
}

test("no page is a dead end", async ({ page }) => {
  const addresses = [...pagesUnder("").map(({ address }) => address), "content/terms", "content/none"]
  const denials = ["expired", "referrer", "waiting-list"].map((reason) => `registration/deny?reason=${reason}`)
  for (const address of [...addresses, ...denials]) {
    await test.step(address, async () => {
      await page.goto(address)
      await whenHydrated(page)
      await expectNextStep(page)
    })
  }
})

for (const code of ["INVALID-0001", "EXPIRED-0001", "NOBALANCE-0001", "CUSTOM-0001", "SEVERAL-0001", "AB_12"]) {
  test(`the code ${code} leaves a next step`, async ({ page }) => {
    await page.goto(`?rc=${code}`)
    await expect(page.getByText(/invalid|expired|no invitations|valid characters/).first()).toBeVisible()
    await expectNextStep(page)
    await expect(controls(page, english).register).toBeEnabled()
  })
}

for (const [id, words] of [
  ["activation-not-found", "the activation link is invalid"],
  ["activation-failed", "please try again"],
] as const) {
  test(`the link ${id} leaves a next step, without accessibility violations`, async ({ page }) => {
    await page.goto(`registration/activateaccount?activationId=${id}`)
    await page.getByRole("button", { name: "Activate my account" }).click()
    await expect(page.getByRole("main")).toContainText(words)
    await expectNextStep(page)
    await expectAccessible(page)
  })
}

const broken = { status: 500, times: 1 } satisfies Omit<Fault, "operation">

/** Each journey, up to the request that fails. */
const failures: Record<string, (page: Page) => Promise<void>> = {
  registerCustomer: async (page) => {
    await page.goto("")
    await enterCode(page, english)
    await fillForm(page, english)
    await controls(page, english).create.click()
  },
  activateAccount: async (page) => {
    await page.goto("registration/activateaccount?activationId=activation-pending")
    await page.getByRole("button", { name: "Activate my account" }).click()
  },
  joinWaitingList: async (page) => {
    await page.goto(`lobby?token=${tokenSamples.withEmail.token}`)
    await page.getByRole("checkbox").check()
    await page.getByRole("button", { name: "Join the waitlist" }).click()
  },
  submitMembershipInterest: async (page) => {
    await page.goto("membership-interest/apply")
    await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com")
    await page.getByRole("button", { name: "Submit" }).click()
  },
}

for (const [operation, reach] of Object.entries(failures)) {
  test(`${operation} fails with a message and a next step, without accessibility violations`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/500/)
    world.addFault({ operation, ...broken })
    await reach(page)
    const notice = page.getByRole("alert")
    await expect(notice).toContainText("Due to a technical issue our store is not available at the moment.")
    await expect(notice).toContainText(/acq-[\da-f-]{36}/)
    await expect(notice.getByRole("button", { name: "Try again" })).toBeVisible()
    await expectAccessible(page)
  })
}

test("the end of the waiting list and the page about a pending account have no accessibility violations", async ({
  page,
}) => {
  await page.goto(`lobby?token=${tokenSamples.withEmail.token}`)
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Join the waitlist" }).click()
  await expect(page.getByRole("heading", { name: /successfully added/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await controls(page, english).email.fill("pending@example.com")
  await controls(page, english).create.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is pending activation")
  await expectNextStep(page)
  await expectAccessible(page)
})

test("Back after each step shows the previous state", async ({ page }) => {
  await page.goto("")
  await register(page, english)
  await page.goBack()
  await expect(controls(page, english).firstName).toHaveValue("Ada")
  await page.goForward()
  await expect(controls(page, english).finished).toBeVisible()
})
