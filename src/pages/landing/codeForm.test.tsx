import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { codeChecks, codeField, codeMessage, codeSubmit, enterCode, findForm } from "../../../tests/support/codeForm"
import { address, expectFocus, left, openPage, world } from "../../../tests/support/openPage"
import { signValidity } from "../../sandbox/validityTimestamp"
import { reading, asCompared, textsOf } from "../../../tests/support/words"

test("a code that cannot be one is explained at its field once it is sent, and not before", async () => {
  const user = await openPage("/acquisition/")
  expect(codeField().getAttribute("autocapitalize")).toBe("none")
  await user.click(codeField())
  await user.tab()
  expect(codeField().getAttribute("aria-invalid")).toBeNull()
  for (const [code, message] of [
    ["", "Please provide an access code."],
    ["AB1", "Your code is not valid."],
    ["A".repeat(41), "Your code is not valid."],
    ["AB_12", "Please use valid characters"],
  ] as const) {
    await user.clear(codeField())
    if (code) await user.paste(code)
    await user.click(codeSubmit())
    await waitFor(() => expect(codeMessage()).toBe(message))
    expect(codeField().getAttribute("aria-invalid")).toBe("true")
    await expectFocus(codeField())
    expect(codeField().value).toBe(code)
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  }
  expect(codeChecks()).toEqual([])
})

const invitation = "Your invitation is invalid. Unfortunately, you cannot register at this time."
const link = "Your registration link is invalid. Please request a new invitation."

/** Hint for an unknown code that was typed by hand. */
const spelling = "Please check the spelling; upper and lower case matter."

test("each reason for which a code is rejected has its text, which leaves both ways on (specification section 8)", async () => {
  const user = await openPage("/acquisition/")
  for (const [code, text] of [
    ["NOT-A-CODE", invitation],
    ["CUSTOM-0001", link],
    ["EXPIRED-0001", "Your invitation has expired. Please request a new invitation from the member who invited you."],
    ["NOBALANCE-0001", "Amélie Laurent has no invitations left. Please try again later."],
  ] as const) {
    await user.clear(codeField())
    await user.paste(code)
    await user.click(codeSubmit())
    await screen.findByText(reading(text))
    const notice = screen.getByRole("alert")
    expect(within(notice).queryAllByText(spelling)).toHaveLength(text === invitation ? 1 : 0)
    await expectFocus(notice)
    // The input is kept, so that it can be corrected.
    expect(codeField().value).toBe(code)
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  }
  // The visitor can enter another code or apply for membership.
  await user.click(screen.getByRole("link", { name: "Apply for membership instead" }))
  expect(await screen.findByRole("heading", { level: 1, name: "Apply Now" })).toBeTruthy()
  expect(address()).toBe("/acquisition/membership-interest")
})

test("a code is rejected in the language of the page, and an unnamed inviter is called a member", async () => {
  Object.assign(world.state.codes["NOBALANCE-0001"] ?? {}, { inviter: null })
  await openPage("/acquisition/sv?rc=NOBALANCE-0001")
  const words = await textsOf("sv", "landing")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain(words.codeError["no-balance"])
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

test.each([
  ["/acquisition/", "fr", "/acquisition/fr/registration/deny?reason=referrer"],
  ["/acquisition/en/lean", "fr", "/acquisition/en/registration/deny?reason=referrer"],
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
  // As an extension may do: React finds nothing to remove any more (boot/forgiveMovedNodes.ts).
  screen.getByRole("alert").remove()
  await user.type(codeField(), "VALID", { initialSelectionStart: 0, initialSelectionEnd: "valid".length })
  await user.keyboard("{Enter}")
  await findForm()
  expect(screen.queryByRole("alert")).toBeNull()
  await waitFor(() => expect(document.title).not.toContain("Error:"))
})

test("a valid code opens the form, with the inviter's name once, as text", async () => {
  await enterCode("SCRIPT-0001")
  await findForm()
  const name = "<script>alert(1)</script> Ada"
  await expectFocus(screen.getByRole("heading", { name: "Your place" }))
  expect(screen.getByRole("heading", { level: 1, name: `${name} has invited you` })).toBeTruthy()
  expect(document.body.textContent.split(name)).toHaveLength(2)
  expect(document.body.querySelector("script")).toBeNull()
  expect(codeChecks()).toEqual([{ registrationCode: "SCRIPT-0001" }])
  expect(localStorage.getItem("rc")).toBe("SCRIPT-0001")
})

test("the form names the inviter where the main description speaks of something else", async () => {
  await openPage("/acquisition/welcome-10?rc=VALID-0001")
  expect(await screen.findByRole("heading", { name: "Amélie Laurent is\u00a0holding a place for you" })).toBeTruthy()
})

test("a code without an inviter opens the form without a name", async () => {
  await enterCode("NULLS-0001")
  await findForm()
  expect(screen.getByRole("heading", { name: "Create your account" })).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "Luxury fashion, by invitation" })).toBeTruthy()
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

test("a signed link that is pasted in a message counts as a whole, also when its check is repeated", async () => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  world.addFault({ operation: "checkRegistrationCode", times: 1, drop: true })
  const user = await enterCode(`Join me (www.example.com/acquisition/?validityTimestamp=${stamp}&amp;rc=NOSTAMP-0001).`)
  const retry = await screen.findByRole("button", { name: "Try again" })
  expect(codeField().value).toBe("NOSTAMP-0001")
  await user.click(retry)
  await findForm()
  expect(codeChecks().at(-1)).toEqual({ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp })
})
