import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** The one file that says what colours are; all others use its custom properties. */
const tokensFile = "src/ui/tokens.css"

/** Names of colours by how they end (CSS Color 4, section 6.1): `white` and `navajowhite`, but not `GrayText`. */
const names =
  "[a-z]*(?:black|white|gr[ae]y|silver|red|maroon|brown|coral|salmon|tomato|crimson|pink|orange|gold|yellow|khaki|green|" +
  "lime|olive|teal|blue|navy|aqua|cyan|turquoise|indigo|violet|purple|magenta|fuchsia|orchid|beige|ivory|linen|wheat|tan)"
const literal = /(?<![\w&])#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!var\(--)|\bcolor\(/
const inCss = new RegExp(`${literal.source}|(?<![\\w-])(?:${names})(?![\\w-])`, "gi")
/** In code a name is a colour only as the value of a property that takes one. */
const inCode = new RegExp(
  `(?:${literal.source}|\\b(?:fill|stroke|background|\\w*colou?r)["']?\\s*[:=]\\s*\\{?["'\`](?:${names})["'\`])`,
  "gi",
)

/** The values in a style sheet, except those of masks: of a mask's colour only the opacity shows. */
const valuesOf = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, property = ""]) => !property.startsWith("mask"))
    .map(([, , value = ""]) => value.replaceAll(/"[^"]*"|var\([^)]*\)/g, "var(--)"))

/** The literal colours in a file. */
function coloursIn(file: string, text: string): string[] {
  const found = file.endsWith(".css") ? valuesOf(text).flatMap((value) => value.match(inCss) ?? []) : text.match(inCode)
  return [...(found ?? [])]
}

const files = [...globSync("src/**/*.{css,ts,tsx}"), "index.html"].filter(
  (file) => file !== tokensFile && !/^src\/sandbox\/|\.test\.tsx?$|\/generated\.ts$/.test(file),
)
const sheets = globSync("src/**/*.css")
const read = (file: string) => readFileSync(file, "utf8")

test.each([
  ["a.css", "a { color: #fff; border: 1px solid rgb(0 0 0 / 0.5); b { fill: white } }", ["#fff", "rgb(", "white"]],
  ["a.css", "/* #fff */ a#fade, .red { color: rgb(var(--scrim) / 0.5); mask-image: linear-gradient(black, red) }", []],
  [
    "a.css",
    'a { color: currentcolor; background: transparent; font: lighter 1rem "Black"; border-color: GrayText }',
    [],
  ],
  [
    "a.tsx",
    '<path fill="#0c0b0a" stroke={"white"} style={{ color: "red" }} />',
    ["#0c0b0a", 'stroke={"white"', 'color: "red"'],
  ],
  ["a.ts", 'const id = "a#fade"; const text = "Black Friday"; const entity = "&#123;"', []],
])("in a file %s the search finds the colours of %s", (file, text, expected) => {
  expect(coloursIn(file, text)).toEqual(expected)
})

test(`no literal colour occurs outside ${tokensFile}`, () => {
  const found = files.flatMap((file) => {
    // The colour of the browser's bars cannot be a token: tests/e2e/files.spec.ts holds it to the page's own.
    const colours = coloursIn(file, read(file).replace(/<meta name="theme-color".*/, ""))
    return colours.length > 0 ? [`${file}: ${colours.join(", ")}`] : []
  })
  expect(found).toEqual([])
})

test("every token that is used exists, every one that exists is used, and the private ones stay private", () => {
  const uses = (text: string) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name)
  const declarations = (text: string) => [...text.matchAll(/--([\w-]+)["']?\s*[:,]/g)].map(([, name = ""]) => name)
  const everything = [...sheets, ...globSync(["src/{ui,shared,features,pages}/**/*.tsx", "src/boot/head/*.ts"])].map(
    read,
  )
  const used = new Set(everything.flatMap(uses))
  const declared = new Set(everything.flatMap(declarations))
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
  expect(declarations(read(tokensFile)).filter((name) => !used.has(name))).toEqual([])
  const elsewhere = sheets.filter((file) => file !== tokensFile).flatMap((file) => uses(read(file)))
  expect(elsewhere.filter((name) => name.startsWith("_"))).toEqual([])
})

test("a colour that is repeated in decimal, for its opacity, is the same colour", () => {
  const tokens = read(tokensFile)
  const inDecimal = (name: string) => {
    const hex = new RegExp(`--${name}: #([\\da-f]{6});`).exec(tokens)?.[1] ?? ""
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ")
  }
  expect(tokens).toContain(`--scrim: ${inDecimal("_night")};`)
  // The first surface is the light one.
  expect(tokens).toContain(`--hairline: repeating-linear-gradient(var(--angle), rgb(${inDecimal("accent")} / `)
})
