import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  choice,
  createLinks,
  keep,
  keptCampaign,
  nameField,
  openCampaign,
  openView,
} from "../../../tests/support/campaigns"
import { expectFocus } from "../../../tests/support/openPage"

const heading = (name: string) => screen.findByRole("heading", { level: 2, name })

/** Opens the page and one of the campaigns that the browser keeps. */
async function openKept(name: string, links = 2) {
  const user = await openView("campaigns")
  await nameField()
  await user.selectOptions(openCampaign(), `${name} (${links})`)
  await heading(`${links}\u00A0links for ${name}`)
  return user
}

test("a filter for what no link has any more filters nothing", async () => {
  keep(keptCampaign("Spring"))
  const user = await openKept("Spring")
  await user.selectOptions(screen.getByRole("combobox", { name: "Landing page" }), "lean")
  await screen.findByText("1 of 2")
  await user.click(choice("lean"))
  await user.click(createLinks())
  await heading("1\u00A0link for Spring")
  await screen.findByText("1 of 1")
  expect(screen.queryByRole("combobox", { name: "Landing page" })).toBeNull()
})

test("new links close the sheet of QR codes, so that nobody prints the old ones", async () => {
  keep(keptCampaign("Spring", { "VALID-0001": -1 }))
  const user = await openKept("Spring")
  await user.click(screen.getByRole("button", { name: "QR codes for all 2\u00A0links" }))
  await screen.findByRole("heading", { name: "Sheet with 2\u00A0QR codes" })
  await user.click(createLinks())
  await expectFocus(await heading("2\u00A0links for Spring"))
  expect(screen.queryByRole("heading", { name: "Sheet with 2\u00A0QR codes" })).toBeNull()
})
