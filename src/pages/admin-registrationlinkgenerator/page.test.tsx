import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  addParameter,
  code,
  generate,
  landingPage,
  language,
  link,
  nameIn,
  openSignedIn,
  recent,
  submit,
  valueIn,
} from "../../../tests/support/linkGenerator"
import { expectFocus, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { counted, textsOf } from "../../../tests/support/words"
import { languages } from "../../lib/languages"
import { adminToken, tokenSamples } from "../../sandbox/tokens"

test.each(languages)("an administrator generates a link in %s", async (spoken) => {
  const { link: words } = await textsOf(spoken, "admin")
  const user = await openSignedIn(adminToken, spoken === "en" ? "" : `${spoken}/`)
  await user.type(screen.getByRole("textbox", { name: words.code }), "VALID-0001{Enter}")
  const heading = await screen.findByRole("heading", { name: words.result.heading.replace("{{code}}", "VALID-0001") })
  await expectFocus(heading)
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: words.result.link })
  expect(field.value).toMatch(/\/acquisition\/\?rc=VALID-0001&validityTimestamp=./)
  expect(field.readOnly).toBe(true)
  await user.click(screen.getByRole("button", { name: words.copy }))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  await screen.findByText(words.result.copied)
})

test("the link contains language, landing page and parameters, and its expiry is shown twice", async () => {
  const user = await openSignedIn()
  await user.selectOptions(language(), "Deutsch")
  await user.selectOptions(landingPage(), "lean")
  await addParameter(user, 1, "newsletter")
  await addParameter(user, 2, "a & b", "ref")
  const { pathname, searchParams } = await generate(user)
  expect(pathname).toBe("/acquisition/de/lean")
  expect(searchParams.get("acqParams")).toBe("utm_source=newsletter&ref=a+%26+b")
  expect(sent("generateRegistrationLink")).toEqual([{ registrationCode: "VALID-0001", language: "de" }])
  const [local, utc] = screen.getAllByRole("definition")
  expect(local?.querySelector("time")?.dateTime).toMatch(/^20\d\d-/)
  expect(utc?.textContent).toMatch(/ UTC$/)
})

test("a whole link in the code field yields its code", async () => {
  const user = await openSignedIn()
  await user.click(code())
  await user.paste("https://www.example.com/acquisition/?rc=VALID-0001")
  await user.click(submit())
  await link()
  expect(sent("generateRegistrationLink")).toEqual([{ registrationCode: "VALID-0001" }])
})

test("errors are shown at their fields, from the first submit on, and live from then on", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "")
  await addParameter(user, 2, "x", "rc")
  expect(screen.queryByText("Please enter a value or remove the parameter")).toBeNull()
  await user.click(submit())
  const words = await textsOf("en", "registration")
  const heading = counted(words.summary, "heading", 3, "en")
  const summary = await screen.findByRole("alert", { name: heading })
  await expectFocus(summary)
  await user.click(within(summary).getByRole("link", { name: /^Parameter 2 – The link itself uses this name/ }))
  expect(document.activeElement).toBe(nameIn(2))
  expect(code().getAttribute("aria-invalid")).toBe("true")
  await user.type(valueIn(1), "y")
  expect(valueIn(1).getAttribute("aria-invalid")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Remove parameter 2" }))
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a parameter" }))
  await user.type(code(), "VALID-0001")
  expect(screen.queryByRole("alert")).toBeNull()
  expect(sent("generateRegistrationLink")).toEqual([])
})

test("a parameter that was removed can be brought back to its place", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "news")
  await addParameter(user, 2, "email")
  await user.click(screen.getByRole("button", { name: "Remove parameter 1" }))
  screen.getByText("Parameter 1 has been removed.")
  await user.type(valueIn(1), "-2")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(() => expect(valueIn(2).value).toBe("email-2"))
  expect([nameIn(1).value, valueIn(1).value]).toEqual(["utm_source", "news"])
  expect(document.activeElement).toBe(nameIn(1))
})

