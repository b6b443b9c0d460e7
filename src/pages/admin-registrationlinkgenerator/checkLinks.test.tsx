import { screen, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { expect, test, vi } from "vitest"
import { checkFile, keep, keptCampaign, linkRows, openView } from "../../../tests/support/campaigns"
import { holdOperation } from "../../../tests/support/holdOperation"
import { expectFocus, sent, use, world } from "../../../tests/support/openPage"
import { savedFiles } from "../../../tests/support/savedFiles"

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
  await checkFile(user, ["name,link", ...links.map((link, index) => `Card ${index},${link}`)].join("\n"))
  await screen.findByText("2 of 4 working")
  expect(results()).toEqual(["Works", "Works", "This invitation has expired.", "This link leads to another site"])
  expect(sent("checkRegistrationLink")).toHaveLength(2)
})

test("a technical failure allows a retry", async () => {
  world.addFault({ operation: "checkRegistrationLink", status: 500, times: 2 })
  const user = await openView("check")
  await checkFile(user, linkOf("VALID-0001"))
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await expectFocus(await screen.findByText("1 of 1 working"))
})

test("only the links with a problem are left on request, and saved as CSV", async () => {
  const saved = savedFiles()
  const user = await openView("check")
  await checkFile(user, [linkOf("VALID-0001"), linkOf("EXPIRED-0001"), "https://elsewhere.example/"].join("\n"))
  await screen.findByText("1 of 3 working")
  await user.click(screen.getByRole("checkbox", { name: "Only links with a problem" }))
  await screen.findByText("2 of 3")
  expect(results()).toEqual(["This invitation has expired.", "This link leads to another site"])
  await user.click(screen.getByRole("button", { name: /^Save all 2/ }))
  const lines = (await saved[0]?.text())?.trim().split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines?.[1]).toBe(`2,This invitation has expired.,,EXPIRED-0001,,,,,,${linkOf("EXPIRED-0001")}`)
})

test("a landing page that the site does not have is reported even if the code works", async () => {
  const user = await openView("check")
  await checkFile(user, linkOf("VALID-0001").replace("/?", "/de/laen?"))
  await screen.findByText("1 of these leads to a landing page that the site itself does not have.")
  expect(results()).toEqual(["The code works, but the site itself has no landing page “laen”."])
  await user.click(screen.getByRole("checkbox", { name: "Only links with a problem" }))
  expect(linkRows()).toHaveLength(1)
})

test("a link of a campaign of this browser is named by it, with its end; a dialog says what a recipient sees", async () => {
  const campaign = keptCampaign("Spring", { "VALID-0001": 1 })
  keep(campaign)
  const user = await openView("check")
  await checkFile(user, campaign.links.map(({ link }) => link).join("\n"))
  await screen.findByText(/^\d of 2 work/)
  const [, row] = linkRows()
  expect(row?.textContent).toMatch(/Spring.*newsletter.*lean.*VALID-0001.*expires soon/)
  const button = within(row ?? document.body).getByRole("button", { name: /^Preview: Spring · newsletter/ })
  await user.click(button)
  const dialog = screen.getByRole("dialog", { name: "What a recipient sees" })
  expect(within(dialog).getByText("utm_source")).toBeTruthy()
  await user.click(within(dialog).getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a check goes on, and its result stays, while another part is shown", async () => {
  const user = await openView("check")
  const answers = holdOperation("checkRegistrationLink")
  await checkFile(user, [linkOf("VALID-0001"), linkOf("EXPIRED-0001")].join("\n"))
  await screen.findByText("0 of 2 checked")
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByRole("checkbox", { name: "Remember the links I create" })
  answers.release()
  await user.click(screen.getByRole("link", { name: "Check links" }))
  await screen.findByText("1 of 2 working")
  expect(results()).toEqual(["Works", "This invitation has expired."])
})

test("an error of a code that the site does not know is reported from a check, too", async () => {
  const details = { errors: ["LATER"], errorDetails: [] }
  use(
    http.post("*/graphql", async ({ request }) =>
      (await request.clone().text()).includes("checkRegistrationLink")
        ? HttpResponse.json({ data: { registrationCodeDetails: details } })
        : undefined,
    ),
  )
  const user = await openView("check")
  await checkFile(user, linkOf("VALID-0001"))
  await screen.findByText("0 of 1 working")
  const { queuedProblems } = await import("../../services/monitoring/report")
  expect(queuedProblems()).toContainEqual({ name: "unknown-code-error", detail: "LATER" })
})

test("Try again asks only for what has no answer yet", async () => {
  let broken = true
  use(
    http.post("*/graphql", async ({ request }) =>
      broken && (await request.clone().text()).includes("EXPIRED-0001") ? HttpResponse.error() : undefined,
    ),
  )
  const user = await openView("check")
  await checkFile(user, [linkOf("VALID-0001"), linkOf("EXPIRED-0001")].join("\n"))
  const again = await screen.findByRole("button", { name: "Try again" })
  await screen.findByText("1 of 2 checked")
  broken = false
  await user.click(again)
  await screen.findByText("1 of 2 working")
  expect(results()).toEqual(["Works", "This invitation has expired."])
  expect(sent("checkRegistrationLink").map(({ registrationCode }) => registrationCode)).toEqual([
    "VALID-0001",
    "EXPIRED-0001",
  ])
})

test("a file that cannot be read says so, until another is", async () => {
  const user = await openView("check")
  vi.spyOn(File.prototype, "arrayBuffer").mockRejectedValueOnce(new DOMException("", "NotReadableError"))
  await checkFile(user, linkOf("VALID-0001"))
  expect((await screen.findByRole("alert")).textContent).toMatch(/^This file could not be read: it may have been moved/)
  await checkFile(user, linkOf("VALID-0001"))
  await screen.findByText("1 of 1 working")
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a file without a single line of links says so", async () => {
  const user = await openView("check")
  await checkFile(user, "name,link\n", "heading.csv")
  expect((await screen.findByRole("alert")).textContent).toBe("This file contains no links. Please choose another.")
  expect(screen.queryByRole("table")).toBeNull()
})
