import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { enterCode, findForm } from "../../../tests/support/codeForm"
import { expectFocus, left, openPage, sent, tracked } from "../../../tests/support/openPage"
import { holdOperation } from "../../../tests/support/holdOperation"
import { fillIn, findFinished, openForm, register, visitor } from "../../../tests/support/registrationForm"
import { createMemberToken } from "../../sandbox/tokens"

const signIn = () => {
  document.cookie = `authToken=${createMemberToken("member@example.com")}; Path=/`
}

const notice = { level: 2, name: "You are already a member" }

const startEvents = async () => (await tracked()).filter(({ event }) => event === "registration_started")

test("a member who follows an invitation again is offered the shop, and the form for somebody else", async () => {
  signIn()
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await screen.findByRole("heading", notice)
  expect(screen.queryByRole("button", { name: "Create account" })).toBeNull()
  // The page has just opened: focus must not be moved, and no registration has started.
  await expectFocus(document.body)
  expect(await startEvents()).toEqual([])
  const shop = screen.getAllByRole("link", { name: "Go to the shop" }).at(-1)
  if (!shop) throw new Error("no way to the shop")
  await user.click(shop)
  await waitFor(() => expect(left).toEqual(["/"]))
  await user.click(screen.getByRole("button", { name: "Register someone else" }))
  await findForm()
  await expectFocus(screen.getByRole("heading", { level: 2, name: "Your place" }))
  await waitFor(async () => expect(await startEvents()).toHaveLength(1))
})

test.each(["another tab", "this tab"])("who activates what was registered in %s is offered the login", async (tab) => {
  if (tab === "this tab") await register().then(findFinished)
  localStorage.setItem("registrationProgress", "activated")
  // During the check a form is shown, and keeps what it is filled in with.
  const { release } = holdOperation("checkRegistrationCode")
  const { form } = await openForm({ unchecked: true })
  await waitFor(() => expect(form.country.value).toBe("DE"))
  release()
  await screen.findByRole("heading", notice)
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await screen.findByRole("heading", notice)
  expect(screen.queryByRole("button", { name: "Create account" })).toBeNull()
  const [, login] = screen.getAllByRole("link", { name: "Log in" })
  if (!login) throw new Error("no way to the login beside the header's")
  await user.click(login)
  await waitFor(() => expect(left).toEqual(["/entrance/login"]))
  await user.click(screen.getByRole("button", { name: "Register someone else" }))
  await findForm()
})

test("a form that was begun stays when somebody else's account has been activated in this browser", async () => {
  const opened = await openForm()
  await fillIn(opened, visitor)
  localStorage.setItem("registrationProgress", "activated")
  const { form } = await openForm()
  expect(form.firstName.value).toBe(visitor.firstName)
  expect(screen.queryByRole("heading", notice)).toBeNull()
})

test("a member who enters a code by hand gets the form", async () => {
  signIn()
  await enterCode("VALID-0001")
  await findForm()
  expect(screen.queryByRole("heading", notice)).toBeNull()
})

test("what a member sends before the code has been checked is not sent behind the notice", async () => {
  signIn()
  const { release } = holdOperation("checkRegistrationCode")
  const opened = await openForm({ unchecked: true })
  await fillIn(opened, visitor)
  await opened.user.click(opened.form.submit)
  release()
  await screen.findByRole("heading", notice)
  expect(sent("registerCustomer")).toEqual([])
})
