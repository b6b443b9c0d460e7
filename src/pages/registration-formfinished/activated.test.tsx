import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectFocus, openPage, reload, world } from "../../../tests/support/openPage"
import { fillIn, findFinished, formOn, register, visitor } from "../../../tests/support/registrationForm"
import { createMemberToken } from "../../sandbox/tokens"

async function finish() {
  const opened = await register()
  await findFinished()
  return opened
}

/** The same text as on the activation page; the heading already says that the account is activated. */
const loginText = "Welcome to Lisière. You can log in now."
/** The status that says a text. */
const findSaid = (text: string) => screen.queryAllByRole("status").find(({ textContent }) => textContent === text)
const unknownText = "An account has been activated in this browser. If it is yours, continue here."
const findActivated = () => screen.findByRole("heading", { level: 1, name: "Your account is activated" })

/**
 * An activation in another tab of this browser.
 * @param email of the account; null if the backend does not say it
 */
async function activateInOtherTab({
  channel,
  email = visitor.email,
}: {
  channel: boolean
  email?: string | null
}): Promise<void> {
  const { BroadcastChannel: real } = globalThis
  if (!channel) vi.stubGlobal("BroadcastChannel", undefined)
  const { announceActivation } = await import("../../services/state/activationSignal")
  announceActivation(email ?? undefined)
  vi.stubGlobal("BroadcastChannel", real)
}

/** A registration that another tab of this browser sends. */
async function registerInOtherTab(email: string): Promise<void> {
  const { recordRegistrationSent } = await import("../../services/state/activationSignal")
  recordRegistrationSent(email)
}

test("an activation in another tab is announced at once, with a link to continue", async () => {
  await finish()
  screen.getByRole("button", { name: "Resend email" }).focus()
  await activateInOtherTab({ channel: true })
  // What had focus is gone.
  await expectFocus(await findActivated())
  expect(document.title).toBe("Your account is activated – Lisière")
  expect(findSaid(loginText)?.querySelector("[translate=no]")?.textContent).toBe("Lisière")
  expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)?.getAttribute("href")).toBe("/entrance/login")
  expect(screen.queryByRole("button", { name: "Resend email" })).toBeNull()
  // A visitor who is signed in by then is not told to log in.
  document.cookie = `authToken=${createMemberToken(visitor.email)}; Path=/`
  await reload()
  await findActivated()
  expect(findSaid("Welcome to Lisière. The shop is open to you.")).toBeTruthy()
  expect(screen.getAllByRole("link", { name: "Go to the shop" }).at(-1)?.getAttribute("href")).toBe("/")
})

test("a suspended tab notices when it is resumed", async () => {
  await finish()
  await activateInOtherTab({ channel: false })
  expect(findSaid(loginText)).toBeUndefined()
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
  await reload()
  await findActivated()
})

test("without a WebSocket URL no connection is attempted", async () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal("WebSocket", opened)
  await finish()
  await vi.dynamicImportSettled()
  expect(opened).not.toHaveBeenCalled()
})

test("a page opened without a registration ignores activations", async () => {
  await registerInOtherTab("other@example.org")
  await activateInOtherTab({ channel: false })
  await openPage("/acquisition/registration/formfinished")
  const channel = new BroadcastChannel("registration")
  const announced = new Promise((resolve) => channel.addEventListener("message", resolve))
  await activateInOtherTab({ channel: true, email: "other@example.org" })
  // The page hears what this tab hears.
  await announced
  channel.close()
  document.dispatchEvent(new Event("visibilitychange"))
  await findFinished()
  expect(screen.queryByText(loginText)).toBeNull()
})

test("a new registration, of somebody else, waits for its own activation", async () => {
  await registerInOtherTab("other@example.org")
  await activateInOtherTab({ channel: false, email: null })
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Register someone else" }))
  const opened = await formOn(user)
  await screen.findByRole("button", { name: opened.words.submit })
  await fillIn(opened, visitor)
  await user.click(opened.form.submit)
  await findFinished()
  expect(findSaid(loginText)).toBeUndefined()
})

test.each([
  ["of another account says nothing", "other@example.org", undefined],
  ["of an unknown account claims nothing", null, unknownText],
])("while a registration waits, the activation %s", async (_, email, said) => {
  await finish()
  await activateInOtherTab({ channel: true, email })
  document.dispatchEvent(new Event("visibilitychange"))
  const isSaid = () =>
    expect([unknownText, loginText].map(findSaid).map((status) => status?.textContent)).toEqual([said, undefined])
  await waitFor(isSaid)
  await reload()
  await findFinished()
  await waitFor(isSaid)
  expect(screen.getByRole("button", { name: "Resend email" })).toBeTruthy()
})

test("the activation of this registration is announced while another one waits, and stays so when more are sent", async () => {
  await finish()
  await registerInOtherTab("other@example.org")
  await activateInOtherTab({ channel: true, email: visitor.email })
  await findActivated()
  await registerInOtherTab("third@example.org")
  await reload()
  await findActivated()
})
