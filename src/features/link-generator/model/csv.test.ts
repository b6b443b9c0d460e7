// @vitest-environment node
import { expect, test } from "vitest"
import { decodeText, formatCsv, formatForExcel, parseCsv } from "./csv"

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test.each([
  [
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "a\tb\r1\t2\r",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    'a,b\r\n"1,0","say ""yes"""',
    [
      ["a", "b"],
      ["1,0", 'say "yes"'],
    ],
  ],
  [
    'a,b\r\n"two\r\nlines",2',
    [
      ["a", "b"],
      ["two\r\nlines", "2"],
    ],
  ],
  ["\uFEFFa\n\n \nb\n", [["a"], ["b"]]],
  [
    "a,\n,b",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  ["", []],
])("%j is read", (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test("each record knows its line", () => {
  const records = parseCsv('a,b\n"1\n1",2\n\n3,4\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each(['a,b\n"open,2\n3,4', 'a,b\n"1"x,2\n3,4'])(
  "a malformed record of %j does not take others with it",
  (text) => {
    const [, broken, next] = parseCsv(text)
    expect(broken).toMatchObject({ line: 2, malformed: true })
    expect(next).toEqual({ line: 3, cells: ["3", "4"], malformed: false })
  },
)

test.each(["=1+1", "+49", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "''-1", " =1"])(
  "%j is no formula in the file, and comes back",
  (cell) => {
    const file = formatCsv([
      ["a", "b"],
      [cell, "x"],
    ])
    const [, written = ""] = file.split("\r\n")
    expect(written).toMatch(/^"? *'/)
    expect(cellsOf(file)[1]).toEqual([cell, "x"])
  },
)

test.each(["x;=1+1", "x; @A1", "x;\t=1", "x\n-1", "x\r\n+1", "a;'=1;''=2", ";;=1", "x;\t\t"])(
  "%j holds no formula for a spreadsheet that splits at semicolons either, and comes back",
  (cell) => {
    const file = formatCsv([
      ["a", "b"],
      ["x", cell],
    ])
    const written = file.slice(file.indexOf("x,"))
    expect(written.split(/[;\t\r\n]/).filter((part) => /^ *[=+\-@]/.test(part))).toEqual([])
    expect(cellsOf(file)[1]).toEqual(["x", cell])
  },
)

test.each(["'quoted'", "it's", " blank ", "a;b", 'a"b', "ä, ł\nß", ""])("%j comes back as it was", (cell) => {
  expect(
    cellsOf(
      formatCsv([
        ["a", "b"],
        [cell, "x"],
      ]),
    )[1],
  ).toEqual([cell, "x"])
})

test("lines end as RFC 4180 says, after the mark that Excel needs", () => {
  expect(
    formatCsv([
      ["a", "b"],
      ["1", "2"],
    ]),
  ).toBe("\uFEFFa,b\r\n1,2\r\n")
})

test.each([
  [[0xef, 0xbb, 0xbf, 0x61], "en", "a", false],
  [[0xc3, 0xa4], "pl", "ä", false],
  [[0xff, 0xfe, 0xe4, 0x00], "pl", "ä", false],
  [[], "en", "", false],
  [[0xe4], "de", "ä", true],
  [[0xe6], "fr", "æ", true],
  [[0xa3, 0xf3, 0x64, 0x9f, 0x2c, 0xbf], "pl", "Łódź,ż", true],
] as const)("the bytes %j on a page in %s are decoded", (bytes, language, text, guessed) => {
  expect(decodeText(Uint8Array.from(bytes).buffer, language)).toEqual({ text, guessed })
})

test("the file for Excel is Unicode text with tabs, and is read again", () => {
  const rows = [
    ["name", "note"],
    ["Żółć, 1;2", "a\tb"],
    ["=1+1", 'say "hi"'],
  ]
  const { buffer } = formatForExcel(rows)
  expect([...new Uint8Array(buffer, 0, 4)]).toEqual([0xff, 0xfe, "n".charCodeAt(0), 0])
  const { text } = decodeText(buffer, "en")
  expect(text.split("\r\n")[0]).toBe("name\tnote")
  expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows)
})
