import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { findForm } from "../../../../tests/support/codeForm"
import { expectFocus, openAboutUs, openPage, reload, sent, world } from "../../../../tests/support/openPage"
import { controls, entriesIn, fillIn, findFinished, visitor } from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { readable } from "../../../features/registration/phone/model/phoneNumber"
import { phoneCode } from "../../../sandbox/tokens"

const number = "+4915112345678"
const findNumber = () => screen.findByLabelText<HTMLInputElement>("Phone number")
const findCode = () => screen.findByLabelText<HTMLInputElement>("Code from the text message")
const findMethods = () => screen.findByRole("button", { name: "Continue with email" })
const codes = () => sent("startPhoneVerification")
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole("button", { name }))

afterEach(() => {
  vi.useRealTimers()
})

async function enterNumber(): Promise<UserEvent> {
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  await press(user, "Continue with your phone")
  await user.type(await findNumber(), number)
  return user
}

/** Requests a code by text message. */
async function askForCode(): Promise<UserEvent> {
  const user = await enterNumber()
  await press(user, "Send code")
  await findCode()
  return user
}

/** Confirms the number, which leads to the form. */
async function confirmNumber(): Promise<UserEvent> {
  const user = await askForCode()
  await user.type(await findCode(), phoneCode)
  await press(user, "Confirm")
  await findForm()
  return user
}

/** Enters a number at the step for a code, in whose entry none is known any more. */
async function enterNumberAtCodeStep(): Promise<UserEvent> {
  await askForCode()
  sessionStorage.clear()
  const user = await reload()
  await user.type(await findNumber(), number)
  world.state.phoneVerifications.length = 0
  return user
}

test("Back from the code leads to the number, still filled in, and Forward to the code again, also after a reload", async () => {
  const user = await askForCode()
  await user.type(await findCode(), "12")
  history.back()
  expect((await findNumber()).value).toBe(number)
  await expectFocus(screen.getByRole("heading", { name: "Register with your phone" }))
  history.forward()
  expect((await findCode()).value).toBe("12")
  await expectFocus(screen.getByRole("heading", { name: "Enter the code" }))
  history.go(-2)
  await findMethods()
  history.go(2)
  await findCode()
  const reloaded = await reload()
  await findCode()
  await press(reloaded, "Change the number")
  expect((await findNumber()).value).toBe(number)
  // The same number leads to the code that was sent already.
  await press(reloaded, "Send code")
  await findCode()
  expect(codes()).toHaveLength(1)
})

test("the form shows the confirmed number, which needs no second code, and leads back to change it", async () => {
  const user = await confirmNumber()
  screen.getByText("+49 1511 2345678")
  history.back()
  expect((await findNumber()).value).toBe(number)
  await press(user, "Send code")
  await findForm()
  expect(codes()).toHaveLength(1)
  const reloaded = await reload()
  await findForm()
  await press(reloaded, "Change the number")
  expect((await findNumber()).value).toBe(number)
})

test("Forward does not lead to a code that has expired", async () => {
  await askForCode()
  history.back()
  await findNumber()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"], now: Date.now() + 32 * 60_000 })
  history.forward()
  await waitFor(() => expect(history.state).toMatchObject({ usr: { step: "phoneCode" } }))
  await findNumber()
  expect(screen.queryByLabelText("Code from the text message")).toBeNull()
})

test("another way to sign up is one press away, from the code and from the form", async () => {
  const user = await askForCode()
  await press(user, "Choose another way to register")
  await findMethods()
  history.go(2)
  await user.type(await findCode(), phoneCode)
  await press(user, "Confirm")
  await findForm()
  await press(user, "Choose another way to register")
  await findMethods()
})

test("a code sent after Back from the number opens its step once the visitor returns", async () => {
  const { release } = holdOperation("startPhoneVerification")
  const user = await enterNumber()
  await press(user, "Send code")
  history.back()
  await findMethods()
  release()
  await waitFor(() => expect(world.state.outbox).toHaveLength(1))
  await waitFor(() => expect(sessionStorage.getItem("sentSmsCode")).toContain(number))
  await findMethods()
  history.forward()
  await findCode()
  history.back()
  expect((await findNumber()).value).toBe(number)
  expect(codes()).toHaveLength(1)
})

test("a code sent after the visitor is back at the number opens its step, even in the entry of an expired one", async () => {
  const user = await enterNumberAtCodeStep()
  const { release } = holdOperation("startPhoneVerification")
  await press(user, "Send code")
  await openAboutUs(user)
  history.back()
  await findNumber()
  release()
  await findCode()
})

test("a code that is sent while the step for it is shown leaves the way back to the number free", async () => {
  const corrected = "+4915112345670"
  const user = await askForCode()
  history.back()
  const field = await findNumber()
  await user.clear(field)
  await user.type(field, corrected)
  const { release } = holdOperation(corrected)
  await press(user, "Send code")
  history.forward()
  await findCode()
  release()
  await screen.findByText((words) => words.includes(readable(corrected).replaceAll("\u00A0", " ")))
  history.back()
  const again = await findNumber()
  await waitFor(() => expect(again.value).toBe(corrected))
  await expectFocus(screen.getByRole("heading", { name: "Register with your phone" }))
  expect(history.state).toMatchObject({ usr: { step: "phone" } })
})

test("a code whose answer was lost can be entered: a second one would be refused so soon", async () => {
  world.addFault({ operation: "startPhoneVerification", dropResponse: true, times: 1 })
  const user = await enterNumber()
  await press(user, "Send code")
  await press(user, "Try again")
  await user.type(await findCode(), phoneCode)
  await press(user, "Confirm")
  await findForm()
  expect(world.state.outbox).toHaveLength(1)
})

test("no SMS is sent if the invitation's code turns out to be rejected", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const user = await openPage("/acquisition/social?rc=INVALID-0001")
  await press(user, "Continue with your phone")
  await user.type(await findNumber(), number)
  await press(user, "Send code")
  release()
  await screen.findByRole("textbox", { name: "Enter your code" })
  expect(codes()).toEqual([])
})

test("a number whose confirmation has expired is confirmed again, with what was typed still there", async () => {
  const user = await confirmNumber()
  const words = await textsOf("en", "registration")
  await fillIn({ user, words, form: controls(words) }, visitor)
  world.state.phoneVerifications.length = 0
  await press(user, "Create account")
  await screen.findByText("Please confirm your number again: the last confirmation has expired.")
  await expectFocus(screen.getByRole("heading", { name: "Register with your phone" }))
  expect((await findNumber()).value).toBe(number)
  await press(user, "Send code")
  await user.type(await findCode(), phoneCode)
  await press(user, "Confirm")
  await findForm()
  expect(entriesIn(controls(words))).toEqual(visitor)
  await press(user, "Create account")
  await findFinished()
})
