import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { codeChecks, codeField, codeMessage, codeSubmit, enterCode, findForm } from "../../../tests/support/codeForm"
import { holdOperation } from "../../../tests/support/holdOperation"
import { address, expectFocus, left, openPage, world } from "../../../tests/support/openPage"
import { reading, asCompared, textsOf } from "../../../tests/support/words"

test("a phone's keyboard leaves the case of the code to the visitor", async () => {
  await openPage("/acquisition/")
  expect(codeField().getAttribute("autocapitalize")).toBe("none")
})

test("no error is shown before anything was entered", async () => {
  const user = await openPage("/acquisition/")
  await user.click(codeField())
  await user.tab()
  expect(codeField().getAttribute("aria-invalid")).toBeNull()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(codeChecks()).toEqual([])
})

test.each([
  ["", "Please provide an access code."],
  ["AB1", "Your code is not valid."],
  ["A".repeat(41), "Your code is not valid."],
  ["AB_12", "Please use valid characters"],
])("code %j: %s", async (code, message) => {
  await enterCode(code)
  await waitFor(() => expect(codeMessage()).toBe(message))
  expect(codeField().getAttribute("aria-invalid")).toBe("true")
  await expectFocus(codeField())
  expect(codeField().value).toBe(code)
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  expect(codeChecks()).toEqual([])
})

const invitation = "Your invitation is invalid. Unfortunately, you cannot register at this time."
const link = "Your registration link is invalid. Please request a new invitation."

/** Hint for an unknown code that was typed by hand. */
const spelling = "Please check the spelling; upper and lower case matter."

/** The text for each code that the sandbox rejects (specification section 8). */
const rejected: readonly [code: string, text: string][] = [
  ["INVALID-0001", invitation],
  ["NOT-A-CODE", invitation],
  ["INVITER-0001", invitation],
  ["UNKNOWN-0001", invitation],
  ["CUSTOM-0001", link],
  ["NOSTAMP-0001", link],
  ["BADSTAMP-0001", link],
  ["EXPIRED-0001", "Your invitation has expired. Please request a new invitation from the member who invited you."],
  ["NOBALANCE-0001", "Amélie Laurent has no invitations left. Please try again later."],
  ["PENDING-0001", "Amélie Laurent has no invitations left. Please try again later."],
  ["SEVERAL-0001", "Amélie Laurent has no invitations left. Please try again later."],
]

test.each(rejected)("%s is rejected: %s", async (code, text) => {
  const user = await enterCode(code)
  const notice = await screen.findByRole("alert")
  expect(within(notice).getByText(reading(text))).toBeTruthy()
  expect(within(notice).queryAllByText(spelling)).toHaveLength(text === invitation ? 1 : 0)
  await expectFocus(notice)
  // The input is kept, so that it can be corrected.
  expect(codeField().value).toBe(code)
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  // The visitor can enter another code or apply for membership.
  await user.click(within(notice).getByRole("link", { name: "Apply for membership instead" }))
  expect(await screen.findByRole("heading", { level: 1, name: "Apply Now" })).toBeTruthy()
  expect(address()).toBe("/acquisition/membership-interest")
})

test.each([
  ["INVALID-0001", "invitation-invalid", "de"],
  ["CUSTOM-0001", "link-invalid", "fr"],
  ["EXPIRED-0001", "expired", "pl"],
  ["NOBALANCE-0001", "noBalanceNamed", "sv"],
] as const)("%s is rejected in the language of the page", async (code, key, language) => {
  await openPage(`/acquisition/${language}?rc=${code}`)
  const words = await textsOf(language, "landing")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain(words.codeError[key].replace("{{inviter}}", "Amélie Laurent"))
  expect(within(notice).getByRole("link", { name: words.codeError.apply })).toBeTruthy()
  // The notice offers the application; the form does not offer it a second time.
  expect(screen.queryByText(asCompared(words.code.none))).toBeNull()
})

test("only an expired invitation comes with a ready message to the inviter, in the language of the page", async () => {
  const { deny } = await textsOf("pl", "access")
  await openPage("/acquisition/pl?rc=EXPIRED-0001")
  const { askInviter } = await textsOf("pl", "common")
  const ask = () => screen.findByRole<HTMLAnchorElement>("link", { name: askInviter })
  await waitFor(async () => expect((await ask()).protocol).toBe("mailto:"))
  const { searchParams } = new URL((await ask()).href)
  expect(searchParams.get("body")).toBe(deny.message.text.replace("{{brand}}", "Lisière"))
  await enterCode("INVALID-0001")
  expect(within(await screen.findByRole("alert")).getAllByRole("link")).toHaveLength(1)
})

test("an empty field that is submitted while a typed code is being checked is explained", async () => {
  holdOperation("checkRegistrationCode")
  const user = await enterCode("VALID-0001")
  await screen.findByText("Checking your code")
  await user.clear(codeField())
  await user.click(codeSubmit())
  expect(codeMessage()).toBe("Please provide an access code.")
})

