import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  channel,
  createLinks,
  keep,
  keptCampaign,
  nameField,
  openCampaign,
  openView,
} from "../../../tests/support/campaigns"
import { expectFocus, reload } from "../../../tests/support/openPage"
import { channelLimit } from "../../features/link-generator/model/campaign"
import { firstChannel } from "../../features/link-generator/model/channels"
import { parseStoredTemplates } from "../../features/link-generator/model/templates"

const utm = { source: "card", medium: "print", campaign: "s", content: "", term: "", id: "" }
const keepTemplates = (...names: readonly string[]) =>
  localStorage.setItem("utmTemplates", JSON.stringify(names.map((name) => ({ name, utm }))))
const keptTemplates = () => parseStoredTemplates(localStorage.getItem("utmTemplates")).map(({ name }) => name)
const saveChannel = () => screen.getByRole("button", { name: "Save channel 1 as a template" })

test("a deleted template can be brought back to its place, and focus stays near", async () => {
  keepTemplates("Card", "Letter", "Poster")
  const user = await openView("campaigns")
  await user.click(await screen.findByRole("button", { name: "Delete “Letter”" }))
  const notice = await screen.findByText("“Letter” has been deleted.")
  await expectFocus(notice.closest("[role=status]") ?? notice)
  expect(keptTemplates()).toEqual(["Card", "Poster"])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates()).toEqual(["Card", "Letter", "Poster"])
  await expectFocus(screen.getByRole("button", { name: "Delete “Letter”" }))
})

test("a deleted template can be brought back after a look at another part, too", async () => {
  keepTemplates("Card", "Letter")
  const user = await openView("campaigns")
  await user.click(await screen.findByRole("button", { name: "Delete “Card”" }))
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByRole("checkbox", { name: "Remember the links I create" })
  await user.click(screen.getByRole("link", { name: "Campaigns" }))
  await screen.findByText("“Card” has been deleted.")
  expect(document.activeElement?.getAttribute("role")).not.toBe("status")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates()).toEqual(["Card", "Letter"])
})

test("templates that another tab has added stay", async () => {
  const user = await openView("campaigns")
  await nameField()
  keepTemplates("Card")
  await user.click(saveChannel())
  await screen.findByText("“newsletter” is now a template.")
  expect(keptTemplates()).toEqual(["Card", "newsletter"])
})

test("replacing a template of the same name is reported, and can be undone", async () => {
  keepTemplates("Newsletter", "Card")
  const user = await openView("campaigns")
  await nameField()
  await user.click(saveChannel())
  await screen.findByText("The template of the same name has been replaced: Newsletter.")
  expect(keptTemplates()).toEqual(["Card", "newsletter"])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates()).toEqual(["Newsletter", "Card"])
  await expectFocus(screen.getByRole("button", { name: "Delete “Newsletter”" }))
})

test("a file says which templates it has replaced, and those can be brought back", async () => {
  keepTemplates("Card", "Letter", "Poster")
  const user = await openView("campaigns")
  await nameField()
  const templates = ["card", "Flyer", "Poster"].map((name) => ({ name, utm: { ...utm, medium: "paper" } }))
  await user.upload(screen.getByLabelText("Open a template file", { selector: "input" }), [
    new File([JSON.stringify({ format: "utm-templates", templates })], "utm.json"),
  ])
  await screen.findByText("3 templates were added.")
  screen.getByText("The templates with the same names have been replaced: Card, Poster.")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates()).toEqual(["Card", "Letter", "Poster"])
})

test("Undo after reading a file leaves alone the templates that the file had not changed", async () => {
  keepTemplates("Card", "Letter")
  const user = await openView("campaigns")
  await nameField()
  const templates = [
    { name: "Card", utm },
    { name: "Letter", utm: { ...utm, medium: "paper" } },
  ]
  await user.upload(screen.getByLabelText("Open a template file", { selector: "input" }), [
    new File([JSON.stringify({ format: "utm-templates", templates })], "utm.json"),
  ])
  await screen.findByText(/replaced: Letter\.$/)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates().toSorted()).toEqual(["Card", "Letter"])
})

test("the hundred and first template is refused", async () => {
  keepTemplates(...Array.from({ length: 100 }, (_, index) => `Kept ${index}`))
  const user = await openView("campaigns")
  await nameField()
  await user.click(saveChannel())
  await screen.findByText(/^Nothing was added: this browser keeps at most 100 templates\./)
  expect(keptTemplates()).toHaveLength(100)
})

test("a campaign with as many channels as it can have says so, and takes no further ones", async () => {
  const campaign = keptCampaign("Spring")
  const channels = Array.from({ length: channelLimit }, (_, row) => ({ ...firstChannel, name: `channel-${row}` }))
  keep({ ...campaign, plan: { ...campaign.plan, channels } })
  const user = await openView("campaigns")
  await nameField()
  await user.click(channel(1).getByRole("button", { name: "Save channel 1 as a template" }))
  const addAsChannel = screen.getByRole<HTMLButtonElement>("button", { name: "Add “newsletter” as a channel" })
  expect(addAsChannel.disabled).toBe(false)
  await user.selectOptions(openCampaign(), "Spring (2)")
  await screen.findByText(`A campaign can have at most ${channelLimit} channels.`)
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a channel" }).disabled).toBe(true)
  expect(addAsChannel.disabled).toBe(true)
})

test("a channel is kept as a template, used again, and shared as a file", async () => {
  const user = await openView("campaigns")
  await nameField()
  await user.click(screen.getByRole("button", { name: "Save channel 1 as a template" }))
  await screen.findByText("“newsletter” is now a template.")
  await user.click(screen.getByRole("button", { name: "Remove channel 1" }))
  await user.click(createLinks())
  await screen.findByRole("link", { name: "Please add at least one channel" })
  const again = await reload()
  await again.click(await screen.findByRole("button", { name: "Add “newsletter” as a channel" }))
  await waitFor(() =>
    expect(channel(1).getByRole<HTMLInputElement>("textbox", { name: "utm_medium" }).value).toBe("email"),
  )
  await again.click(screen.getByRole("button", { name: "Delete “newsletter”" }))
  expect(screen.queryByRole("button", { name: "Add “newsletter” as a channel" })).toBeNull()
  const read = (text: string) =>
    again.upload(screen.getByLabelText("Open a template file", { selector: "input" }), new File([text], "utm.json"))
  await read("{")
  await screen.findByText("This file is not JSON. Please choose a file that you have saved from this page.")
  const utm = { source: "Card", medium: "print", campaign: "s", content: "", term: "", id: "" }
  await read(JSON.stringify({ format: "utm-templates", templates: [{ name: "Card", utm }] }))
  await screen.findByText("Nothing was added. The template “Card” needs correcting. Please use lower case.")
  await read(
    JSON.stringify({ format: "utm-templates", templates: [{ name: "Card", utm: { ...utm, source: "card" } }] }),
  )
  await screen.findByText("1 template was added.")
  await again.click(screen.getByRole("button", { name: "Add “Card” as a channel" }))
  await waitFor(() => expect(channel(2).getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Card"))
})
