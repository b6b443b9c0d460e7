import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { importFile, linkRows, openView } from "../../../tests/support/campaigns"
import { expectFocus, sent, world } from "../../../tests/support/openPage"

const linkOf = (code: string, rest = "") => `${location.origin}/acquisition/?rc=${code}${rest}`
const results = () => linkRows().map((row) => row.querySelector("th")?.textContent)

test("a file of printed links is checked, each code and signature once", async () => {
  const user = await openView("check")
  const links = [
    linkOf("VALID-0001"),
    linkOf("VALID-0001", "&acqParams=x%3D1"),
    linkOf("EXPIRED-0001"),
    "https://elsewhere.example/",
  ]
  await importFile(user, ["name,link", ...links.map((link, index) => `Card ${index},${link}`)].join("\n"))
  await screen.findByText("2 of 4 work")
  expect(results()).toEqual(["Works", "Works", "This invitation has expired.", "This link leads to another site"])
  expect(sent("checkRegistrationLink")).toHaveLength(2)
})

test("a technical failure allows a retry", async () => {
  world.addFault({ operation: "checkRegistrationLink", status: 500, times: 2 })
  const user = await openView("check")
  await importFile(user, linkOf("VALID-0001"))
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await expectFocus(await screen.findByText("1 of 1 work"))
})