test("an unnamed inviter without invitations left is called a member", async () => {
  Object.assign(world.state.codes["NOBALANCE-0001"] ?? {}, { inviter: null })
  await enterCode("NOBALANCE-0001")
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The member who invited you has no invitations left. Please try again later.",
  )
})

test.each([
  ["/acquisition/", "en", "/acquisition/en/registration/deny?reason=referrer"],
  ["/acquisition/", "fr", "/acquisition/fr/registration/deny?reason=referrer"],
  ["/acquisition/en/lean", "fr", "/acquisition/en/registration/deny?reason=referrer"],
  ["/acquisition/de", "fr", "/acquisition/de/registration/deny?reason=referrer"],
])("a code from a forbidden referrer leads from %s, in a browser set to %s, to %s", async (at, language, target) => {
  // As in the page's file; without a prefix, a host or the startup code chose it by the browser's language.
  document.documentElement.lang = language
  vi.spyOn(navigator, "languages", "get").mockReturnValue([language])
  await openPage(`${at}?rc=REFERER-0001`)
  // By full navigation; the code is kept for another referrer (specification, section 4).
  await waitFor(() => expect(left).toEqual([target]))
  expect(localStorage.getItem("rc")).toBe("REFERER-0001")
})

test("a code with a typo can be corrected in its field", async () => {
  const user = await enterCode("valid-0001")
  await screen.findByText(spelling)
  await user.type(codeField(), "VALID", { initialSelectionStart: 0, initialSelectionEnd: "valid".length })
  await user.keyboard("{Enter}")
  await findForm()
})

test("a rejected code can be replaced by a valid one", async () => {
  const user = await enterCode("EXPIRED-0001")
  await screen.findByRole("alert")
  await user.clear(codeField())
  await user.type(codeField(), "VALID-0001{Enter}")
  await findForm()
  expect(screen.queryByRole("alert")).toBeNull()
  await waitFor(() => expect(document.title).not.toContain("Error:"))
})

test("a valid code opens the form, with the inviter's name in the heading", async () => {
  await enterCode("VALID-0001")
  await findForm()
  const heading = screen.getByRole("heading", { name: "Amélie Laurent is holding a place for you" })
  await expectFocus(heading)
  expect(screen.getByRole("heading", { level: 1, name: "Amélie Laurent has invited you" })).toBeTruthy()
  expect(codeChecks()).toEqual([{ registrationCode: "VALID-0001" }])
  expect(localStorage.getItem("rc")).toBe("VALID-0001")
})

test.each(["NOINVITER-0001", "NULLS-0001"])("%s opens the form without an inviter's name", async (code) => {
  await enterCode(code)
  await findForm()
  expect(screen.getByRole("heading", { name: "Create your account" })).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "Luxury fashion, by invitation" })).toBeTruthy()
})

test("markup in an inviter's name is shown as text", async () => {
  await enterCode("SCRIPT-0001")
  await findForm()
  expect(screen.getByRole("heading", { name: "<script>alert(1)</script> Ada is holding a place for you" })).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "<script>alert(1)</script> Ada has invited you" })).toBeTruthy()
  expect(document.body.querySelector("script")).toBeNull()
})

test("a whole message is reduced to its code, in the request and in the field", async () => {
  world.addFault({ operation: "checkRegistrationCode", hang: true })
  await enterCode("Hi! https://www.example.com/acquisition/de?rc=VALID-0001&x=1 See you")
  await waitFor(() => expect(codeChecks()).toEqual([{ registrationCode: "VALID-0001" }]))
  expect(codeField().value).toBe("VALID-0001")
})

test("two clicks and an Enter send one request, and the wait is announced", async () => {
  world.addFault({ operation: "checkRegistrationCode", hang: true })
  const user = await openPage("/acquisition/")
  await user.click(codeField())
  await user.paste("VALID-0001")
  await user.dblClick(codeSubmit())
  await user.type(codeField(), "{Enter}")
  await waitFor(() => expect(codeChecks()).toHaveLength(1))
  expect(screen.getByText("Checking your code").getAttribute("role")).toBe("status")
  expect(codeSubmit().getAttribute("aria-disabled")).toBe("true")
  await user.click(codeSubmit())
  expect(codeChecks()).toHaveLength(1)
})

test("a temporary backend failure goes unnoticed", async () => {
  world.addFault({ operation: "checkRegistrationCode", status: 503, times: 1 })
  await enterCode("VALID-0001")
  await findForm()
  expect(codeChecks()).toHaveLength(2)
})

test("a form that failed to load can be loaded again, and the invitation stays", async () => {
  vi.doMock("../../../locales/en/registration.json", () => {
    throw new Error("the file is gone")
  })
  const user = await openPage("/acquisition/?rc=VALID-0001")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Network issue detected.")
  vi.doUnmock("../../../locales/en/registration.json")
  await user.click(within(notice).getByRole("button", { name: "Try again" }))
  await findForm()
  expect(codeChecks()).toHaveLength(1)
})
