import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { expect, test } from "vitest"
import { formatCampaignCsv } from "../../features/link-generator/model/formatCampaignCsv"
import { adminToken } from "../../sandbox/tokens"
import {
  channel,
  choice,
  codesField,
  createLinks,
  heading,
  importFile,
  keptCampaign,
  keptNames,
  linkRows,
  nameField,
  openView,
  optionOf,
  undo,
} from "../../../tests/support/campaigns"
import { expectFocus, reload, sent, use } from "../../../tests/support/openPage"
import { savedFiles } from "../../../tests/support/savedFiles"
import { asCompared, textsOf } from "../../../tests/support/words"

const hrefs = () => linkRows().map((row) => within(row).getByRole<HTMLAnchorElement>("link").href)
const parametersOf = (href: string | undefined) =>
  new URLSearchParams(new URL(href ?? "").searchParams.get("acqParams") ?? "")

/** A file of links from one code and one channel, by landing page, language and utm_content. */
const fileOf = (...rows: readonly (readonly [page: string, language: string, content: string])[]) =>
  [
    "code,channel,utm_source,utm_medium,utm_campaign,page,language,utm_content",
    ...rows.map((row) => `VALID-0001,Card,card,print,spring,${row.join(",")}`),
  ].join("\n")

test("new links of a campaign from a file follow the pattern found in the file's values", async () => {
  const user = await openView("campaigns")
  const rows = ["", "lean"].flatMap((page) =>
    ["", "de"].map((language) => [page, language, `${page || "start"}_${language || "any"}`] as const),
  )
  await importFile(user, fileOf(...rows), "spring.csv")
  await heading("4\u00A0links for “spring”")
  expect(channel(1).getByRole<HTMLInputElement>("textbox", { name: "utm_content" }).value).toBe("{page}_{language}")
  const before = hrefs()
  await user.click(choice("Polski"))
  await user.click(createLinks())
  await heading("6\u00A0links for “spring”")
  expect(hrefs()).toEqual(expect.arrayContaining(before))
  expect(parametersOf(hrefs().at(-1)).get("utm_content")).toBe("lean_pl")
  expect(sent("generateRegistrationLink")).toHaveLength(1)
})

test("a file that was read before opens the campaign that has its links, and a different file opens another campaign", async () => {
  const user = await openView("campaigns")
  const rows = [
    ["", "", "a"],
    ["lean", "", "b"],
  ] as const
  await importFile(user, fileOf(...rows), "spring.csv")
  await heading("2\u00A0links for “spring”")
  await user.type(await nameField(), " sale")
  await importFile(user, fileOf(...rows), "spring.csv")
  const report = await screen.findByText("This browser already has these links. The campaign “spring” is now open.")
  await expectFocus(report.closest("[role=status]") ?? document.body)
  expect((await nameField()).value).toBe("spring")
  expect(keptNames()).toEqual(["spring"])
  expect(sent("generateRegistrationLink")).toHaveLength(1)
  await user.click(undo())
  await waitFor(async () => expect((await nameField()).value).toBe("spring sale"))
  await importFile(user, fileOf(...rows, ["lean", "de", "c"]), "spring.csv")
  await heading("3\u00A0links for “spring”")
  expect(screen.queryByText(/^This browser already has these links/)).toBeNull()
  expect(optionOf("spring (2)").text).toMatch(/ · \d{1,2} \w+ \d{4}, \d\d:\d\d$/)
})

test("a code with a signed link in the file is not signed again for another row or language", async () => {
  const user = await openView("campaigns")
  const printed = keptCampaign("Spring").links.slice(0, 1)
  const row = "Spring,VALID-0001,,,Card,card,print,spring,,,,,,,"
  await importFile(user, `${formatCampaignCsv(printed)}${row}`, "spring.csv")
  await heading("2\u00A0links for “Spring”")
  expect(hrefs()[0]).toBe(printed[0]?.link)
  await user.click(choice("Polski"))
  await user.click(createLinks())
  await heading("4\u00A0links for “Spring”")
  expect(sent("generateRegistrationLink")).toEqual([])
  const signatures = hrefs().map((href) => new URL(href).searchParams.get("validityTimestamp"))
  expect(new Set(signatures).size).toBe(1)
})

test("values without a pattern and missing combinations are named, and links that exist stay as they are", async () => {
  const user = await openView("campaigns")
  await importFile(user, fileOf(["", "", "a"], ["", "de", "b"], ["lean", "", "c"]), "spring.csv")
  await heading("3\u00A0links for “spring”")
  await screen.findByText(/^In the file, the values of these parameters follow no pattern\./)
  screen.getByText("Card: utm_content")
  screen.getByText("1 combination of these choices has no link yet. Creating the links adds it.")
  const before = hrefs()
  await user.type(channel(1).getByRole("textbox", { name: "utm_content" }), "new")
  await user.click(createLinks())
  await heading("4\u00A0links for “spring”")
  expect(hrefs()).toEqual(expect.arrayContaining(before))
  expect(parametersOf(hrefs().at(-1)).get("utm_content")).toBe("new")
})

