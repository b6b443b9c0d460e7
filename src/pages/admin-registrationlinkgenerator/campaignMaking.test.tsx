import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { http, HttpResponse } from "msw"
import { expect, test } from "vitest"
import {
  channel,
  choice,
  createLinks,
  heading,
  importFile,
  keep,
  keptCampaign,
  keptNames,
  linkRows,
  makeCampaign,
  nameField,
  openCampaign,
  openView,
  optionOf,
  undo,
} from "../../../tests/support/campaigns"
import { holdOperation } from "../../../tests/support/holdOperation"
import { expectFocus, reload, sent, use } from "../../../tests/support/openPage"

const createAnyway = () => screen.queryByRole("button", { name: "Create the links anyway" })

/** Shows the history, or the campaigns again. */
async function turnTo(user: UserEvent, view: "History" | "Campaigns") {
  await user.click(screen.getByRole("link", { name: view }))
  if (view === "Campaigns") return nameField()
  return screen.findByRole("checkbox", { name: "Remember the links I create" })
}

test("links that may be in print are removed only after a question, and can be brought back", async () => {
  keep(keptCampaign("Spring"))
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Spring (2)")
  await heading("2\u00A0links for “Spring”")
  const printed = linkRows().map((row) => row.querySelector("a")?.href)
  await user.click(choice("lean"))
  await user.click(createLinks())
  const question = await screen.findByRole("alert")
  await expectFocus(question)
  within(question).getByText("1 link will be removed from this campaign.")
  expect(linkRows()).toHaveLength(2)
  await user.click(screen.getByRole("button", { name: "Keep the links as they are" }))
  expect(createAnyway()).toBeNull()
  expect(document.activeElement).toBe(createLinks())
  await user.click(createLinks())
  await user.click(await screen.findByRole("button", { name: "Create the links anyway" }))
  await expectFocus(await heading("1\u00A0link for “Spring”"))
  screen.getByText("The links of “Spring” have been replaced.")
  await user.tab()
  expect(document.activeElement).toBe(undo())
  await user.keyboard("{Enter}")
  await expectFocus(await heading("2\u00A0links for “Spring”"))
  expect(linkRows().map((row) => row.querySelector("a")?.href)).toEqual(printed)
  expect(choice("lean").checked).toBe(false)
})

test("the question says how many links new signatures would replace, and disappears when a choice changes", async () => {
  keep(keptCampaign("Spring", { "VALID-0001": 1, "NOINVITER-0001": 10 }))
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Spring (4)")
  await heading("4\u00A0links for “Spring”")
  await user.click(createLinks())
  await screen.findByText("2 links of this campaign will be replaced with new ones.")
  await user.click(choice("Polski"))
  await waitFor(() => expect(createAnyway()).toBeNull())
  expect(sent("generateRegistrationLink")).toEqual([])
})

test("what was typed comes back step by step, also after another view was shown", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Winter"))
  const user = await openView("campaigns")
  await user.type(await nameField(), "Autumn")
  await user.selectOptions(openCampaign(), "Spring (2)")
  await waitFor(async () => expect((await nameField()).value).toBe("Spring"))
  await user.selectOptions(openCampaign(), "Winter (2)")
  await waitFor(async () => expect((await nameField()).value).toBe("Winter"))
  await user.type(await nameField(), " sale")
  await user.selectOptions(openCampaign(), "Spring (2)")
  await turnTo(user, "History")
  await turnTo(user, "Campaigns")
  await user.click(undo())
  await waitFor(async () => expect((await nameField()).value).toBe("Winter sale"))
  await user.click(undo())
  await waitFor(async () => expect((await nameField()).value).toBe("Autumn"))
})

test("values tidied before a campaign is first saved can be brought back after it, but not into another one", async () => {
  keep(keptCampaign("Autumn"))
  const user = await openView("campaigns")
  const medium = () => channel(1).getByRole<HTMLInputElement>("textbox", { name: "utm_medium" })
  await user.click(await nameField())
  await user.clear(medium())
  await user.type(medium(), "E-Mail")
  await user.click(screen.getByRole("button", { name: "Tidy up all values" }))
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  expect(medium().value).toBe("e-mail")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(() => expect(medium().value).toBe("E-Mail"))
  await user.click(screen.getByRole("button", { name: "Tidy up all values" }))
  await user.selectOptions(openCampaign(), "Autumn (2)")
  await heading("2\u00A0links for “Autumn”")
  expect(screen.queryByText("All values have been tidied up.")).toBeNull()
})

