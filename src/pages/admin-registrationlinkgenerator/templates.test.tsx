import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { nameField, openView } from "../../../tests/support/campaigns"
import { expectFocus } from "../../../tests/support/openPage"
import { storedTemplates } from "../../features/link-generator/model/templates"

const utm = { source: "card", medium: "print", campaign: "s", content: "", term: "", id: "" }
const keepTemplates = (...names: readonly string[]) =>
  localStorage.setItem("utmTemplates", JSON.stringify(names.map((name) => ({ name, utm }))))
const keptTemplates = () => storedTemplates(localStorage.getItem("utmTemplates")).map(({ name }) => name)
const saveChannel = () => screen.getByRole("button", { name: "Save channel 1 as a template" })

test("a deleted template can be brought back to its place, and focus stays near", async () => {
  keepTemplates("Card", "Letter", "Poster")
  const user = await openView("campaigns")
  await user.click(await screen.findByRole("button", { name: "Delete Letter" }))
  const notice = await screen.findByText("Letter has been deleted.")
  await expectFocus(notice.closest("[role=status]") ?? notice)
  expect(keptTemplates()).toEqual(["Card", "Poster"])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(keptTemplates()).toEqual(["Card", "Letter", "Poster"])
  await expectFocus(screen.getByRole("button", { name: "Delete Letter" }))
})

test("templates that another tab has added stay", async () => {
  const user = await openView("campaigns")
  await nameField()
  keepTemplates("Card")
  await user.click(saveChannel())
  await screen.findByText("newsletter is now a template.")
  expect(keptTemplates()).toEqual(["Card", "newsletter"])
})

test("the hundred and first template is refused", async () => {
  keepTemplates(...Array.from({ length: 100 }, (_, index) => `Kept ${index}`))
  const user = await openView("campaigns")
  await nameField()
  await user.click(saveChannel())
  await screen.findByText(/^Nothing was added: this browser keeps at most 100 templates\./)
  expect(keptTemplates()).toHaveLength(100)
})
