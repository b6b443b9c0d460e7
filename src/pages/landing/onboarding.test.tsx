import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectFocus, openPage, reload } from "../../../tests/support/openPage"

/** Waits until a step is shown and its heading has focus. */
const expectStep = async (name: string | RegExp) => expectFocus(await screen.findByRole("heading", { level: 2, name }))

test("Back leads through the steps of the onboarding, then to the form, and Forward in again", async () => {
  const user = await openPage("/acquisition/welcome-10")
  await expectStep("Welcome to Lisière")
  await user.click(screen.getByRole("button", { name: "Continue" }))
  await expectStep(/^500\sluxury brands$/)
  history.back()
  await expectStep("Welcome to Lisière")
  history.back()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  history.forward()
  await expectStep("Welcome to Lisière")
})

test("a second quick press goes one step further, and one at the end of the onboarding nowhere", async () => {
  const user = await openPage("/acquisition/welcome-10")
  await expectStep("Welcome to Lisière")
  const before = history.length
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep("Shop with confidence")
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep("Create your account")
  expect(history.length).toBe(before + 3)
})

test("a reload keeps the step of the onboarding, and Skip leaves all steps behind", async () => {
  const user = await openPage("/acquisition/welcome-10")
  await expectStep("Welcome to Lisière")
  await user.keyboard("{ArrowRight}")
  await expectStep(/^500\sluxury brands$/)
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep("Create your account")
  const again = await reload()
  await expectStep("Create your account")
  await again.click(screen.getByRole("button", { name: "Skip the introduction" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  history.forward()
  await expectStep("Welcome to Lisière")
})