test("a campaign that was only looked at needs no undo", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Winter"))
  const user = await openView("campaigns")
  await nameField()
  for (const name of ["Spring", "Winter"]) {
    await user.selectOptions(openCampaign(), `${name} (2)`)
    await heading(`2\u00A0links for “${name}”`)
  }
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
})

test("signing goes on while another view is shown, and is not begun twice", async () => {
  const user = await openView("campaigns")
  const answers = holdOperation("generateRegistrationLink")
  await makeCampaign(user)
  await screen.findByText("Signing codes: 0 of 2")
  await turnTo(user, "History")
  await turnTo(user, "Campaigns")
  await screen.findByText("Signing codes: 0 of 2")
  expect(openCampaign().disabled).toBe(true)
  await user.click(createLinks())
  answers.release()
  await heading("8\u00A0links for “Spring”")
  expect(openCampaign().selectedOptions[0]).toBe(optionOf("Spring (8)"))
  expect(sent("generateRegistrationLink")).toHaveLength(2)
  expect(keptNames()).toEqual(["Spring"])
})

test("what was signed meanwhile is shown on return, without taking focus, and not signed again", async () => {
  const user = await openView("campaigns")
  const answers = holdOperation("generateRegistrationLink")
  await makeCampaign(user)
  await screen.findByText("Signing codes: 0 of 2")
  await turnTo(user, "History")
  answers.release()
  await waitFor(() => expect(keptNames()).toEqual(["Spring"]))
  await turnTo(user, "Campaigns")
  expect(document.activeElement).not.toBe(await heading("8\u00A0links for “Spring”"))
  await user.click(createLinks())
  await expectFocus(await heading("8\u00A0links for “Spring”"))
  expect(sent("generateRegistrationLink")).toHaveLength(2)
  expect(keptNames()).toEqual(["Spring"])
})

test("a campaign whose signing broke off says so after a reload", async () => {
  use(
    http.post("*/graphql", async ({ request }) =>
      (await request.clone().text()).includes("NOINVITER-0001") ? HttpResponse.error() : undefined,
    ),
  )
  const user = await openView("campaigns")
  await makeCampaign(user)
  await screen.findByRole("button", { name: "Try again" })
  await reload()
  await heading("4\u00A0links for “Spring”")
  await screen.findByText("This campaign is incomplete: 1 code has not been signed yet.")
})

test("a campaign is complete once the codes that were left over are rejected", async () => {
  let broken = true
  use(http.post("*/graphql", () => (broken ? HttpResponse.error() : undefined)))
  const user = await openView("campaigns")
  await makeCampaign(user, "Spring", "NOBODY-0001")
  await screen.findByRole("button", { name: "Try again" })
  broken = false
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("1 code was rejected and has no links.")
  expect(screen.queryByText(/^This campaign is incomplete/)).toBeNull()
})

test("of a long list, what is signed is kept although the page is closed", async () => {
  const user = await openView("campaigns")
  holdOperation("LAST-0001")
  const unknown = Array.from({ length: 8 }, (_, index) => `NOBODY-000${index}`)
  await makeCampaign(user, "Spring", ["VALID-0001", "NOINVITER-0001", ...unknown, "LAST-0001"].join("\n"))
  await screen.findByText("Signing codes: 10 of 11")
  expect(keptNames()).toEqual(["Spring"])
  await reload()
  await heading("8\u00A0links for “Spring”")
  await screen.findByText("This campaign is incomplete: 1 code has not been signed yet.")
})

test("while more codes are signed, the page of the table and the sheet of QR codes stay", async () => {
  const user = await openView("campaigns")
  const answers = holdOperation("NOINVITER-0001")
  const cards = Array.from({ length: 60 }, (_, number) => `VALID-0001,card-${number},card-${number},print,s`)
  const others = Array.from({ length: 9 }, (_, number) => `NOBODY-000${number},mail,mail,email,s`)
  const heads = "code,channel,utm_source,utm_medium,utm_campaign"
  await importFile(user, [heads, ...cards, ...others, "NOINVITER-0001,mail,mail,email,s"].join("\n"), "cards.csv")
  await screen.findByText("Signing codes: 10 of 11")
  await heading("60 links for “cards”")
  await user.click(screen.getByRole("button", { name: "QR codes for all 60 links" }))
  await user.click(screen.getByRole("button", { name: "Next" }))
  answers.release()
  await heading("61 links for “cards”")
  screen.getByRole("heading", { name: "Sheet with 60 QR codes" })
  expect(linkRows()).toHaveLength(11)
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "card")
  await waitFor(() => expect(linkRows()).toHaveLength(50))
})
