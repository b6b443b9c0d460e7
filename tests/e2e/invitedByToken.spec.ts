import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { openEarly, reloadEarly } from "./support/beforeHydration"
import { expect, test } from "./support/fixtures"
import { controls, fillPerson, namesIn, sent } from "./support/journey"
import { text } from "./support/texts"

const { withEmail, nonAscii, expired } = tokenSamples
const nonAsciiEmail = "jürgen@müller.example"
const english = namesIn("en")

/** The paragraph that names the address in the token, as a screen reader hears it, generated content included. */
const heard = (sentence: string) => `- paragraph: ${JSON.stringify(sentence)}`

test.describe("the page of an approved visitor", () => {
  const address = (token: string, code = "VALID-0001") => `waiting-list?token=${encodeURIComponent(token)}&rc=${code}`
  const greeting = text("en", "registration:approved.greeting", { email: nonAsciiEmail })

  /** Expects the form with the address of the token in greeting and field. */
  async function expectForm(page: Page): Promise<void> {
    const { code, create, email } = controls(page, english)
    await expect(create).toBeVisible()
    await expect(code).toBeHidden()
    await expect(page.locator("#registration")).toMatchAriaSnapshot(heard(greeting))
    await expect(email).toHaveValue(nonAsciiEmail)
    await expect(email).not.toBeEditable()
  }

  test("shows the form in its first paint, which stays where it is @daily", async ({ page }) => {
    const { release } = await openEarly(page, address(nonAscii.token))
    await expectForm(page)
    const { create } = controls(page, english)
    const before = await create.boundingBox()
    release()
    await expect(page.getByText(greeting)).toBeVisible()
    await expectForm(page)
    expect(await create.boundingBox()).toEqual(before)
  })

  test("keeps what is entered before it is alive, and sends it once with the token @daily", async ({ page, world }) => {
    const { release } = await openEarly(page, address(withEmail.token, "NULLS-0001"))
    await fillPerson(page, english)
    const { terms, create, finished } = controls(page, english)
    await terms.check()
    await create.dblclick()
    release()
    await expect(finished).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/waiting-list\?rc=NULLS-0001$/)
    expect(sent(world, "registerCustomer")).toMatchObject([
      {
        variables: { input: { firstName: "Ada", email: "waiting@example.com", country: "PL", token: withEmail.token } },
      },
    ])
  })

  test("shows no form before the code is there", async ({ page }) => {
    const { release } = await openEarly(page, `waiting-list?token=${withEmail.token}`)
    await expect(page.getByText(text("en", "common:loading"))).toBeVisible()
    await expect(controls(page, english).create).toBeHidden()
    release()
    await expect(controls(page, english).code).toBeVisible()
  })
})

test.describe("the lobby", () => {
  const join = (page: Page) => page.getByRole("button", { name: text("en", "lobby:submit"), exact: true })
  const words = `${text("en", "lobby:address")} ${text("en", "lobby:addressLocked")} ${nonAsciiEmail}`

  test("shows its form in the first paint, which stays where it is, also after a reload @daily", async ({ page }) => {
    const { release } = await openEarly(page, `lobby?token=${nonAscii.token}`)
    await expect(join(page)).toBeVisible()
    await expect(page.getByRole("main")).toMatchAriaSnapshot(heard(words))
    await expect(page.getByText(text("en", "common:loading"))).toBeHidden()
    const before = await join(page).boundingBox()
    release()
    await expect(page.getByText(words)).toBeVisible()
    expect(await join(page).boundingBox()).toEqual(before)
    const held = await reloadEarly(page)
    await expect(join(page)).toBeVisible()
    held.release()
  })

  test("takes a consent and a press before it is alive, and sends them once @daily", async ({ page, world }) => {
    const { release } = await openEarly(page, `lobby?token=${withEmail.token}`)
    await page.getByRole("checkbox").check()
    await join(page).dblclick()
    release()
    const done = page.getByRole("heading", { name: text("en", "lobby:done.title") })
    await expect(done).toBeVisible()
    expect(sent(world, "joinWaitingList")).toMatchObject([{ variables: { token: withEmail.token } }])
    // Who has joined is not asked again, not even at first sight.
    const held = await reloadEarly(page)
    await expect(page.getByText(text("en", "common:loading"))).toBeVisible()
    await expect(join(page)).toBeHidden()
    held.release()
    await expect(done).toBeVisible()
  })

  test("shows no form for an expired token", async ({ page }) => {
    const { release } = await openEarly(page, `lobby?token=${expired.token}`)
    await expect(page.getByText(text("en", "common:loading"))).toBeVisible()
    await expect(join(page)).toBeHidden()
    release()
    await expect(page).toHaveURL(/\/registration\/deny/)
  })
})
