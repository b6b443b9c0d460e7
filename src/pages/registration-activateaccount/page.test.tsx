import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import {
  address,
  expectFocus,
  languageLink,
  left,
  openPage,
  reload,
  sent,
  world,
} from "../../../tests/support/openPage"
import { fillIn, openForm } from "../../../tests/support/registrationForm"
import { reading, textsOf } from "../../../tests/support/words"

const page = "/acquisition/registration/activateaccount"
const errorPage = "/acquisition/registration/activateaccountError"
const activations = () => sent("activateAccount")

/** Marks this browser as the one from which the registration was sent. */
const markStart = () => localStorage.setItem("registrationProgress", "sent")

const button = () => screen.findByRole("button", { name: "Activate my account" })
const findSuccess = () => screen.findByRole("heading", { level: 1, name: "Your account is activated" })
const findError = () => screen.findByRole("heading", { level: 1, name: "Activation unsuccessful" })
const storedEvents = () => sessionStorage.getItem("laterEvents")

async function follow(id: string): Promise<UserEvent> {
  return openPage(`${page}?activationId=${id}`)
}

test("in another browser opening the link sends nothing, and one click activates once", async () => {
  const user = await follow("activation-pending")
  expect(address()).toBe(page)
  const activate = await button()
  expect(activations()).toEqual([])
  await user.dblClick(activate)
  await user.keyboard("{Enter}")
  await expectFocus(await findSuccess())
  expect(activations()).toEqual([{ activationId: "activation-pending" }])
  expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)?.getAttribute("href")).toBe("/entrance/login")
  expect(left).toEqual([])
  expect(storedEvents()).toBe('[{"event":"activation_succeeded"}]')
})

test("in the browser that sent the registration the link alone activates, once", async () => {
  markStart()
  await follow("activation-pending")
  await findSuccess()
  expect(activations()).toHaveLength(1)
  expect(localStorage.getItem("registrationProgress")).toBe("activated")
  await reload()
  await findSuccess()
  expect(activations()).toHaveLength(1)
})

test("a signed-in member is taken to the shop", async () => {
  const user = await follow("activation-signin")
  await user.click(await button())
  await waitFor(() => expect(left).toEqual(["/"]))
  expect(document.cookie).toMatch(/authToken=\w+\.\w+\.\w+/)
  // One of them is in the header.
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Go to the shop" })).toHaveLength(2))
  // From the token.
  screen.getByText(reading("We are glad you are here, Robin."))
})

test("a name that was typed in this tab for another registration is not the new member's", async () => {
  const opened = await openForm()
  await fillIn(opened, { firstName: "Bob", lastName: "Noël" })
  const user = await follow("activation-pending")
  await user.click(await button())
  await findSuccess()
  expect(screen.queryByText(/Bob/)).toBeNull()
})

test("an invalid link leads to the error page, which sends a new one without any typing", async () => {
  const user = await follow("activation-lapsed")
  await user.click(await button())
  await expectFocus(await findError())
  expect(address()).toBe(errorPage)
  expect(screen.getByText("Unfortunately, the activation link is invalid.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Contact customer service" }).getAttribute("href")).toBe("/entrance/contact")
  expect(storedEvents()).toBe('[{"event":"activation_not_found"}]')
  expect(localStorage.length).toBe(0)
  await user.click(screen.getByRole("button", { name: "Send me a new link" }))
  expect(await screen.findByText(/a new link is on its way/)).toBeTruthy()
  expect(sent("resendActivationEmail")).toEqual([{ activationId: "activation-lapsed", language: "en" }])
  expect(world.state.outbox).toMatchObject([{ to: "lapsed@example.com" }])
  // The wait survives a reload.
  await reload()
  expect(await screen.findByText(/^You can resend the email in \d\d seconds\.$/)).toBeTruthy()
  const again = screen.getByRole("button", { name: "Send me a new link" })
  expect(again.getAttribute("aria-disabled")).toBe("true")
})

