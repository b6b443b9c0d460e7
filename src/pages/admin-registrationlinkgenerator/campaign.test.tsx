import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  channel,
  choice,
  codesField,
  createLinks,
  heading,
  importFile,
  keptNames,
  linkRows,
  makeCampaign,
  nameField,
  openCampaign,
  optionOf,
  openView,
} from "../../../tests/support/campaigns"
import { expectFocus, reload, sent, world } from "../../../tests/support/openPage"
import { tokenSamples } from "../../sandbox/tokens"

test("a campaign has one signed link per code and lists every combination", async () => {
  const user = await openView("campaigns")
  await makeCampaign(user)
  await expectFocus(await heading("8\u00A0links for “Spring”"))
  expect(sent("generateRegistrationLink")).toEqual([
    { registrationCode: "VALID-0001" },
    { registrationCode: "NOINVITER-0001" },
  ])
  const [first, , , last] = linkRows()
  expect(within(first ?? document.body).getAllByRole("cell")[1]?.textContent).toBe("The visitor’s own language")
  const link = within(last ?? document.body).getByRole<HTMLAnchorElement>("link")
  expect(link.textContent).toBe("/de/lean?utm_source=newsletter&utm_medium=email&utm_campaign=spring&rc=VALID-0001")
  expect(link.title).toBe(link.href)
  expect(new URL(link.href).pathname).toBe("/acquisition/de/lean")
  expect(new URL(link.href).searchParams.get("acqParams")).toBe(
    "utm_source=newsletter&utm_medium=email&utm_campaign=spring",
  )
})

test("search, filters and choice say what is copied", async () => {
  const user = await openView("campaigns")
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "noinviter")
  await screen.findByText("4 of 8")
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Deutsch")
  await screen.findByText("2 of 8")
  await user.click(screen.getByRole("button", { name: "Copy all 2\u00A0links" }))
  const copied = (await navigator.clipboard.readText()).split("\n")
  expect(copied.map((link) => new URL(link).pathname)).toEqual(["/acquisition/de", "/acquisition/de/lean"])
  await user.click(screen.getByRole("checkbox", { name: "Select newsletter · Deutsch · lean · NOINVITER-0001" }))
  await user.click(screen.getByRole("button", { name: "Copy 1\u00A0selected link" }))
  expect(await navigator.clipboard.readText()).toBe(copied[1])
  await user.click(screen.getByRole("button", { name: "Copy newsletter · Deutsch · Home page · NOINVITER-0001" }))
  expect(await navigator.clipboard.readText()).toBe(copied[0])
})

test("a campaign outlives the tab, and another language keeps the links that it has", async () => {
  const user = await openView("campaigns")
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  const before = linkRows().map((row) => within(row).getByRole<HTMLAnchorElement>("link").href)
  sessionStorage.clear()
  const again = await reload()
  await nameField()
  await again.selectOptions(openCampaign(), optionOf("Spring (8)"))
  await waitFor(() => expect(codesField().value).toBe("VALID-0001\nNOINVITER-0001"))
  await again.click(choice("Polski"))
  await again.click(createLinks())
  await heading("12\u00A0links for “Spring”")
  expect(sent("generateRegistrationLink")).toHaveLength(2)
  const after = linkRows().map((row) => within(row).getByRole<HTMLAnchorElement>("link").href)
  expect(after).toEqual(expect.arrayContaining(before))
})

test("errors are listed and shown at their fields", async () => {
  const user = await openView("campaigns")
  await user.type(await nameField(), " ")
  await user.type(codesField(), "AB12, ?!")
  await user.click(choice("Home page"))
  await user.clear(channel(1).getByRole("textbox", { name: "utm_source" }))
  await user.type(channel(1).getByRole("textbox", { name: "utm_source" }), "News Letter")
  expect(screen.queryByRole("alert")).toBeNull()
  await user.click(createLinks())
  const summary = within(await screen.findByRole("alert"))
  expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Please give the campaign a name",
    "These codes are not valid: ?!",
    "Please choose at least one landing page",
    "Channel 1, utm_source – Please use lower case",
  ])
  await user.click(screen.getByRole("button", { name: "Tidy up all values" }))
  await waitFor(() =>
    expect(channel(1).getByRole<HTMLInputElement>("textbox", { name: "utm_source" }).value).toBe("news-letter"),
  )
  expect(sent("generateRegistrationLink")).toEqual([])
})

test("of a column of wrong codes the first ten are named", async () => {
  const user = await openView("campaigns")
  await user.type(await nameField(), "Spring")
  await user.click(codesField())
  await user.paste(Array.from({ length: 12 }, (_, number) => `ada${number}@example.com`).join("\n"))
  await user.click(createLinks())
  const summary = within(await screen.findByRole("alert"))
  summary.getByRole("link", { name: /^These codes are not valid: ada0@example\.com, .*, ada9@example\.com, …$/ })
})

const utmOf = (number: number, name: string) =>
  channel(number).getByRole<HTMLInputElement>("textbox", { name: `utm_${name}` })

