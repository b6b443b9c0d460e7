import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { expect, test } from "vitest"
import {
  choice,
  createLinks,
  heading,
  importCards,
  importFile,
  keep,
  keptCampaign,
  linkRows,
  nameField,
  openCampaign,
  openView,
} from "../../../tests/support/campaigns"
import { expectFocus, use, world } from "../../../tests/support/openPage"

/** Opens the page and one of the campaigns that the browser keeps. */
async function openKept(name: string, links = 2) {
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), `${name} (${links})`)
  await heading(`${links}\u00A0links for “${name}”`)
  return user
}

test("a filter for what no link has any more filters nothing", async () => {
  keep(keptCampaign("Spring"))
  const user = await openKept("Spring")
  await user.selectOptions(screen.getByRole("combobox", { name: "Landing page" }), "lean")
  await screen.findByText("1 of 2")
  await user.click(choice("lean"))
  await user.click(createLinks())
  await user.click(await screen.findByRole("button", { name: "Create the links anyway" }))
  await heading("1\u00A0link for “Spring”")
  await screen.findByText("1 of 1")
  expect(screen.queryByRole("combobox", { name: "Landing page" })).toBeNull()
})

test("new links close the sheet of QR codes, so that nobody prints the old ones", async () => {
  keep(keptCampaign("Spring", { "VALID-0001": -1 }))
  const user = await openKept("Spring")
  await user.click(screen.getByRole("button", { name: "QR codes for all 2\u00A0links" }))
  await screen.findByRole("heading", { name: "Sheet with 2\u00A0QR codes" })
  await user.click(createLinks())
  await expectFocus(await heading("2\u00A0links for “Spring”"))
  expect(screen.queryByRole("heading", { name: "Sheet with 2\u00A0QR codes" })).toBeNull()
})

test("a search that finds no link leaves nothing to print", async () => {
  keep(keptCampaign("Spring"))
  const user = await openKept("Spring")
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "nothing like it")
  const showCodes = await screen.findByRole("button", { name: "QR codes for all 0\u00A0links" })
  expect(showCodes).toHaveProperty("disabled", true)
})

test("choosing a campaign leaves focus where it is, also after links were created", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Autumn"))
  const user = await openKept("Spring")
  await user.click(createLinks())
  await expectFocus(await heading("2\u00A0links for “Spring”"))
  await user.selectOptions(openCampaign(), "Autumn (2)")
  await heading("2\u00A0links for “Autumn”")
  expect(document.activeElement).toBe(openCampaign())
})

test("codes that signing has not reached keep the links that have not ended", async () => {
  keep(keptCampaign("Spring", { "VALID-0001": -1, "NOINVITER-0001": 1 }))
  const user = await openKept("Spring", 4)
  const before = linkRows().map((row) => row.querySelector("a")?.href)
  use(
    http.post("*/graphql", async ({ request }) =>
      (await request.clone().text()).includes("NOINVITER-0001") ? HttpResponse.error() : undefined,
    ),
  )
  await user.click(createLinks())
  await user.click(await screen.findByRole("button", { name: "Create the links anyway" }))
  await screen.findByRole("button", { name: "Try again" })
  const after = linkRows().map((row) => row.querySelector("a")?.href)
  expect(after).toHaveLength(4)
  expect(after.slice(2)).toEqual(before.slice(2))
  expect(after.slice(0, 2)).not.toEqual(before.slice(0, 2))
})

test("a choice of all found links adds to those chosen before, and takes only them out again", async () => {
  keep(keptCampaign("Spring", { "VALID-0001": 10, "NOINVITER-0001": 10 }))
  const user = await openKept("Spring", 4)
  const page = screen.getByRole("combobox", { name: "Landing page" })
  await user.click(screen.getByRole("checkbox", { name: /^Select newsletter · .* · Home page · VALID-0001$/ }))
  await user.selectOptions(page, "lean")
  await user.click(await screen.findByRole("checkbox", { name: "Select all 2\u00A0links" }))
  screen.getByRole("button", { name: "Copy 3\u00A0selected links" })
  await user.click(screen.getByRole("checkbox", { name: "Select all 2\u00A0links" }))
  screen.getByRole("button", { name: "Copy 1\u00A0selected link" })
})

test("on the last page of the table the button for the next one keeps its focus", async () => {
  const codes = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`CODE-${index}`, 10]))
  keep(keptCampaign("Spring", codes))
  const user = await openKept("Spring", 60)
  const next = screen.getByRole("button", { name: "Next" })
  await user.click(next)
  await screen.findByText("Page 2 of 2")
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute("aria-disabled")).toBe("true")
  await user.click(next)
  screen.getByText("Page 2 of 2")
  expect(linkRows()).toHaveLength(10)
})

test("after a failure, Try again makes the links of the file and no others", async () => {
  world.addFault({ operation: "generateRegistrationLink", status: 500, times: 1 })
  const user = await openView("campaigns")
  const rows = ["VALID-0001;Card;card;print;s", "NOINVITER-0001;Letter;letter;print;s"]
  await importFile(user, `Code;Channel;utm_source;utm_medium;utm_campaign\n${rows.join("\n")}`, "spring.csv")
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await heading("2\u00A0links for “spring”")
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull())
})

test("a mistyped landing page is named before anybody prints it", async () => {
  await importCards(2, "laen")
  expect(screen.getByText(/^The site itself has no landing page named “laen”\./).closest("[role=alert]")).toBeTruthy()
  expect(linkRows().map((row) => row.querySelectorAll("td")[2]?.textContent)).toEqual([
    "laenunknown page",
    "laenunknown page",
  ])
})

test("a dialog says what a recipient sees of a link", async () => {
  const user = await importCards(1)
  await user.click(screen.getByRole("button", { name: /^Preview: card-0 ·/ }))
  const dialog = screen.getByRole("dialog", { name: "What a recipient sees" })
  expect(within(dialog).getByText("card-0")).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toContain("Polski")
  await user.click(within(dialog).getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})
