import { act, screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { http, HttpResponse } from "msw"
import { expect, test, vi } from "vitest"
import { findForm } from "../../../../tests/support/codeForm"
import { expectFocus, openPage, sent, use, world } from "../../../../tests/support/openPage"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { holdClock } from "../../../../tests/support/stoppedClock"
import { textsOf } from "../../../../tests/support/words"
import { phoneCode } from "../../../sandbox/tokens"

const number = "+4915112345678"
const resendButton = () => screen.getByRole("button", { name: "Send a new code" })
const codes = () => sent("startPhoneVerification")
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Requests a code by text message; from then on the test controls the time. */
async function askForCode(): Promise<UserEvent> {
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with your phone" }))
  const field = await screen.findByLabelText("Phone number")
  holdClock(["Date", "setInterval", "clearInterval"])
  await user.type(field, `${number}{Enter}`)
  await screen.findByRole("heading", { name: "Enter the code" })
  return user
}

test("a new code is sent after a countdown, and the wait starts again", async () => {
  const user = await askForCode()
  expect(screen.getByText("You can ask for a new code in 60 seconds.")).toBeTruthy()
  expect(resendButton().getAttribute("aria-disabled")).toBe("true")
  await user.click(resendButton())
  expect(codes()).toHaveLength(1)
  await pass(59)
  await waitFor(() => expect(screen.getByText("You can ask for a new code in 1 second.")).toBeTruthy())
  await pass(2)
  expect(screen.getByText("You can ask for a new code now.").getAttribute("role")).toBe("status")
  expect(resendButton().getAttribute("aria-disabled")).toBeNull()
  await user.dblClick(resendButton())
  const said = await screen.findByText("We have sent a new code.")
  expect(said.getAttribute("role")).toBe("status")
  await expectFocus(resendButton())
  expect(codes()).toEqual(Array(2).fill({ registrationCode: "VALID-0001", phoneNumber: number, language: "en" }))
  expect(world.state.outbox.map(({ to }) => to)).toEqual([number, number])
  expect(resendButton().getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText("You can ask for a new code in 60 seconds.")).toBeTruthy()
})

test("what the backend answers is said: a longer wait, a wrong number, and a failure, after which Try again sends", async () => {
  const user = await askForCode()
  await pass(61)
  world.state.clockOffset = -45_000
  await user.click(resendButton())
  await screen.findByText(/^You can ask for a new code in 4\d seconds\.$/)
  expect(
    screen
      .getAllByText(/^We have sent a code to/)
      .at(-1)
      ?.getAttribute("role"),
  ).toBe("status")
  await pass(61)
  const startPhoneVerification = { status: "INVALID_NUMBER", retryAfterSeconds: null }
  use(http.post("*/graphql", () => HttpResponse.json({ data: { startPhoneVerification } }), { once: true }))
  await user.click(resendButton())
  await screen.findByText((await textsOf("en", "phone")).invalid)
  world.addFault({ operation: "startPhoneVerification", drop: true, times: 1 })
  await user.click(resendButton())
  await screen.findByText(/^Network issue detected\./)
  await expectFocus(screen.getByRole("alert"))
  world.state.clockOffset = 0
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("We have sent a new code.")
  expect(screen.queryByRole("alert")).toBeNull()
})

test("after too many attempts a new code opens the form", async () => {
  const user = await askForCode()
  const field = screen.getByLabelText<HTMLInputElement>("Code from the text message")
  for (const attempt of [1, 2, 3, 4, 5, 6]) {
    await user.clear(field)
    await user.type(field, "000000{Enter}")
    await expect.poll(() => sent("confirmPhoneVerification")).toHaveLength(attempt)
  }
  await screen.findByText((await textsOf("en", "phone")).tooMany)
  await expectFocus(field)
  await pass(61)
  await user.click(resendButton())
  await screen.findByText("We have sent a new code.")
  await user.clear(field)
  await user.type(field, `${phoneCode}{Enter}`)
  await findForm()
})

test("a late answer for one number does not replace another that was asked for meanwhile", async () => {
  const other = "+4915187654321"
  const user = await askForCode()
  await pass(61)
  const { release } = holdOperation(number)
  await user.click(resendButton())
  await user.click(screen.getByRole("button", { name: "Change the number" }))
  const field = await screen.findByLabelText("Phone number")
  await user.clear(field)
  await user.type(field, `${other}{Enter}`)
  await screen.findByText(new RegExp(other.slice(-4)))
  release()
  await expect.poll(() => world.state.outbox).toHaveLength(3)
  await user.type(screen.getByLabelText("Code from the text message"), `${phoneCode}{Enter}`)
  await expect.poll(() => sent("confirmPhoneVerification")).toMatchObject([{ phoneNumber: other }])
})
