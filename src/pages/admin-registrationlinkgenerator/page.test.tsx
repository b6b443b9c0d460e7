import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  channels,
  choice,
  code,
  generate,
  link,
  openSignedIn,
  parameters,
  recent,
  submit,
} from "../../../tests/support/linkGenerator"
import { expectFocus, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { savedFiles } from "../../../tests/support/savedFiles"
import { counted, textsOf } from "../../../tests/support/words"
import { adminToken, tokenSamples } from "../../sandbox/tokens"

test.each(["en", "pl"] as const)("an administrator generates a link in %s", async (spoken) => {
  const words = await textsOf(spoken, "links")
  const user = await openSignedIn(adminToken, spoken === "en" ? "" : `${spoken}/`)
  await user.type(screen.getByRole("textbox", { name: words.code }), "VALID-0001{Enter}")
  const heading = words.result.heading_one.replace("{{code}}", "VALID-0001")
  await expectFocus(await screen.findByRole("heading", { name: heading }))
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: words.result.link })
  expect(field.value).toMatch(/\/acquisition\/\?rc=VALID-0001&validityTimestamp=./)
  expect(field.readOnly).toBe(true)
  await user.click(screen.getByRole("button", { name: words.result.copy }))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  await screen.findByText(words.copied)
})

test("the link has its language, landing page and parameters; its end is also shown in UTC, its QR code is saved", async () => {
  const saved = savedFiles()
  const user = await openSignedIn()
  for (const name of ["The visitor’s own language", "Deutsch", "Home page", "lean"]) await user.click(choice(name))
  await user.type(channels(), "newsletter")
  await user.type(parameters(), "ref=a & b")
  await generate(user)
  const { href, pathname, searchParams } = new URL((await link()).value)
  expect(pathname).toBe("/acquisition/de/lean")
  expect(searchParams.get("acqParams")).toBe("utm_source=newsletter&ref=a+%26+b")
  expect(sent("generateRegistrationLink")).toEqual([{ registrationCode: "VALID-0001" }])
  const ends = screen.getAllByRole("definition")
  expect(ends[0]?.querySelector("time")?.dateTime).toMatch(/^20\d\d-/)
  const endTexts = ends.map(({ textContent }) => textContent)
  expect(endTexts.at(-1)).toMatch(/ UTC$/)
  // Whose own time is UTC reads it once.
  expect(new Set(endTexts).size).toBe(endTexts.length)
  const picture = await screen.findByRole<HTMLImageElement>("img", { name: "QR code for this link" })
  await user.click(screen.getByRole("button", { name: "Save QR code as SVG" }))
  expect(decodeURIComponent(picture.src)).toBe(`data:image/svg+xml,${await saved[0]?.text()}`)
  expect(recent().getByText(href)).toBeTruthy()
})

test("several links of one signed code are a table, to copy one by one or together and to save as CSV", async () => {
  const saved = savedFiles()
  const user = await openSignedIn()
  for (const name of ["Deutsch", "lean"]) await user.click(choice(name))
  await user.type(channels(), "newsletter{Enter}printed card")
  await generate(user)
  await expectFocus(await screen.findByRole("heading", { name: "8\u00A0links for VALID-0001" }))
  expect(sent("generateRegistrationLink")).toHaveLength(1)
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1)
  expect(rows.map((row) => within(row).getAllByRole("cell")[2]?.textContent)).toEqual([
    ...Array.from({ length: 4 }, () => "newsletter"),
    ...Array.from({ length: 4 }, () => "printed card"),
  ])
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /rc=VALID-0001/ }).map(({ href }) => href)
  expect(new Set(links).size).toBe(8)
  await user.click(screen.getByRole("button", { name: "Copy lean, Deutsch, printed card" }))
  expect(await navigator.clipboard.readText()).toBe(links[7])
  await user.click(screen.getByRole("button", { name: "Copy all links" }))
  expect(await navigator.clipboard.readText()).toBe(links.join("\n"))
  await screen.findByText("All links copied")
  await user.click(screen.getByRole("button", { name: "Save as CSV" }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.text())?.match(/^VALID-0001,.*/gm)).toHaveLength(8)
  expect(recent().getAllByRole("listitem")).toHaveLength(8)
})

