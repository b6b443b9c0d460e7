// @vitest-environment node
import { expect, test } from "vitest"
import { linkLimit, linkTo, targetsOf, type CampaignPlan } from "./campaign"
import { exampleCsv, formatCampaignCsv } from "./formatCampaignCsv"
import { readCampaignCsv } from "./readCampaignCsv"
import { parseCsv } from "./csv"
import { noUtm } from "./utm"

const hosts = ["www.example.com"]
const signed = {
  link: "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1.9f",
  madeAt: "2027-03-01T10:00:00.000Z",
  validUntil: "2027-03-15T10:00:00.000Z",
}
const plan: CampaignPlan = {
  name: "=Spring, “Sale”",
  codes: "AB12",
  pages: ["", "lean", "new-in-autumn"],
  languages: ["", "de", "pl"],
  channels: [
    { name: "-Newsletter", utm: { ...noUtm, source: "news", medium: "email", campaign: "{campaign}" } },
    { name: "Card", utm: { ...noUtm, source: "card", medium: "print", campaign: "s", content: "{page}", id: "-7" } },
  ],
}
const links = targetsOf(plan).map((target) => linkTo(target, signed))
const file = formatCampaignCsv(links)
const [heading = [], row = []] = parseCsv(file).map(({ cells }) => cells)

/** A file of one good row and one with some cells changed. */
function fileWith(changes: Record<string, string>): string {
  const changed = row.map((cell, index) => changes[heading[index] ?? ""] ?? cell)
  const lines = [
    heading,
    ...links.slice(1, 2).map((one) => parseCsv(formatCampaignCsv([one]))[1]?.cells ?? []),
    changed,
  ]
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n")
}

test("a campaign comes back from its file unchanged", () => {
  expect(readCampaignCsv(file, hosts, "mailing")).toEqual({ kind: "links", links, bad: [] })
})

test("a spreadsheet may reorder columns, leave optional ones out, and use semicolons", () => {
  const text = "UTM_Campaign;utm_medium;utm_source;Channel;Code\ns;email;news;Mail;AB12"
  const utm = { ...noUtm, source: "news", medium: "email", campaign: "s" }
  const target = { campaign: "mailing", code: "AB12", page: "", language: "", channel: "Mail", utm }
  expect(readCampaignCsv(text, hosts, "mailing")).toEqual({ kind: "links", links: [target], bad: [] })
})

test("rows that name no campaign belong to the one of the file, or to one of its name", () => {
  const heading = "campaign,code,channel,utm_source,utm_medium,utm_campaign"
  const campaignsIn = (...rows: readonly string[]) => {
    const contents = readCampaignCsv([heading, ...rows].join("\n"), hosts, "mailing")
    return contents.kind === "links" ? contents.links.map(({ campaign, utm }) => [campaign, utm.campaign]) : contents
  }
  expect(campaignsIn(",AB12,Mail,m,email,{campaign}")).toEqual([["mailing", "mailing"]])
  expect(campaignsIn(",AB12,Mail,m,email,{campaign}", "Spring,AB12,Card,c,print,{campaign}")).toEqual([
    ["Spring", "spring"],
    ["Spring", "spring"],
  ])
})

test("the example to begin with has no bad row", () => {
  expect(readCampaignCsv(exampleCsv(), hosts, "")).toMatchObject({ kind: "links", links: [{}, {}], bad: [] })
})

test.each([
  [`${"a".repeat(60)}-{channel}`, "b".repeat(60), "utm.error.filledTooLong"],
  ["{channel}", "名刺", "utm.error.filledEmpty"],
])("a source %j filled in with %j is refused: %s", (source, channel, reason) => {
  const text = `code,channel,utm_source,utm_medium,utm_campaign\nAB12,${channel},${source},email,s`
  const bad = [{ line: 2, reason, detail: "utm_source" }]
  expect(readCampaignCsv(text, hosts, "mailing")).toEqual({ kind: "links", links: [], bad })
})

test("placeholders of a row without a link are filled in", () => {
  const text = "code,language,channel,utm_source,utm_medium,utm_campaign\nAB12,de,Mail,{channel},{language},s"
  const contents = readCampaignCsv(text, hosts, "mailing")
  expect(contents).toMatchObject({ links: [{ utm: { ...noUtm, source: "mail", medium: "de", campaign: "s" } }] })
})

