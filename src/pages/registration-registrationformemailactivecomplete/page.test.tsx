import { act, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { expectFocus, left, openPage } from "../../../tests/support/openPage"

const page = "/acquisition/registration/registrationformemailactivecomplete"

afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  })
  const user = await openPage(page)
  await screen.findByRole("heading", { level: 1, name: "Your account already exists" })
  return user
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
/** The visible countdown. */
const shown = () => document.querySelector("main [aria-hidden]")?.textContent

test("after a visible countdown the login replaces the page", async () => {
  await open()
  expect(shown()).toBe("The login opens in 5 seconds.")
  await pass(2)
  expect(shown()).toBe("The login opens in 3 seconds.")
  expect(left).toEqual([])
  await pass(2)
  expect(shown()).toBe("The login opens in 1 second.")
  await pass(1.5)
  expect(left).toEqual(["/entrance/login"])
})

test("the countdown is announced once", async () => {
  await open()
  const status = screen.getByRole("status")
  expect(status.textContent).toBe("The login opens in 5 seconds.")
  await pass(3)
  expect(status.textContent).toBe("The login opens in 5 seconds.")
})

test("a visitor who stops it stays, and can still log in", async () => {
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Stay on this page" }))
  await expectFocus(screen.getByText("You stay on this page. Log in whenever you like."))
  expect(shown()).toBeUndefined()
  await pass(10)
  expect(left).toEqual([])
  expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)?.getAttribute("href")).toBe("/entrance/login")
})

test("a visitor who leaves the page is not redirected", async () => {
  const user = await open()
  await user.click(screen.getByRole("link", { name: "Lisière, start page" }))
  await screen.findByRole("textbox", { name: "Enter your code" })
  await pass(10)
  expect(left).toEqual([])
})
