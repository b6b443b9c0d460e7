import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { openPage, reload, sent, world } from "../../../tests/support/openPage"
import { fillIn, openForm, visitor } from "../../../tests/support/registrationForm"
import { holdClock } from "../../../tests/support/stoppedClock"
import { reading } from "../../../tests/support/words"

const heading = { level: 1, name: "Verify your email address" }
const resendButton = () => screen.getByRole("button", { name: "Resend email" })

/** Registers a visitor; from then on the test controls the time. */
async function finish(email = "zoe@example.org") {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, email })
  holdClock(["Date", "setInterval", "clearInterval"])
  await opened.user.click(opened.form.submit)
  await screen.findByRole("heading", heading)
  return opened
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test("the e-mail can be sent again after a countdown", async () => {
  const { user } = await finish()
  expect(await screen.findByText("You can resend the email in 60 seconds.")).toBeTruthy()
  expect(screen.queryByRole("link", { name: /^Open / })).toBeNull()
  expect(resendButton().getAttribute("aria-disabled")).toBe("true")
  await user.click(resendButton())
  expect(sent("resendActivationEmail")).toEqual([])
  await pass(59)
  await waitFor(() => expect(screen.getByText("You can resend the email in 1 second.")).toBeTruthy())
  await pass(1)
  await waitFor(() => expect(screen.queryByText(/^You can resend the email in/)).toBeNull())
  expect(resendButton().getAttribute("aria-disabled")).toBeNull()
  await user.click(resendButton())
  const notice = await screen.findByText("We have sent the email again.")
  expect(notice.getAttribute("role")).toBe("status")
  expect(sent("resendActivationEmail")).toEqual([{ email: "zoe@example.org", language: "en" }])
  expect(world.state.outbox).toHaveLength(2)
  // The wait starts again, and its end is announced.
  expect(resendButton().getAttribute("aria-disabled")).toBe("true")
  await pass(61)
  expect(await screen.findByText("You can resend the email now.")).toBeTruthy()
})

test("address and countdown survive a reload, the consents do not", async () => {
  await finish()
  await pass(20)
  await reload()
  expect(screen.getByText(reading("We have sent an activation email to zoe@example.org."))).toBeTruthy()
  expect(screen.getByText("You can resend the email in 40 seconds.")).toBeTruthy()
  expect(screen.queryByText("Record of your consents")).toBeNull()
})

test("asked again too soon, the page says that the e-mail was sent just now, and when to ask again", async () => {
  const { user } = await finish()
  await pass(60)
  world.state.clockOffset = -45_000
  await user.click(resendButton())
  expect(await screen.findByText(/^You can resend the email in 4\d seconds\.$/)).toBeTruthy()
  const notice = screen.getByText("We sent you an email just now. It may take a moment to arrive.")
  expect(notice.getAttribute("role")).toBe("status")
})

test("a failed resend can be retried", async () => {
  const { user } = await finish()
  await pass(60)
  world.addFault({ operation: "resendActivationEmail", drop: true, times: 1 })
  await user.click(resendButton())
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("Network issue detected.")
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("We have sent the email again.")).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("an address of a mail provider gets a link to its webmail", async () => {
  await finish("ada@gmx.at")
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Open GMX" })
  expect([link.href, link.target]).toEqual(["https://www.gmx.at/", "_blank"])
})

test("opened without a registration the page is neutral and offers no resend", async () => {
  await openPage("/acquisition/registration/formfinished")
  expect(screen.getByRole("heading", heading)).toBeTruthy()
  expect(screen.getByText("We have sent you an activation email.")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Resend email" })).toBeNull()
  expect(screen.getByRole("link", { name: "Change your email address" }).getAttribute("href")).toBe("/acquisition/")
})
