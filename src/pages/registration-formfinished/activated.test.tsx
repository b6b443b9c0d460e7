import { screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectFocus, openPage, reload, world } from "../../../tests/support/openPage"
import { controls, fillIn, findFinished, register, visitor } from "../../../tests/support/registrationForm"
import { textsOf } from "../../../tests/support/words"
import { createMemberToken } from "../../sandbox/tokens"

async function finish() {
  const opened = await register()
  await findFinished()
  return opened
}

/** The same text as on the activation page; the heading already says that the account is activated. */
const loginText = "Welcome to Lisière. You can log in now."
const findActivated = () => screen.findByRole("heading", { level: 1, name: "Your account is activated" })

/** Simulates an activation in another tab of this browser. */
function activateInOtherTab({ channel }: { channel: boolean }): void {
  localStorage.setItem("registrationProgress", "activated")
  if (!channel) return
  const sender = new BroadcastChannel("registration")
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at this origin
  sender.postMessage("activated")
  sender.close()
}

test("an activation in another tab is announced at once, with a link to continue", async () => {
  await finish()
  activateInOtherTab({ channel: true })
  await findActivated()
  expect(document.title).toBe("Your account is activated – Lisière")
  const said = screen.getByText(loginText)
  expect(said.getAttribute("role")).toBe("status")
  expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)?.getAttribute("href")).toBe("/entrance/login")
  expect(screen.queryByRole("button", { name: "Resend email" })).toBeNull()
  await reload()
  await findActivated()
})

test("a visitor who is signed in by then is not told to log in", async () => {
  await finish()
  document.cookie = `authToken=${createMemberToken(visitor.email)}; Path=/`
  activateInOtherTab({ channel: true })
  await findActivated()
  expect(screen.getByText("Welcome to Lisière. The shop is open to you.").getAttribute("role")).toBe("status")
  expect(screen.getAllByRole("link", { name: "Go to the shop" }).at(-1)?.getAttribute("href")).toBe("/")
})

test("focus in what an activation in another tab removes moves to the heading", async () => {
  await finish()
  screen.getByRole("button", { name: "Resend email" }).focus()
  activateInOtherTab({ channel: true })
  await expectFocus(await findActivated())
})

test("a suspended tab notices when it is resumed", async () => {
  await finish()
  activateInOtherTab({ channel: false })
  expect(screen.queryByText(loginText)).toBeNull()
  document.dispatchEvent(new Event("visibilitychange"))
  await findActivated()
})

test("an activation on another device is announced if there is a WebSocket", async () => {
  world.state.settings = { acqBackendWebsocketURL: "/acquisition/graphql-ws" }
  await finish()
  const member = world.state.members.find(({ email }) => email === visitor.email)
  if (!member) throw new Error("nobody has registered")
  world.activate(member)
  await findActivated()
  expect(localStorage.getItem("registrationProgress")).toBe("activated")
})

test("without a WebSocket URL no connection is attempted", async () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal("WebSocket", opened)
  await finish()
  await vi.dynamicImportSettled()
  expect(opened).not.toHaveBeenCalled()
})

test("a page opened without a registration ignores activations", async () => {
  activateInOtherTab({ channel: false })
  await openPage("/acquisition/registration/formfinished")
  activateInOtherTab({ channel: true })
  await findFinished()
})

test("a new registration, of somebody else, waits for its own activation", async () => {
  activateInOtherTab({ channel: false })
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Register someone else" }))
  const words = await textsOf("en", "registration")
  await screen.findByRole("button", { name: words.submit })
  const form = controls(words)
  await fillIn({ user, words, form }, visitor)
  await user.click(form.submit)
  await findFinished()
  expect(screen.queryByText(loginText)).toBeNull()
  expect(localStorage.getItem("registrationProgress")).toBe("sent")
})