test.each([
  [{ code: "" }, "csv.row.codeMissing", ""],
  [{ code: "A" }, "csv.row.codeLength", ""],
  [{ code: "AB_12" }, "csv.row.codeCharacters", ""],
  [{ page: "Black Friday" }, "csv.row.page", "Black Friday"],
  [{ page: "lobby" }, "csv.row.page", "lobby"],
  [{ page: "de" }, "csv.row.page", "de"],
  [{ language: "es" }, "csv.row.language", "es"],
  [{ channel: " " }, "csv.row.channel", ""],
  [{ utm_source: "" }, "utm.error.missing", "utm_source"],
  [{ utm_medium: "E-Mail" }, "utm.error.upperCase", "utm_medium"],
  [{ utm_campaign: "spring sale" }, "utm.error.blank", "utm_campaign"],
  [{ utm_content: "ada@example.com" }, "utm.error.characters", "utm_content"],
  [{ utm_term: "x".repeat(101) }, "utm.error.tooLong", "utm_term"],
  [{ utm_id: "{country}" }, "utm.error.placeholder", "utm_id"],
  [{ link: "soon" }, "csv.row.link", ""],
  [{ link: "www.example.com/acquisition/?rc=AB12" }, "csv.row.link", ""],
  [{ link: "https://elsewhere.example/acquisition/?rc=AB12" }, "csv.row.linkSite", ""],
  [{ language: "fr" }, "csv.row.linkDiffers", ""],
  [{ code: "CD34" }, "csv.row.linkDiffers", ""],
  [{ utm_source: "other" }, "csv.row.linkDiffers", ""],
  [{ valid_until: "tomorrow" }, "csv.row.date", "valid_until"],
  [{ made: "2027-13-01T10:00:00Z" }, "csv.row.date", "made"],
  [{ campaign: "\uFFFDt\uFFFD" }, "csv.row.encoding", ""],
])("a row with %j is left out: %s", (changes, reason, detail) => {
  expect(readCampaignCsv(fileWith(changes), hosts, "mailing")).toEqual({
    kind: "links",
    links: links.slice(1, 2),
    bad: [{ line: 3, reason, detail }],
  })
})

test("a row that is broken, has too few cells or repeats another is left out", () => {
  const [first = "", second = ""] = file.split("\r\n")
  const text = [first, second, second, "a,b", '"open', second.replace("AB12", "")].join("\r\n")
  expect(readCampaignCsv(text, hosts, "mailing")).toEqual({
    kind: "links",
    links: links.slice(0, 1),
    bad: [
      { line: 3, reason: "csv.row.duplicate", detail: "2" },
      { line: 4, reason: "csv.row.cells", detail: "2/15" },
      { line: 5, reason: "csv.row.quotes", detail: "" },
      { line: 6, reason: "csv.row.codeMissing", detail: "" },
    ],
  })
})

test("no campaign grows beyond its limit", () => {
  const codes = Array.from({ length: linkLimit + 1 }, (_, number) => `CODE-${number}`)
  const contents = readCampaignCsv(codes.join("\n"), hosts, "mailing")
  expect(contents).toMatchObject({ bad: [{ line: linkLimit + 1, reason: "csv.row.limit" }] })
})

test.each(["code\nAB12\nhttps://www.example.com/acquisition/?rc=CD34\n?\n", "AB12\nCD34\n?"])(
  "a file of codes: %j",
  (text) => {
    const bad = [{ line: text.startsWith("code") ? 4 : 3, reason: "csv.row.codeCharacters", detail: "" }]
    expect(readCampaignCsv(text, hosts, "mailing")).toEqual({ kind: "codes", codes: ["AB12", "CD34"], bad })
  },
)

test.each([
  "ABCD-0001\nABCD-0002, ABCD-0003\nABCD-0004 ABCD-0005",
  "ABCD-0001\nABCD-0002;ABCD-0003;\n;ABCD-0004;ABCD-0005",
  'code\n"ABCD-0001, ABCD-0002"\n\nHi, your code is ABCD-0003.\n"ABCD-0004\nABCD-0005"',
])("a line may hold several codes, as in the form: %j", (text) => {
  const codes = [1, 2, 3, 4, 5].map((number) => `ABCD-000${number}`)
  expect(readCampaignCsv(text, hosts, "mailing")).toEqual({ kind: "codes", codes, bad: [] })
})

test("a file of codes may begin with a line of several", () => {
  expect(readCampaignCsv("ABCD-0001, ABCD-0002\nABCD-0003", hosts, "")).toEqual({
    kind: "codes",
    codes: ["ABCD-0001", "ABCD-0002", "ABCD-0003"],
    bad: [],
  })
})

test("each bad code of a line is named, and the others are read", () => {
  expect(readCampaignCsv("code\nABCD-0001, AB, ?!\nABCD-0001\n()", hosts, "mailing")).toEqual({
    kind: "codes",
    codes: ["ABCD-0001"],
    bad: [
      { line: 2, reason: "csv.row.codeLength", detail: "" },
      { line: 2, reason: "csv.row.codeCharacters", detail: "" },
      { line: 3, reason: "csv.row.duplicate", detail: "2" },
      { line: 4, reason: "csv.row.codeMissing", detail: "" },
    ],
  })
})

test.each([
  ["", "csv.file.empty", ""],
  ["\uFEFF\r\n", "csv.file.empty", ""],
  ["code,channel\nAB12,Mail", "csv.file.columns", "utm_source, utm_medium, utm_campaign"],
  ["Name,Address\nAda,London", "csv.file.columns", "code, channel, utm_source, utm_medium, utm_campaign"],
])("the file %j cannot be read", (text, problem, detail) => {
  expect(readCampaignCsv(text, hosts, "mailing")).toEqual({ kind: "unreadable", problem, detail })
})

test("rows without a campaign take the name of a row that can be read, not of a broken line", () => {
  const heads = "campaign,code,channel,utm_source,utm_medium,utm_campaign"
  const text = [heads, "Torn,line", '"Open', ",AB12,Mail,a,b,c", "Spring,CD34,Mail,a,b,c"].join("\n")
  const contents = readCampaignCsv(text, hosts, "mailing")
  expect(contents.kind === "links" && contents.links.map(({ campaign }) => campaign)).toEqual(["Spring", "Spring"])
})
