import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { codeField } from "../../../../tests/support/codeForm"
import { address, expectFocus, openPage, reload } from "../../../../tests/support/openPage"
import { descriptionOf } from "../../../../tests/support/registrationForm"

const titles = ["Welcome to Lisière", /^500\sluxury brands$/, "Shop with confidence", "Create your account"] as const

/** Waits until a step is shown, counted from 1: its heading has focus and names its number, the others are inert. */
async function expectStep(number: 1 | 2 | 3 | 4): Promise<void> {
  const heading = await screen.findByRole("heading", { level: 2, name: titles[number - 1] ?? "" })
  await expectFocus(heading)
  expect(descriptionOf(heading)).toBe(`Step ${number} of 4`)
  expect(screen.getByRole("dialog", { name: titles[number - 1] ?? "" })).toBeTruthy()
  expect(document.querySelectorAll("dialog [inert] > h2")).toHaveLength(3)
}

/** Waits until the onboarding is closed, which leads to the part of the page with the form. */
async function expectForm(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe("registration"))
}

async function open(): Promise<UserEvent> {
  const user = await openPage("/acquisition/welcome-10")
  await expectStep(1)
  return user
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }))

test("keys and buttons lead through the steps, and the last one to the form", async () => {
  const user = await open()
  await user.keyboard("{ArrowRight}")
  await expectStep(2)
  await press(user, "Continue")
  await expectStep(3)
  await user.keyboard("{ArrowLeft}")
  await expectStep(2)
  await press(user, "Back")
  await expectStep(1)
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep(3)
  await press(user, "Continue")
  await expectStep(4)
  await press(user, "Create account")
  await expectForm()
  await user.tab()
  expect(document.activeElement).toBe(codeField())
})

test("Back leads through the steps, also as Android's, which cancels the dialog, and Forward in again", async () => {
  const user = await open()
  await press(user, "Continue")
  await expectStep(2)
  history.back()
  await expectStep(1)
  screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }))
  await expectForm()
  history.forward()
  await expectStep(1)
})

test("a second quick press goes one step further, and one at the end of the onboarding nowhere", async () => {
  const user = await open()
  const before = history.length
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep(3)
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await expectStep(4)
  expect(history.length).toBe(before + 3)
})

test.each(["Escape", "Skip the introduction"])(
  "a reload keeps the step, and %s leaves all steps behind",
  async (way) => {
    await openPage("/acquisition/about-us")
    const user = await open()
    await user.keyboard("{ArrowRight}{ArrowRight}")
    await expectStep(3)
    const again = await reload()
    await expectStep(3)
    if (way === "Escape") await again.keyboard("{Escape}")
    else await press(again, way)
    await expectForm()
    expect(address()).toBe("/acquisition/welcome-10")
    history.back()
    await screen.findByRole("heading", { level: 1, name: "About Us" })
  },
)

test("it opens once per visitor, across all pages that have one", async () => {
  const user = await open()
  await press(user, "Skip the introduction")
  await expectForm()
  for (const page of ["welcome-10", "viral", "de/welcome-10"]) {
    await openPage(`/acquisition/${page}`)
    await vi.dynamicImportSettled()
    expect(screen.queryByRole("dialog")).toBeNull()
  }
})