test.each([
  ["NOBALANCE-0001", "The member behind this code has no invitations left."],
  ["PENDING-0001", /All remaining invitations for this code are taken/],
  ["EXPIRED-0001", "This invitation has expired."],
  ["CUSTOM-0001", "This code has not been set up completely."],
  ["INVITER-0001", "The member behind this code cannot invite anyone."],
  ["REFERER-0001", "This code is not accepted from this site."],
  ["INVALID-0001", "This code is not valid."],
  ["NOBODY-0001", "This code is not valid."],
])("%s is rejected with an error at the field, and no input is lost", async (text, words) => {
  const user = await openSignedIn()
  await addParameter(user, 1, "newsletter")
  await user.type(code(), `${text}{Enter}`)
  const [, beside] = await screen.findAllByText(words)
  expect(code().getAttribute("aria-describedby")).toContain(beside?.id)
  expect(code().value).toBe(text)
  expect(valueIn(1).value).toBe("newsletter")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")))
  await user.type(code(), "2")
  expect(screen.queryByText(words)).toBeNull()
})

test("a visitor who is not signed in is told before and after, and returns to the filled form", async () => {
  const user = await openPage("/acquisition/admin/registrationlinkgenerator")
  const hint = screen.getByText("You are not logged in. Only administrators can create links.")
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex")
  await user.selectOptions(language(), "Polski")
  await addParameter(user, 1, "newsletter")
  await user.type(code(), "VALID-0001{Enter}")
  const notice = await screen.findByRole("alert")
  await expectFocus(notice)
  expect(notice.textContent).toMatch(/^You are not logged in, or your session has ended\./)
  expect(within(notice).getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/entrance/login")
  expect(hint.isConnected).toBe(false)
  const again = await openSignedIn()
  expect(code().value).toBe("VALID-0001")
  expect(language().value).toBe("pl")
  expect(valueIn(1).value).toBe("newsletter")
  await again.click(submit())
  await link()
})

test("a member without permission is told so", async () => {
  const user = await openSignedIn(tokenSamples.member.token)
  await user.type(code(), "VALID-0001{Enter}")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toMatch(/^Your account cannot create links\./)
  within(notice).getByRole("link", { name: "Log in" })
  expect(code().value).toBe("VALID-0001")
})

test("a technical failure allows a retry", async () => {
  world.addFault({ operation: "generateRegistrationLink", status: 500, times: 1 })
  const user = await openSignedIn()
  await user.type(code(), "VALID-0001{Enter}")
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await link()
  expect(sent("generateRegistrationLink")).toHaveLength(2)
})

test("a double click generates one link", async () => {
  const user = await openSignedIn()
  await user.type(code(), "VALID-0001")
  await user.dblClick(submit())
  await link()
  expect(sent("generateRegistrationLink")).toHaveLength(1)
})

test("the tab's last ten links survive a reload, newest first", async () => {
  const user = await openSignedIn()
  recent().getByText(/^The links that you create appear here/)
  await addParameter(user, 1, "")
  await user.type(code(), "VALID-0001")
  for (let number = 1; number <= 11; number++) {
    fireEvent.change(valueIn(1), { target: { value: `mail-${number}-` } })
    fireEvent.click(submit())
    await waitFor(async () => expect((await link()).value).toMatch(`%3Dmail-${number}-`))
  }
  const last = (await link()).value
  const again = await reload()
  const items = recent().getAllByRole("listitem")
  expect(items).toHaveLength(10)
  expect(items[0]?.textContent).toContain(last)
  expect(items[9]?.textContent).toContain("utm_source%3Dmail-2-")
  const [copy] = recent().getAllByRole("button", { name: "Copy" })
  if (copy) await again.click(copy)
  expect(await navigator.clipboard.readText()).toBe(last)
  await recent().findByText("Link copied")
})

test("a change of language keeps form and link", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "news")
  const { href } = await generate(user)
  await user.click(within(screen.getByRole("navigation", { name: "Language" })).getByRole("link", { name: "Deutsch" }))
  const german = await screen.findByRole<HTMLInputElement>("textbox", { name: "Registrierungslink" })
  expect(german.value).toBe(href)
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Wert" }).value).toBe("news")
})

test("without a clipboard the link is selected, and the page says so", async () => {
  const user = await openSignedIn()
  await generate(user)
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }))
  await screen.findByText(/^Your browser does not allow copying here/)
  const field = await link()
  await expectFocus(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  const [copy] = recent().getAllByRole("button", { name: "Copy" })
  if (copy) fireEvent.click(copy)
  const own = await recent().findByRole<HTMLInputElement>("textbox")
  await expectFocus(own)
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual([field.value, 0, field.value.length])
})

test("each further parameter is offered under the next name that is still free", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "letter")
  await addParameter(user, 2, "spring", "utm_medium")
  await addParameter(user, 3, "")
  expect([nameIn(1).value, nameIn(2).value, nameIn(3).value]).toEqual(["utm_source", "utm_medium", "utm_campaign"])
})
