import { screen } from "@testing-library/react"
import { act } from "react"
import { expect, test } from "vitest"
import { fillIn, findRegistration, openForm, visitor } from "../../../tests/support/registrationForm"

const problem = "Please provide a valid email address"
const offer = () => screen.queryByRole("button", { name: /Did you mean/ })
/** Lets everything happen that follows without a timer. */
const settle = () => act(async () => Promise.resolve())

test.each([
  ["a mistyped address", "ada@gmial.com", () => screen.findByRole("button", { name: /Did you mean/ })],
  ["an invalid address", "ada", () => screen.findByText(problem)],
])("what leaving %s brings waits until the pressed box is ticked", async (_, email, findResult) => {
  const { user, form } = await openForm()
  await user.type(form.email, email)
  await user.pointer({ keys: "[MouseLeft>]", target: form.terms })
  await settle()
  expect(document.activeElement).not.toBe(form.email)
  expect([offer(), screen.queryByText(problem)]).toEqual([null, null])
  await user.pointer({ keys: "[/MouseLeft]", target: form.terms })
  expect(form.terms.checked).toBe(true)
  await findResult()
})

test("it does not wait for a release that the page never gets to know: the pointer moves on, unpressed", async () => {
  const { user, form } = await openForm()
  await user.type(form.email, "ada")
  await user.pointer({ keys: "[MouseLeft>]", target: form.terms })
  form.terms.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, buttons: 1 }))
  await settle()
  expect(screen.queryByText(problem)).toBeNull()
  form.terms.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, buttons: 0 }))
  await screen.findByText(problem)
})

test("the keyboard need not wait", async () => {
  const { user, form } = await openForm()
  await user.type(form.email, "ada")
  await user.tab()
  await screen.findByText(problem)
})

test("a press of the button sends the form, and what leaving the field brings changes nothing of that", async () => {
  const opened = await openForm()
  await fillIn(opened, { ...visitor, email: "ada@gmial.com" })
  await opened.user.click(opened.form.email)
  await opened.user.click(opened.form.submit)
  expect(await findRegistration()).toMatchObject({ email: "ada@gmial.com" })
})
