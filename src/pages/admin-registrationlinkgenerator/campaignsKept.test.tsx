import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  choice,
  codesField,
  createLinks,
  heading,
  importFile,
  keep,
  keptCampaign,
  keptNames,
  makeCampaign,
  nameField,
  openCampaign,
  openView,
  optionOf,
  undo,
} from "../../../tests/support/campaigns"
import { parseCampaigns } from "../../features/link-generator/model/storedCampaign"
import { fillStorage } from "../../../tests/support/fullStorage"
import { holdOperation } from "../../../tests/support/holdOperation"
import { expectFocus, sent } from "../../../tests/support/openPage"

const twenty = () => Array.from({ length: 20 }, (_, index) => keptCampaign(`Kept ${index + 1}`))

test("what was typed before another campaign was opened does not come back into that one", async () => {
  keep(keptCampaign("Spring"))
  const user = await openView("campaigns")
  await user.type(await nameField(), "Autumn")
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByRole("checkbox", { name: "Remember the links I create" })
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await waitFor(async () => expect((await nameField()).value).toBe("Autumn"))
  await user.selectOptions(openCampaign(), "Spring (2)")
  await waitFor(async () => expect((await nameField()).value).toBe("Spring"))
  history.back()
  await screen.findByRole("checkbox", { name: "Remember the links I create" })
  history.back()
  await nameField()
  expect(openCampaign().value).toBe("Spring")
  expect((await nameField()).value).toBe("Spring")
})

test("while codes are signed, nothing else is opened", async () => {
  keep(keptCampaign("Autumn"))
  const user = await openView("campaigns")
  const answers = holdOperation("generateRegistrationLink")
  await makeCampaign(user)
  await screen.findByText("Signing codes: 0 of 2")
  expect(openCampaign().disabled).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>("Choose a CSV file", { selector: "input" }).disabled).toBe(true)
  answers.release()
  await heading("8\u00A0links for “Spring”")
  expect(openCampaign().disabled).toBe(false)
  expect(keptNames()).toEqual(["Spring", "Autumn"])
})

test("what another tab has saved or deleted meanwhile stays so", async () => {
  keep(keptCampaign("Old"))
  const user = await openView("campaigns")
  await nameField()
  keep(keptCampaign("Other tab"))
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  expect(keptNames()).toEqual(["Spring", "Other tab"])
})

test("a deleted campaign is named, and Undo brings back that one alone", async () => {
  keep(keptCampaign("Spring"), keptCampaign("Autumn"))
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Autumn (2)")
  await user.click(await screen.findByRole("button", { name: "Delete this campaign" }))
  await screen.findByText("“Autumn” has been deleted.")
  await expectFocus(openCampaign())
  keep(keptCampaign("Winter"), keptCampaign("Spring"))
  await user.click(undo())
  await heading("2\u00A0links for “Autumn”")
  expect(keptNames()).toEqual(["Winter", "Autumn", "Spring"])
  await expectFocus(openCampaign())
})

test("two campaigns of one name and one minute are told apart by their seconds", async () => {
  const at = (id: string, time: string) => ({ ...keptCampaign("Spring"), id, createdAt: `2026-11-24T08:${time}.000Z` })
  keep(at("1", "15:10"), at("2", "15:40"), at("3", "16:00"))
  await openView("campaigns")
  await nameField()
  const texts = [...openCampaign().options].map(({ text }) => text)
  expect(texts.filter((text) => /^Spring \(2\) · .*:15:[14]0/.test(text))).toHaveLength(2)
  expect(texts.filter((text) => /^Spring \(2\) · .*\d\d:16$/.test(text))).toHaveLength(1)
})

test("a browser that keeps twenty campaigns refuses one more, and offers to delete the oldest", async () => {
  keep(...twenty())
  const user = await openView("campaigns")
  await makeCampaign(user)
  const refusal = await screen.findByRole("alert")
  expect(refusal.textContent).toMatch(/^This browser keeps at most 20\scampaigns\./)
  await expectFocus(refusal)
  expect(sent("generateRegistrationLink")).toEqual([])
  await user.click(within(refusal).getByRole("button", { name: "Delete “Kept 20”" }))
  await expectFocus(openCampaign())
  await screen.findByText("“Kept 20” has been deleted.")
  expect(codesField().value).toBe("VALID-0001\nNOINVITER-0001")
  await user.click(createLinks())
  await heading("8\u00A0links for “Spring”")
  expect(keptNames()).toHaveLength(20)
  expect(keptNames()[0]).toBe("Spring")
})

test("after the open campaign was deleted as the oldest, the form makes a new one", async () => {
  keep(...twenty())
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Kept 20 (2)")
  await heading("2\u00A0links for “Kept 20”")
  await importFile(user, "Code;Channel;utm_source;utm_medium;utm_campaign\nVALID-0001;Card;card;print;s", "card.csv")
  await user.click(await screen.findByRole("button", { name: "Delete “Kept 20”" }))
  await waitFor(() => expect(openCampaign().value).toBe(""))
  await user.type(await nameField(), " again")
  await user.click(createLinks())
  await heading("2\u00A0links for “Kept 20 again”")
  keep(...twenty().slice(0, 5), ...parseCampaigns(localStorage.getItem("linkCampaigns")).slice(0, 1))
  await user.click(undo())
  await heading("2\u00A0links for “Kept 20”")
  expect(keptNames()).toHaveLength(7)
})

