import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { expectFocus, openPage } from "../../../tests/support/openPage"
import { adminToken } from "../../sandbox/tokens"

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const button = (name: string) => screen.getByRole("button", { name })
const heading = (name: string) => screen.findByRole("heading", { name })

/** Opens the generator and fills in a key. */
async function openGenerator(): Promise<UserEvent> {
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/admin/splitgenerator")
  await user.type(await screen.findByRole("textbox", { name: "Experiment key" }), "spring")
  return user
}

/** Replaces what a field holds, key by key. */
async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(box(name))
  await user.type(box(name), text)
  expect(box(name).value).toBe(text)
  expect(document.activeElement).toBe(box(name))
}

test("an experiment that follows the form takes no focus, and keeps what was entered beside it", async () => {
  const user = await openGenerator()
  await user.click(button("Create experiment"))
  await expectFocus(await heading("Experiment spring"))
  await user.type(box("Assignment query"), "acq_assignments")
  await retype(user, "Experiment key", "summer")
  await heading("Experiment summer")
  expect(box("Assignment query").value).toBe("acq_assignments")
  await user.click(button("Create experiment"))
  await expectFocus(await heading("Experiment summer"))
})

test("a plan that follows the form takes no focus", async () => {
  const user = await openGenerator()
  for (const [name, text] of [
    ["Visitors a day", "500"],
    ["Base rate (%)", "10"],
    ["Smallest effect that matters", "2"],
  ] as const) {
    await retype(user, name, text)
  }
  await user.click(button("Work out the duration"))
  const planned = await screen.findByRole("heading", { name: /^Run it for / })
  await expectFocus(planned)
  await retype(user, "Visitors a day", "1200")
  const weight = () => within(screen.getByRole("group", { name: "Variant 2" })).getByRole("textbox", { name: "Weight" })
  await user.clear(weight())
  await user.type(weight(), "0.50")
  expect(document.activeElement).toBe(weight())
})

test("an evaluation that follows the form takes no focus", async () => {
  const user = await openGenerator()
  const counts = "A,5000,500\nB,5010,600"
  await user.type(box("Counts for each variant"), counts)
  await user.click(button("Evaluate"))
  await expectFocus(await heading("The shares are as planned."))
  await retype(user, "Counts for each variant", `${counts}1`)
})

test("counts of an experiment that nobody takes part in any more are still read", async () => {
  const user = await openGenerator()
  await retype(user, "Coverage", "0")
  await user.type(box("Counts for each variant"), "A,5000,500\nB,5010,600")
  await user.click(button("Evaluate"))
  await heading("The shares are as planned.")
  expect(screen.getByRole("row", { name: /^B 5,010 50%/ })).toBeTruthy()
  expect(screen.queryByText(/NaN/)).toBeNull()
})