test("errors are shown at their fields, from the first submit on, and live from then on", async () => {
  const user = await openSignedIn()
  await user.type(parameters(), "utm_medium=email{Enter}rc=x")
  await user.click(choice("Home page"))
  expect(screen.queryByText(/^Line 2/)).toBeNull()
  await user.click(submit())
  const words = await textsOf("en", "registration")
  const summary = await screen.findByRole("alert", { name: counted(words.summary, "heading", 3, "en") })
  await expectFocus(summary)
  expect(code().getAttribute("aria-invalid")).toBe("true")
  expect(choice("Home page").getAttribute("aria-invalid")).toBe("true")
  await user.click(within(summary).getByRole("link", { name: /^Line 2: the link itself uses this name/ }))
  expect(document.activeElement).toBe(parameters())
  await user.type(parameters(), "{Backspace}{Backspace}{Backspace}{Backspace}")
  expect(parameters().getAttribute("aria-invalid")).toBeNull()
  await user.type(code(), "VALID-0001")
  await user.click(choice("viral"))
  expect(screen.queryByRole("alert")).toBeNull()
  expect(sent("generateRegistrationLink")).toEqual([])
})

test("a code is rejected with an error at the field, and no input is lost", async () => {
  const [text, words] = ["PENDING-0001", /All remaining invitations for this code are taken/] as const
  const user = await openSignedIn()
  await user.type(channels(), "newsletter")
  await user.type(code(), `${text}{Enter}`)
  const [, beside] = await screen.findAllByText(words)
  expect(code().getAttribute("aria-describedby")).toContain(beside?.id)
  expect(code().value).toBe(text)
  expect(channels().value).toBe("newsletter")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")))
  await user.type(code(), "2")
  expect(screen.queryByText(words)).toBeNull()
})

test("a visitor who is not signed in is told before and after, and returns to the filled form", async () => {
  const user = await openPage("/acquisition/admin/registrationlinkgenerator")
  const hint = screen.getByText("You are not logged in. Only administrators can generate links.")
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex")
  await user.click(choice("Polski"))
  await user.type(channels(), "newsletter")
  await user.click(code())
  const pasted = "https://www.example.com/acquisition/?rc=VALID-0001"
  await user.paste(pasted)
  await user.click(submit())
  const notice = await screen.findByRole("alert")
  await expectFocus(notice)
  expect(notice.textContent).toMatch(/^You are not logged in, or your session has ended\./)
  expect(within(notice).getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/entrance/login")
  expect(hint.isConnected).toBe(false)
  const again = await openSignedIn()
  expect(code().value).toBe(pasted)
  expect(choice("Polski").checked).toBe(true)
  expect(channels().value).toBe("newsletter")
  await again.click(submit())
  await screen.findByRole("table")
  // Of a whole link its code is sent.
  expect(sent("generateRegistrationLink").at(-1)).toEqual({ registrationCode: "VALID-0001" })
})

test("a member without permission is told so", async () => {
  const user = await openSignedIn(tokenSamples.member.token)
  await generate(user)
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toMatch(/^Your account cannot generate links\./)
  expect(code().value).toBe("VALID-0001")
})

test("a technical failure allows a retry", async () => {
  world.addFault({ operation: "generateRegistrationLink", status: 500, times: 1 })
  const user = await openSignedIn()
  await generate(user)
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await link()
  expect(sent("generateRegistrationLink")).toHaveLength(2)
})

test("the tab's last ten links survive a reload, newest first", async () => {
  const user = await openSignedIn()
  recent().getByText(/^The links that you generate appear here/)
  await user.type(code(), "VALID-0001")
  for (let number = 1; number <= 11; number++) {
    fireEvent.change(channels(), { target: { value: `mail-${number}-` } })
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
  await user.type(channels(), "news")
  await generate(user)
  const { value } = await link()
  await user.click(within(screen.getByRole("navigation", { name: "Language" })).getByRole("link", { name: "Deutsch" }))
  const german = await screen.findByRole<HTMLInputElement>("textbox", { name: "Registrierungslink" })
  expect(german.value).toBe(value)
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Kanäle" }).value).toBe("news")
})

test("without a clipboard the link is selected, and the page says so", async () => {
  const user = await openSignedIn()
  await generate(user)
  const field = await link()
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }))
  await screen.findByText(/^Your browser does not allow copying here/)
  await expectFocus(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  const [copy] = recent().getAllByRole("button", { name: "Copy" })
  if (copy) fireEvent.click(copy)
  const own = await recent().findByRole<HTMLInputElement>("textbox")
  await expectFocus(own)
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual([field.value, 0, field.value.length])
})

test("a link that is too long for a QR code is said to be, and can be copied", async () => {
  const user = await openSignedIn()
  await user.click(parameters())
  await user.paste(`utm_content=${"x".repeat(3000)}`)
  await generate(user)
  await screen.findByText("This link is too long for a QR code. Please shorten the campaign parameters.")
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy()
})