test("while its links are made again, the oldest campaign is not deleted to make room", async () => {
  keep(...twenty())
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Kept 19 (2)")
  await user.click(await screen.findByRole("button", { name: "Delete this campaign" }))
  await user.selectOptions(openCampaign(), "Kept 20 (2)")
  await heading("2\u00A0links for “Kept 20”")
  keep(...twenty())
  await user.click(undo())
  const deleteOldest = await screen.findByRole<HTMLButtonElement>("button", { name: "Delete “Kept 20”" })
  const answers = holdOperation("generateRegistrationLink")
  await user.type(codesField(), "\nNOINVITER-0001")
  await user.click(createLinks())
  await screen.findByText(/^Signing codes: 0 of/)
  await user.click(deleteOldest)
  expect(keptNames()).toHaveLength(20)
  answers.release()
  await waitFor(() => expect(openCampaign().disabled).toBe(false))
  await user.click(deleteOldest)
  expect(keptNames()).toHaveLength(19)
})

test("Undo of deleting all campaigns brings back as many as there is room for, and later the others", async () => {
  keep(...twenty())
  const user = await openView("history")
  await user.click(await screen.findByRole("button", { name: "Delete all campaigns" }))
  keep(...["A", "B", "C", "D", "E"].map((name) => keptCampaign(name)))
  await user.click(undo())
  expect(keptNames()).toHaveLength(20)
  expect(keptNames().slice(0, 6)).toEqual(["A", "B", "C", "D", "E", "Kept 1"])
  const refusal = await screen.findByRole("alert")
  expect(refusal.textContent).toMatch(/^This browser keeps at most 20\scampaigns\./)
  await expectFocus(refusal)
  await user.click(within(refusal).getByRole("button", { name: "Delete “Kept 15”" }))
  expect(keptNames()).toHaveLength(19)
  expect(screen.queryByRole("alert")).toBeNull()
  await expectFocus(screen.getByRole("button", { name: "Delete all campaigns" }))
  await user.click(undo())
  expect(keptNames()).toHaveLength(20)
  expect(keptNames().at(-1)).toBe("Kept 16")
})

test("where there is room for none of the deleted campaigns, the form says so, and they are not lost", async () => {
  keep(keptCampaign("Lost"))
  const user = await openView("history")
  await user.click(await screen.findByRole("button", { name: "Delete all campaigns" }))
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await nameField()
  keep(...twenty())
  await user.click(undo())
  await expectFocus(await screen.findByRole("alert"))
  expect(keptNames()).toHaveLength(20)
  keep(...twenty().slice(0, 19))
  await user.click(undo())
  await waitFor(() => expect(keptNames().at(-1)).toBe("Lost"))
})

test("a file of links is refused too where twenty campaigns are kept, and the form keeps what it holds", async () => {
  keep(...twenty())
  const user = await openView("campaigns")
  await user.type(await nameField(), "Spring")
  await importFile(user, "Code;Channel;utm_source;utm_medium;utm_campaign\nVALID-0001;Card;card;print;s", "card.csv")
  await screen.findByRole("button", { name: "Delete “Kept 20”" })
  expect((await nameField()).value).toBe("Spring")
  expect(screen.queryByText("1 link was read.")).toBeNull()
  expect(keptNames()).toHaveLength(20)
})

test("what another tab has deleted and added while this one could not save stays so", async () => {
  keep(keptCampaign("Printed"))
  const user = await openView("campaigns")
  await nameField()
  const full = fillStorage()
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  full.mockRestore()
  keep(keptCampaign("Other tab"))
  await user.click(choice("Polski"))
  await user.click(createLinks())
  await heading("12\u00A0links for “Spring”")
  expect(keptNames()).toEqual(["Spring", "Other tab"])
})

test("a browser that cannot save says so", async () => {
  const user = await openView("campaigns")
  await nameField()
  const full = fillStorage()
  await makeCampaign(user)
  await heading("8\u00A0links for “Spring”")
  expect(screen.getByRole("alert").textContent).toMatch(/^This browser could not save the campaigns/)
  await waitFor(() => expect(openCampaign().disabled).toBe(false))
  await user.selectOptions(openCampaign(), "New campaign")
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull())
  expect(screen.getByRole("alert").textContent).toMatch(/^This browser could not save the campaigns/)
  await user.selectOptions(openCampaign(), optionOf("Spring (8)"))
  await heading("8\u00A0links for “Spring”")
  await user.click(screen.getByRole("button", { name: "Save channel 1 as a template" }))
  await screen.findByText(/^This browser could not save the templates/)
  full.mockRestore()
  await user.click(choice("Polski"))
  await user.click(createLinks())
  await heading("12\u00A0links for “Spring”")
  expect(screen.queryByText(/^This browser could not save the campaigns/)).toBeNull()
})

test("what was typed after a deletion can be brought back once the deletion is taken back", async () => {
  keep(keptCampaign("Spring"))
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), "Spring")
  await user.click(screen.getByRole("button", { name: "Delete this campaign" }))
  await user.type(await nameField(), "Typed since")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect((await nameField()).value).toBe("Spring")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect((await nameField()).value).toBe("Typed since")
})