test("a file that is not UTF-8 is read in the code page of the page’s language, and its letters are to be checked", async () => {
  const user = await openView("campaigns", adminToken, "pl/")
  const { csv } = await textsOf("pl", "campaign")
  const rows = "code,channel,utm_source,utm_medium,utm_campaign\nVALID-0001,Ulotka \u00A3\u00F3d\u009F,card,print,s"
  const file = new File([Uint8Array.from(rows, (letter) => letter.charCodeAt(0))], "zima.csv")
  await user.upload(await screen.findByLabelText<HTMLInputElement>(csv.choose, { selector: "input" }), file)
  await screen.findByRole("rowheader", { name: "Ulotka Łódź" })
  expect(screen.getByText(asCompared(csv.guessed))).toBeTruthy()
})

test("links of a file that names no campaign are found by the file's name", async () => {
  const user = await openView("campaigns")
  const columns = "code,channel,utm_source,utm_medium,utm_campaign"
  await importFile(user, `${columns}\nVALID-0001,Card,card,print,{campaign}`, "Spring mailing.csv")
  await heading("1\u00A0link for “Spring mailing”")
  expect(parametersOf(hrefs()[0]).get("utm_campaign")).toBe("spring-mailing")
  await user.click(screen.getByRole("link", { name: "History" }))
  await screen.findByRole("rowheader", { name: "Spring mailing" })
})

test("all bad rows can be saved, however many there are", async () => {
  const saved = savedFiles()
  const user = await openView("campaigns")
  await importFile(user, ["code", "NOINVITER-0001", ...Array<string>(130).fill("A")].join("\n"))
  await screen.findByText("Line 102: A code has 4 to 40 characters")
  screen.getByText("30 more rows were left out.")
  await user.click(screen.getByRole("button", { name: "Save the complete list as CSV" }))
  const lines = (await saved[0]?.text())?.trim().split("\r\n") ?? []
  expect(lines).toHaveLength(131)
  expect([lines[0], lines.at(-1)]).toEqual(["Line,Reason", "132,A code has 4\u00A0to\u00A040\u00A0characters"])
})

test("the page names the columns that it needs, and offers a file to begin with that it can read", async () => {
  const saved = savedFiles()
  const user = await openView("campaigns")
  await nameField()
  screen.getByText(/^Required columns: code, channel, utm_source, utm_medium, utm_campaign\./)
  await user.click(screen.getByRole("button", { name: "Save an example file" }))
  await importFile(user, (await saved[0]?.text()) ?? "")
  await screen.findByText("2 links were read.")
  await waitFor(() => expect(codesField().value).toBe("CODE-0001\nCODE-0002"))
})

test("an import that ended with the session goes on with the rows of the file, and with no others", async () => {
  let session = true
  use(
    http.post("*/graphql", async ({ request }) =>
      !session && (await request.clone().text()).includes("generateRegistrationLink")
        ? HttpResponse.json({ errors: [{ message: "", extensions: { code: "UNAUTHENTICATED" } }] })
        : undefined,
    ),
  )
  const user = await openView("campaigns")
  session = false
  await importFile(user, fileOf(["", "", "a"], ["lean", "", "b"], ["lean", "de", "c"]), "spring.csv")
  await screen.findByText(/^You are not logged in, or your session has ended/)
  expect(screen.queryByRole("table")).toBeNull()
  document.cookie = `authToken=${adminToken}; Path=/`
  session = true
  await reload()
  await screen.findByText("This campaign is incomplete: 1 code has not been signed yet.")
  await user.click(screen.getByRole("button", { name: "Create the remaining links" }))
  await expectFocus(await heading("3\u00A0links for “spring”"))
  expect(hrefs().map((href) => parametersOf(href).get("utm_content"))).toEqual(["a", "b", "c"])
  expect(screen.queryByText(/^This campaign is incomplete/)).toBeNull()
})

test("links of more channels than the form can hold stay as they are, which is said", async () => {
  const user = await openView("campaigns")
  const rows = Array.from({ length: 51 }, (_, row) => `VALID-0001,card-${row},card-${row},print,s`)
  await importFile(user, ["code,channel,utm_source,utm_medium,utm_campaign", ...rows].join("\n"), "cards.csv")
  await heading("51\u00A0links for “cards”")
  await screen.findByText(/^These links have more channels than the form can hold \(50\)\./)
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "nothing like it")
  const copy = await screen.findByRole<HTMLButtonElement>("button", { name: "Copy all 0\u00A0links" })
  expect(copy.disabled).toBe(true)
})
