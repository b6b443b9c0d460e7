/**
 * Writes the site's font files: families from the npm registry, subset to the characters of its languages.
 *     node scripts/subsetFonts.ts
 * The same packages produce the same bytes. src/ui/fonts.css declares the files, with the same unicode ranges as here.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import subsetFont from "subset-font"

type AxisLimits = Parameters<typeof subsetFont>[2]["variationAxes"]

interface FontFamily {
  /** Name of the package under @fontsource-variable, and of the files here. */
  name: string
  /** File name pattern of the package; the name of the script goes in between. */
  source: (script: "latin" | "latin-ext") => string
  axes: AxisLimits
}

const root = path.resolve(import.meta.dirname, "..")
const outputFolder = path.join(root, "src/assets/fonts")

const families: readonly FontFamily[] = [
  {
    name: "bodoni-moda",
    source: (script) => `bodoni-moda-${script}-opsz-normal.woff2`,
    // One weight. Above optical size 36, hairlines are thinner than half a pixel even in the largest headings.
    axes: { wght: 400, opsz: { min: 11, max: 36 } },
  },
  {
    name: "hanken-grotesk",
    source: (script) => `hanken-grotesk-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
  },
]

// Basic Latin, Latin-1 with its non-breaking space, œ, typographic quotes, dashes, ellipsis, euro and minus: everything
// that de, en, fr, it, nl and sv use. Neither family has ★ or →; those are drawn, not typed.
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + "\u{152}\u{153}\u{2013}\u{2014}‘’‚“”„…‹›€\u{2212}"

// Polish, the capital ß, and nothing else: a file that other languages never load.
const latinExtended = "ĄąĆćĘęŁłŃńŚśŹźŻżẞ"

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("")
}

async function writeSubset(family: FontFamily, script: "latin" | "latin-ext", text: string): Promise<void> {
  const source = path.join(packageFolder(family), "files", family.source(script))
  const subset = await subsetFont(await readFile(source), text, {
    targetFormat: "woff2",
    variationAxes: family.axes,
    noHinting: true,
  })
  const file = `${family.name}-${script}.woff2`
  await writeFile(path.join(outputFolder, file), subset)
  process.stdout.write(`${file} ${subset.length} bytes\n`)
}

function packageFolder(family: FontFamily): string {
  return path.join(root, "node_modules/@fontsource-variable", family.name)
}

await mkdir(outputFolder, { recursive: true })
for (const family of families) {
  await writeSubset(family, "latin", latin)
  await writeSubset(family, "latin-ext", latinExtended)
  // The licence is distributed with the files (SIL Open Font License 1.1, section 2).
  await copyFile(path.join(packageFolder(family), "LICENSE"), path.join(outputFolder, `${family.name}-OFL.txt`))
}
