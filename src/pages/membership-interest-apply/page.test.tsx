import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { address, languageLink, expectFocus, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { reading, textsOf } from "../../../tests/support/words"

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" })
const submit = () => screen.getByRole("button", { name: "Submit" })
const confirmation = { level: 1, name: "Email Address Submitted Successfully" }
const problem = "Please provide a valid email address"

test("a visitor applies on the introduction itself, with language and query kept", async () => {
  const words = await textsOf("de", "membership")
  const user = await openPage("/acquisition/de/membership-interest?utm=a%2Bb")
  await user.type(screen.getByRole("textbox"), "  ada+club@müller.example ")
  await user.click(screen.getByRole("button", { name: words.intro.submit }))
  await screen.findByRole("heading", { level: 1, name: words.confirmation.title })
  expect(address()).toBe("/acquisition/de/membership-interest/confirmation?utm=a%2Bb")
  expect(sent("submitMembershipInterest")).toEqual([{ email: "ada+club@müller.example", language: "de" }])
})

test("a double click sends once, and the confirmation repeats the address, also after a reload", async () => {
  const user = await openPage("/acquisition/membership-interest/apply")
  await user.type(field(), "ada@example.com")
  await user.dblClick(submit())
  await screen.findByRole("heading", confirmation)
  screen.getByText(reading("Thank you. We have received your application from ada@example.com."))
  await reload()
  await screen.findByRole("heading", confirmation)
  screen.getByText(reading("Thank you. We have received your application from ada@example.com."))
  expect(sent("submitMembershipInterest")).toHaveLength(1)
})

test("a visitor who has sent nothing sees the form at the confirmation's address, and it works there", async () => {
  const user = await openPage("/acquisition/membership-interest/confirmation")
  expect(screen.queryByRole("heading", confirmation)).toBeNull()
  await user.type(field(), "ada@example.com")
  await user.click(submit())
  await expectFocus(await screen.findByRole("heading", confirmation))
})

test("the privacy policy opens over the form, which keeps what was typed", async () => {
  const user = await openPage("/acquisition/membership-interest")
  await user.type(field(), "ada@example.com")
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Privacy Policy" }))
  await screen.findByRole("dialog", { name: /Privacy/ })
  expect(field().value).toBe("ada@example.com")
})

test("what cannot be an address is not sent; the address in it is offered, also after the Enter key", async () => {
  const user = await openPage("/acquisition/membership-interest/apply")
  await user.type(field(), "Ada <ada@example.com>,{Enter}")
  await screen.findByText(problem)
  await user.click(await screen.findByRole("button", { name: "Did you mean ada@example.com?" }))
  await waitFor(() => expect(field().value).toBe("ada@example.com"))
  await user.click(submit())
  await screen.findByRole("heading", confirmation)
  expect(sent("submitMembershipInterest")).toEqual([{ email: "ada@example.com", language: "en" }])
})

test.each(["", "ada@example"])("%j is not sent, and the field says why", async (email) => {
  const user = await openPage("/acquisition/membership-interest/apply")
  if (email) await user.type(field(), email)
  await user.click(submit())
  await screen.findByText(problem)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().getAttribute("aria-invalid")).toBe("true")
  expect(document.title).toMatch(/^Error: /)
  expect(sent("submitMembershipInterest")).toEqual([])
  await user.clear(field())
  await user.type(field(), "ada@example.com")
  expect(screen.queryByText(problem)).toBeNull()
})

test("a backend error is shown at the field until the value changes", async () => {
  const user = await openPage("/acquisition/membership-interest/apply")
  // The site counts characters, this backend code units, so 40 of these are too many for it.
  await user.click(field())
  await user.paste(`${"𠀋".repeat(40)}@example.com`)
  await user.click(submit())
  await screen.findByText(problem)
  expect(sent("submitMembershipInterest")).toHaveLength(1)
  await user.type(field(), "x")
  expect(screen.queryByText(problem)).toBeNull()
})

test("a technical failure keeps the address and allows a retry", async () => {
  world.addFault({ operation: "submitMembershipInterest", drop: true, times: 1 })
  const user = await openPage("/acquisition/membership-interest/apply")
  await user.type(field(), "ada@example.com{Enter}")
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(field().value).toBe("ada@example.com")
  await user.click(again)
  await screen.findByRole("heading", confirmation)
})

test("what was typed survives a reload and a change of language", async () => {
  const user = await openPage("/acquisition/membership-interest/apply")
  await user.type(field(), "ada@example.com")
  const again = await reload()
  expect(field().value).toBe("ada@example.com")
  await again.click(languageLink("Deutsch"))
  const german = await screen.findByRole<HTMLInputElement>("textbox", { name: "E-\u2060Mail-\u2060Adresse" })
  expect(german.value).toBe("ada@example.com")
})