test("a further channel asks for its medium, and an error states how long a name may be", async () => {
  const user = await openView("campaigns")
  await user.click(await nameField())
  await user.paste("a".repeat(81))
  await user.type(codesField(), "VALID-0001")
  await user.click(screen.getByRole("button", { name: "Add a channel" }))
  await user.type(channel(2).getByRole("textbox", { name: "Name" }), "card")
  await user.click(createLinks())
  const summary = within(await screen.findByRole("alert"))
  expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Please use at most 80\u00A0characters",
    "Channel 2, utm_medium – Please enter a value",
  ])
})

test("values that placeholders make too long are an error of the channel", async () => {
  const user = await openView("campaigns")
  await user.type(await nameField(), "Spring")
  await user.type(codesField(), "VALID-0001")
  await user.type(channel(1).getByRole("textbox", { name: "Name" }), "-".repeat(95))
  await user.click(createLinks())
  const summary = within(await screen.findByRole("alert"))
  summary.getByRole("link", {
    name: /^Channel 1, utm_source – With the placeholders filled in, this has more than 100/,
  })
  expect(sent("generateRegistrationLink")).toEqual([])
})

test("a channel that was removed, and values that were tidied up, can be brought back", async () => {
  const user = await openView("campaigns")
  await nameField()
  await user.click(screen.getByRole("button", { name: "Add a channel" }))
  await user.type(channel(2).getByRole("textbox", { name: "Name" }), "Card")
  await user.click(screen.getByRole("button", { name: "Remove channel 1" }))
  screen.getByText("Channel 1 has been removed.")
  await user.type(utmOf(1, "medium"), "Print ad")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(() => expect(utmOf(1, "medium").value).toBe("email"))
  expect(utmOf(2, "medium").value).toBe("Print ad")
  await user.click(screen.getByRole("button", { name: "Tidy up all values" }))
  await waitFor(() => expect(utmOf(2, "medium").value).toBe("print-ad"))
  await user.type(utmOf(1, "term"), "shoes")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(() => expect(utmOf(2, "medium").value).toBe("Print ad"))
  expect(utmOf(1, "term").value).toBe("shoes")
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
})

test("a rejected code is named, and the others have their links", async () => {
  const user = await openView("campaigns")
  await makeCampaign(user, "Spring", "VALID-0001\nEXPIRED-0001")
  await heading("4\u00A0links for “Spring”")
  expect(screen.getByText("1 code was rejected and has no links.")).toBeTruthy()
  expect(screen.getByText("EXPIRED-0001 – This invitation has expired.")).toBeTruthy()
})

test("a member is refused with the reason, and a technical failure allows a retry", async () => {
  const user = await openView("campaigns", tokenSamples.member.token)
  await makeCampaign(user)
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Your account cannot create links\./)
  expect(keptNames()).toEqual([])
  world.addFault({ operation: "generateRegistrationLink", status: 500, times: 1 })
  const again = await openView("campaigns")
  await waitFor(() => expect(codesField().value).toBe("VALID-0001\nNOINVITER-0001"))
  await again.click(createLinks())
  await again.click(await screen.findByRole("button", { name: "Try again" }))
  await heading("8\u00A0links for “Spring”")
})

test("what another campaign replaces can be brought back", async () => {
  const user = await openView("campaigns")
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  await user.type(await nameField(), " sale")
  await user.selectOptions(openCampaign(), "New campaign")
  await waitFor(async () => expect((await nameField()).value).toBe(""))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(async () => expect((await nameField()).value).toBe("Spring sale"))
  await user.click(screen.getByRole("button", { name: "Delete this campaign" }))
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull())
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await heading("8\u00A0links for “Spring”")
})

test("a file of codes is added to the form, and its bad rows are named", async () => {
  const user = await openView("campaigns")
  await user.type(await nameField(), "Spring")
  await user.type(codesField(), "VALID-0001")
  await importFile(user, "code\nNOINVITER-0001\nA\nNOINVITER-0001\n")
  await screen.findByText("Line 3: A code has 4 to 40 characters")
  expect(screen.getByText("Line 4: Already on line 2")).toBeTruthy()
  await waitFor(() => expect(codesField().value).toBe("VALID-0001\nNOINVITER-0001"))
})

test("rows without a link are signed; a file of something else says so", async () => {
  const user = await openView("campaigns")
  await importFile(user, "Code;Channel;utm_source;utm_medium;utm_campaign\nVALID-0001;Card;card;print;s", "spring.csv")
  await heading("1\u00A0link for “spring”")
  expect(sent("generateRegistrationLink")).toEqual([{ registrationCode: "VALID-0001" }])
  await importFile(user, "Name,Address\nAda,London")
  await screen.findByText(/^This is not a file of codes or links\. Missing columns: code, channel/)
  await heading("1\u00A0link for “spring”")
})

test("the form for a single link keeps what was typed while campaigns are shown", async () => {
  const user = await openView("single")
  await user.type(screen.getByRole("textbox", { name: "Registration code" }), "AB12")
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await nameField()
  expect(screen.queryByRole("textbox", { name: "Registration code" })).toBeNull()
  await user.click(screen.getByRole("link", { name: "Single link" }))
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Registration code" }).value).toBe("AB12")
})
