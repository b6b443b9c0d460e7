import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { keep, keptCampaign, linkRows } from "../../../tests/support/campaigns"
import { openPage } from "../../../tests/support/openPage"
import { adminToken } from "../../sandbox/tokens"

test("campaigns, history and check speak German", async () => {
  keep(keptCampaign("Spring"))
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/de/admin/registrationlinkgenerator?view=campaigns")
  await user.selectOptions(await screen.findByRole("combobox", { name: "Kampagne" }), "Spring (2)")
  await screen.findByRole("heading", { name: "2\u00A0Links für „Spring“" })
  await user.click(screen.getByRole("button", { name: "QR-Codes für alle 2\u00A0Links" }))
  await screen.findByText(/^Ein Quadrat des Codes misst im Druck 0,\d+ mm\./)
  await user.click(screen.getByRole("link", { name: "Verlauf" }))
  await screen.findByRole("heading", { name: "Links in diesem Browser" })
  await user.click(screen.getByRole("link", { name: "Links prüfen" }))
  await screen.findByRole("heading", { name: "Viele Links prüfen" })
  await user.upload(await screen.findByLabelText<HTMLInputElement>("Datei auswählen", { selector: "input" }), [
    new File([`${location.origin}/acquisition/?rc=EXPIRED-0001`], "links.txt"),
  ])
  await screen.findByText("0 von 1 in Ordnung")
  expect(linkRows()[0]?.querySelector("th")?.textContent).toBe("Diese Einladung ist abgelaufen.")
})
