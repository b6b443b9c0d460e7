import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { importFile, linkRows, openView } from "../../../tests/support/campaigns"

const heading = (name: string) => screen.findByRole("heading", { level: 2, name })
const hrefs = () => linkRows().map((row) => within(row).getByRole<HTMLAnchorElement>("link").href)
const parametersOf = (href: string | undefined) =>
  new URLSearchParams(new URL(href ?? "").searchParams.get("acqParams") ?? "")

test("links of a file that names no campaign are found by the file's name", async () => {
  const user = await openView("campaigns")
  const columns = "code,channel,utm_source,utm_medium,utm_campaign"
  await importFile(user, `${columns}\nVALID-0001,Card,card,print,{campaign}`, "Spring mailing.csv")
  await heading("1\u00A0link for Spring mailing")
  expect(parametersOf(hrefs()[0]).get("utm_campaign")).toBe("spring-mailing")
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByRole("rowheader", { name: "Spring mailing" })
})
