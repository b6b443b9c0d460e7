import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  importCards,
  keep,
  keptCampaign,
  keptNames,
  linkRows,
  makeCampaign,
  nameField,
  openCampaign,
  openView,
} from "../../../tests/support/campaigns"
import { fillStorage } from "../../../tests/support/fullStorage"
import { addParameter, generate, openSignedIn } from "../../../tests/support/linkGenerator"
import { expectFocus, openPage } from "../../../tests/support/openPage"
import { savedFiles } from "../../../tests/support/savedFiles"

const search = () => screen.findByRole("searchbox", { name: "Search" })

test("the links of this browser outlive the tab, say what they are, and can be searched and cleared", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "letter")
  await generate(user)
  const other = await openView("campaigns")
  await makeCampaign(other)
  await screen.findByRole("heading", { level: 2, name: "8\u00A0links for “Spring”" })
  sessionStorage.clear()
  const again = await openView("history")
  await search()
  expect(linkRows()).toHaveLength(9)
  const [first] = linkRows()
  const cells = within(first ?? document.body).getAllByRole("cell")
  expect(within(first ?? document.body).getByRole("rowheader").textContent).toBe("Spring")
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    "newsletter",
    "The visitor’s own language",
    "Home page",
    "VALID-0001",
  ])
  await again.type(await search(), "noinviter /de/lean")
  expect(await screen.findByText("1 of 9")).toBeTruthy()
  await again.click(screen.getByRole("button", { name: "Clear history" }))
  expect(screen.getByText("The links that you create appear here.")).toBeTruthy()
  const notice = screen.getByText("The history has been cleared.")
  await expectFocus(notice.closest("[role=status]") ?? notice)
  expect(localStorage.getItem("linkHistory")).toBeNull()
  await again.click(screen.getByRole("button", { name: "Undo" }))
  await screen.findByText("9 of 9")
  await expectFocus(screen.getByRole("button", { name: "Clear history" }))
})

test("a link that is about to end says so, and one that has ended too", async () => {
  const ends = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const links = [-1, 1, 10].map((days) => ({ link: `https://x/${days}`, code: `END-${days}`, validUntil: ends(days) }))
  localStorage.setItem("linkHistory", JSON.stringify(links))
  await openView("history")
  await search()
  expect(linkRows().map((row) => /expires soon|expired/.exec(row.textContent)?.[0])).toEqual([
    "expired",
    "expires soon",
    undefined,
  ])
})

test("a shared computer forgets, and remembers nothing more", async () => {
  const user = await openSignedIn()
  await generate(user)
  const other = await openView("history")
  await search()
  await other.click(screen.getByRole("checkbox", { name: "Remember the links I create" }))
  expect(screen.getByText("This browser remembers no links.")).toBeTruthy()
  const again = await openSignedIn()
  await generate(again)
  expect(localStorage.getItem("linkHistory")).toBe("off")
})

test("links that were cleared come back although remembering was turned off since then", async () => {
  const user = await openSignedIn()
  await generate(user)
  const other = await openView("history")
  await other.click(await screen.findByRole("button", { name: "Clear history" }))
  await other.click(screen.getByRole("checkbox", { name: "Remember the links I create" }))
  await other.click(screen.getByRole("button", { name: "Undo" }))
  await screen.findByText("1 of 1")
})

test("what another tab has decided about the history since then is not undone by this one", async () => {
  localStorage.setItem("linkHistory", "off")
  const user = await openView("history")
  const remember = await screen.findByRole("checkbox", { name: "Remember the links I create" })
  localStorage.setItem("linkHistory", JSON.stringify([{ link: "https://x/1", code: "OTHER-0001" }]))
  await user.click(remember)
  expect(await screen.findByText("OTHER-0001")).toBeTruthy()
  localStorage.setItem("linkHistory", "off")
  await user.click(screen.getByRole("button", { name: "Clear history" }))
  expect(screen.getByText("This browser remembers no links.")).toBeTruthy()
  expect(localStorage.getItem("linkHistory")).toBe("off")
})

test("a campaign of many links leaves the single links in the history", async () => {
  const user = await openSignedIn()
  await generate(user)
  await importCards(120)
  const again = await openView("history")
  await screen.findByText("101 of 101")
  expect(screen.getByText(/at most 100 from each campaign/)).toBeTruthy()
  await again.click(screen.getByRole("button", { name: "Next" }))
  await again.click(screen.getByRole("button", { name: "Next" }))
  expect(linkRows().map((row) => within(row).getByRole("rowheader").textContent)).toEqual(["Single link"])
})