test("a new link that could be sent at the second attempt leaves focus at the message that says so", async () => {
  const user = await follow("activation-lapsed")
  await user.click(await button())
  await findError()
  world.addFault({ operation: "resendActivationEmail", drop: true, times: 1 })
  await user.click(screen.getByRole("button", { name: "Send me a new link" }))
  const alert = await screen.findByRole("alert")
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  const message = await screen.findByText(/a new link is on its way/)
  await expectFocus(message.parentElement ?? message)
})

test.each(["{{activationId}}", "id&1"])("the id %j, which is in no mail, gets no offer of a new link", async (id) => {
  const user = await follow(encodeURIComponent(id))
  const activate = screen.queryByRole("button", { name: "Activate my account" })
  if (activate) await user.click(activate)
  await findError()
  expect(screen.getByRole("main").textContent).toContain("Please contact customer service.")
  expect(screen.queryByRole("button", { name: "Send me a new link" })).toBeNull()
})

test("an unsuccessful attempt can be repeated", async () => {
  const user = await follow("activation-fails-once")
  await user.click(await button())
  await findError()
  expect(screen.getByText("Unfortunately, your activation attempt was unsuccessful, please try again.")).toBeTruthy()
  await reload()
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await findSuccess()
  expect(address()).toBe(page)
  expect(activations()).toHaveLength(2)
})

test("an attempt that fails again is announced again", async () => {
  const user = await follow("activation-failed")
  await user.click(await button())
  const alert = await screen.findByRole("alert")
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  await expectFocus(alert)
  expect(activations()).toHaveLength(2)
  expect(address()).toBe(errorPage)
})

test("a technical failure stays on the page and can be retried", async () => {
  world.addFault({ operation: "activateAccount", drop: true, times: 1 })
  const user = await follow("activation-pending")
  await user.click(await button())
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("Network issue detected.")
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  await findSuccess()
})

test("a change of language loads nothing and keeps link and result", async () => {
  const user = await follow("activation-pending")
  await button()
  const words = await textsOf("pl", "activation")
  await user.click(languageLink("Polski"))
  await user.click(await screen.findByRole("button", { name: words.submit }))
  await screen.findByRole("heading", { level: 1, name: words.done.title })
  expect(address()).toBe("/acquisition/pl/registration/activateaccount")
  await user.click(languageLink("Svenska"))
  const swedish = await textsOf("sv", "activation")
  await screen.findByRole("heading", { level: 1, name: swedish.done.title })
  expect([activations().length, left]).toEqual([1, []])
  expect(storedEvents()).toBe(
    '[{"event":"language_changed","from":"en","to":"pl"},{"event":"activation_succeeded"},' +
      '{"event":"language_changed","from":"pl","to":"sv"}]',
  )
})

test("a change of language during the request shows the result in the new language", async () => {
  const { release } = holdOperation("activateAccount")
  const user = await follow("activation-pending")
  await user.click(await button())
  await user.click(languageLink("Deutsch"))
  const words = await textsOf("de", "activation")
  await waitFor(() => expect(address()).toBe("/acquisition/de/registration/activateaccount"))
  release()
  await screen.findByRole("heading", { level: 1, name: words.done.title })
  expect(address()).toBe("/acquisition/de/registration/activateaccount")
})

test("opened directly the page says that the link is invalid", async () => {
  await openPage(page)
  await findError()
  expect(
    screen.getByText("Unfortunately, the activation link is invalid. Please contact customer service."),
  ).toBeTruthy()
  expect(address()).toBe(errorPage)
  expect(screen.queryByRole("button", { name: "Send me a new link" })).toBeNull()
  expect(activations()).toEqual([])
})

test.each([["?lang=en&amp;activationId=activation-pending"], ["&activationId=activation-pending%E2%80%8B"]])(
  "an activation link that has become %s works, and its id leaves the URL",
  async (arrived) => {
    const user = await openPage(page + arrived)
    await user.click(await button())
    await findSuccess()
    expect(activations()).toEqual([{ activationId: "activation-pending" }])
    expect(location.href).not.toContain("activation-pending")
  },
)
