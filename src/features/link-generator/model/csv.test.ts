import { expect, test } from "vitest"
import { formatCsv } from "./csv"

const links = [
  { page: "", language: "", channel: "=1+1", link: "https://www.example.com/acquisition/?rc=AB12" },
  { page: "lean", language: "de", channel: 'a "b", c;d', link: "https://www.example.com/acquisition/de/lean?rc=AB12" },
] as const
const validUntil = "2026-12-04T23:30:00.000Z"

test.each([
  [
    "en",
    [
      "code,page,language,channel,link,valid_until",
      `AB12,,,"'=1+1",${links[0].link},${validUntil}`,
      `AB12,lean,de,"a ""b"", c;d",${links[1].link},${validUntil}`,
    ],
  ],
  [
    "de",
    [
      "code;page;language;channel;link;valid_until",
      `AB12;;;"'=1+1";${links[0].link};${validUntil}`,
      `AB12;lean;de;"a ""b"", c;d";${links[1].link};${validUntil}`,
    ],
  ],
] as const)("a spreadsheet in %s reads the file, and takes no cell for a formula", async (language, lines) => {
  expect(await formatCsv({ code: "AB12", validUntil, links }, language)).toBe(`\uFEFF${lines.join("\r\n")}`)
})
