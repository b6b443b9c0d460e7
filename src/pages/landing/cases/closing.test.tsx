import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { codeChecks, codeField, codeMessage, codeSubmit, findForm } from "../../../../tests/support/codeForm"
import { expectFocus, openPage, reload, world } from "../../../../tests/support/openPage"
import { signValidity } from "../../../sandbox/validityTimestamp"

/** The code field at the end of the page. */
const closingField = () => screen.getByLabelText<HTMLInputElement>("Your code")
const closingSubmit = () => screen.getByRole("button", { name: "Use this code" })

/** Whether the end of the page shows the code form, as opposed to the way back to the form on top. */
function expectCodeForm(shown: boolean): void {
  expect(screen.queryAllByRole("textbox", { name: "Your code" })).toHaveLength(shown ? 1 : 0)
  expect(screen.queryAllByRole("link", { name: "Back to registration" })).toHaveLength(shown ? 0 : 1)
}

/** The error beside that field. */
function closingMessage(): string | undefined {
  const id = closingField().getAttribute("aria-describedby")
  return (id && document.getElementById(id)?.textContent) || undefined
}

/** The question of a visitor without an invitation, among those that are answered. */
const answerWithoutInvitation = () => screen.queryByText("I have no invitation. What can I do?")

/** The registration area on top. */
const registrationArea = () => document.getElementById("registration") ?? document.body

test("what is typed in one code field is in the other too, can be corrected in either, and opens the form on top", async () => {
  const user = await openPage("/acquisition/")
  await user.type(codeField(), "VALID-")
  expect(closingField().value).toBe("VALID-")
  await user.type(closingField(), "0001")
  expect(codeField().value).toBe("VALID-0001")
  await user.type(codeField(), "{Backspace}")
  expect(closingField().value).toBe("VALID-000")
  await user.type(codeField(), "1")
  await user.click(closingSubmit())
  await findForm()
  await expectFocus(screen.getByRole("heading", { name: "Your place" }))
  expect(codeChecks()).toEqual([{ registrationCode: "VALID-0001" }])
  expectCodeForm(false)
})

test("while the code is checked, the visitor is at the top, and both fields show it cleaned", async () => {
  world.addFault({ operation: "checkRegistrationCode", hang: true })
  const user = await openPage("/acquisition/")
  await user.type(closingField(), "https://www.example.com/acquisition/de?rc=VALID-0001{Enter}")
  await expectFocus(registrationArea())
  await waitFor(() => expect(codeField().value).toBe("VALID-0001"))
  expect(closingField().value).toBe("VALID-0001")
  expect(screen.getByText("Checking your code").getAttribute("role")).toBe("status")
  await user.click(closingSubmit())
  await waitFor(() => expect(codeChecks()).toHaveLength(1))
})

test("an error at the end of the page is gone once the code is corrected, or the form on top answers", async () => {
  const user = await openPage("/acquisition/")
  await user.type(closingField(), "AB_12{Enter}")
  expect(closingMessage()).toBe("Please use valid characters")
  expect(closingField().getAttribute("aria-invalid")).toBe("true")
  await expectFocus(closingField())
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  // The error is not repeated on top.
  expect(codeMessage()).toBeUndefined()
  await user.clear(codeField())
  await user.type(codeField(), "VALID-0001")
  expect(closingMessage()).toBeUndefined()
  await waitFor(() => expect(document.title).not.toContain("Error:"))
  await user.clear(codeField())
  await user.click(closingSubmit())
  expect(closingMessage()).toBe("Please provide an access code.")
  await user.click(codeSubmit())
  await waitFor(() => expect(codeMessage()).toBe("Please provide an access code."))
  expect(closingMessage()).toBeUndefined()
  await expectFocus(codeField())
  expect(codeChecks()).toEqual([])
})

test("a rejected code from the end is explained on top, and stays in both fields", async () => {
  const user = await openPage("/acquisition/")
  await user.type(closingField(), "EXPIRED-0001{Enter}")
  const notice = await screen.findByRole("alert")
  expect(registrationArea().contains(notice)).toBe(true)
  await expectFocus(notice)
  expect([codeField().value, closingField().value]).toEqual(["EXPIRED-0001", "EXPIRED-0001"])
})

test("an invited visitor is led back to the form, and to the code form after giving up the code", async () => {
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await findForm()
  expectCodeForm(false)
  expect(answerWithoutInvitation()).toBeNull()
  await user.click(screen.getByRole("link", { name: "Back to registration" }))
  await expectFocus(registrationArea())
  await user.click(within(registrationArea()).getByRole("button", { name: "Use another code" }))
  await waitFor(() => expectCodeForm(true))
  await waitFor(() => expect([codeField().value, closingField().value]).toEqual(["", ""]))
  expect(answerWithoutInvitation()).not.toBeNull()
})

test("a half-typed code survives a change of language, the application, one click away, and a reload", async () => {
  const user = await openPage("/acquisition/")
  await user.type(closingField(), "VALID-")
  await user.click(screen.getAllByRole("link", { name: "Deutsch" }).at(-1) ?? document.body)
  const isKept = () => waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ihr Code").value).toBe("VALID-"))
  await user.click(await screen.findByRole("link", { name: "Jetzt anfragen" }))
  await screen.findByRole("heading", { level: 1, name: "Mitgliedschaft anfragen" })
  history.back()
  await isKept()
  await reload()
  await isKept()
})

test("a signed link that the browser itself has sent counts as a whole", async () => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  const pasted = `https://www.example.com/acquisition/?rc=NOSTAMP-0001&validityTimestamp=${stamp}`
  await openPage(`/acquisition/?${new URLSearchParams({ rc: pasted })}`)
  await findForm()
  await waitFor(() => expect(codeChecks()).toEqual([{ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp }]))
})