test("a history that has become shorter shows its last page", async () => {
  keep(keptCampaign("Spring"))
  const links = Array.from({ length: 120 }, (_, index) => ({ link: `https://x/${index}`, code: `CODE-${index}` }))
  localStorage.setItem("linkHistory", JSON.stringify(links))
  const user = await openView("history")
  await user.click(await screen.findByRole("button", { name: "Next" }))
  await user.click(screen.getByRole("button", { name: "Next" }))
  expect(linkRows()).toHaveLength(20)
  localStorage.setItem("linkHistory", JSON.stringify(links.slice(0, 60)))
  await user.click(screen.getByRole("button", { name: "Delete all campaigns" }))
  await screen.findByText("60 of 60")
  expect(linkRows()).toHaveLength(10)
})

test("a browser that cannot keep the history says so where a link is made and in the history", async () => {
  const user = await openSignedIn()
  const full = fillStorage()
  await generate(user)
  expect((await screen.findByRole("alert")).textContent).toMatch(/^This browser could not add the link to its history/)
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByText(/^This browser could not save the history/)
  const saved = savedFiles()
  await user.click(screen.getByRole("button", { name: "Save 1\u00A0link as CSV" }))
  expect((await saved[0]?.text())?.split("\r\n")[1]).toMatch(/^,VALID-0001,,,,/)
  full.mockRestore()
  await user.click(screen.getByRole("button", { name: "Clear history" }))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(screen.queryByText(/^This browser could not save the history/)).toBeNull()
  expect(localStorage.getItem("linkHistory")).toContain("VALID-0001")
})

test("where the history is off, the page says how many campaigns are kept, and they can be deleted too", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Autumn"))
  const user = await openView("history")
  await user.click(await screen.findByRole("checkbox", { name: "Remember the links I create" }))
  expect(screen.getByText(/^2 campaigns with all their signed links are kept in this browser/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Delete all campaigns" }))
  expect(keptNames()).toEqual([])
  expect(Object.values(localStorage).join("")).not.toContain("rc=")
  const notice = screen.getByText("All campaigns have been deleted.")
  await expectFocus(notice.closest("[role=status]") ?? notice)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await expectFocus(screen.getByRole("button", { name: "Delete all campaigns" }))
  expect(keptNames()).toEqual(["Spring", "Autumn"])
})

test("what was deleted or cleared can be brought back after a look at another part, too", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Autumn"))
  localStorage.setItem("linkHistory", JSON.stringify([{ link: "https://x/1", code: "MADE-0001" }]))
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Autumn (2)")
  await user.click(screen.getByRole("button", { name: "Delete this campaign" }))
  const toHistory = async () => {
    await user.click(screen.getByRole("link", { name: "History" }))
    await screen.findByRole("checkbox", { name: "Remember the links I create" })
  }
  await toHistory()
  await user.click(screen.getByRole("button", { name: "Clear history" }))
  await user.click(screen.getByRole("button", { name: "Delete all campaigns" }))
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await screen.findByText("All campaigns have been deleted.")
  await toHistory()
  expect(document.activeElement?.getAttribute("role")).not.toBe("status")
  const undoOf = (text: string) => {
    const notice = screen.getByText(text).closest<HTMLElement>("[role=status]")
    return within(notice ?? document.body).getByRole("button", { name: "Undo" })
  }
  await user.click(undoOf("The history has been cleared."))
  await screen.findByText("1 of 1")
  await user.click(undoOf("All campaigns have been deleted."))
  expect(keptNames()).toEqual(["Spring"])
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await screen.findByText("“Autumn” has been deleted.")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptNames()).toEqual(["Spring", "Autumn"])
})

test.each(["history", "campaigns"])("nobody sees the lists of this browser without signing in: %s", async (view) => {
  keep(keptCampaign("Spring"))
  localStorage.setItem("linkHistory", JSON.stringify([{ link: "https://x/1", code: "SEEN-0001" }]))
  await openPage(`/acquisition/admin/registrationlinkgenerator?view=${view}`)
  // The form for a single link says so too, but is hidden.
  const shown = () => screen.queryAllByRole("status").map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toContainEqual(expect.stringMatching(/^You are not logged in/)))
  expect(screen.queryByText(/Spring|SEEN-0001/)).toBeNull()
})
