import { act, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectFocus, left, openPage } from "../../../tests/support/openPage"
import { holdClock } from "../../../tests/support/stoppedClock"
import { counted, textsOf } from "../../../tests/support/words"

const page = "/acquisition/registration/registrationformemailactivecomplete"

async function open() {
  holdClock(["Date", "setInterval", "clearInterval"])
  const user = await openPage(page)
  await screen.findByRole("heading", { level: 1, name: "Your account already exists" })
  return user
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
/** What the countdown says. */
const countdown = async (seconds: number) =>
  counted((await textsOf("en", "registration")).exists, "countdown", seconds, "en")

/** The visible countdown. */
const shown = () => document.querySelector("main h1 ~ [aria-hidden], main h1 ~ * [aria-hidden]")?.textContent

test("after a visible countdown the login replaces the page", async () => {
  await open()
  const status = screen.getByRole("status")
  expect([shown(), status.textContent]).toEqual(Array(2).fill(await countdown(5)))
  await pass(2)
  expect(shown()).toBe(await countdown(3))
  // It is announced once.
  expect(status.textContent).toBe(await countdown(5))
  expect(left).toEqual([])
  await pass(2)
  expect(shown()).toBe(await countdown(1))
  await pass(1.5)
  expect(left).toEqual(["/entrance/login"])
})

test("a visitor who stops it stays, and can still log in", async () => {
  const { exists } = await textsOf("en", "registration")
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Stay on this page" }))
  await expectFocus(screen.getByText(exists.stopped))
  expect(shown()).toBeUndefined()
  await pass(10)
  expect(left).toEqual([])
  expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)?.getAttribute("href")).toBe("/entrance/login")
})

test("a visitor who leaves the page is not redirected", async () => {
  const user = await open()
  await user.click(screen.getByRole("link", { name: "Lisière, home page" }))
  await screen.findByRole("textbox", { name: "Enter your code" })
  await pass(10)
  expect(left).toEqual([])
})
