/**
 * Writes the site's font files: families from the npm registry, subset to the characters that src/ui/fonts.css declares
 * each file for.
 *     node scripts/subsetFonts.ts
 * The same packages produce the same bytes.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import subsetFont from "subset-font"

const root = path.resolve(import.meta.dirname, "..")
const outputFolder = path.join(root, "src/assets/fonts")
const packageFolder = (family: string) => path.join(root, "node_modules/@fontsource-variable", family)

/** What remains of each family's axes, and the axes that its package names in the file. */
const families = {
  // One weight. Above optical size 36, hairlines are thinner than half a pixel even in the largest headings.
  "bodoni-moda": { source: "opsz", axes: { wght: 400, opsz: { min: 11, max: 36 } } },
  "hanken-grotesk": { source: "wght", axes: { wght: { min: 400, max: 600 } } },
}

/** The characters of a CSS unicode-range. */
function charactersOf(range: string): string {
  const points = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)
  return Array.from(points, ([, first = "", last = first]) => {
    const [start, end] = [parseInt(first, 16), parseInt(last, 16)]
    return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, index) => start + index))
  }).join("")
}

const css = await readFile(path.join(root, "src/ui/fonts.css"), "utf8")
for (const [family, { source, axes }] of Object.entries(families)) {
  for (const [, file = "", range = ""] of css.matchAll(
    new RegExp(`/(${family}-[\\w-]+)\\.woff2"[^}]*unicode-range:([^;]*);`, "g"),
  )) {
    const original = await readFile(path.join(packageFolder(family), `files/${file}-${source}-normal.woff2`))
    const subset = await subsetFont(original, charactersOf(range), {
      targetFormat: "woff2",
      variationAxes: axes,
      noHinting: true,
    })
    await writeFile(path.join(outputFolder, `${file}.woff2`), subset)
    process.stdout.write(`${file}.woff2 ${subset.length} bytes\n`)
  }
  // The licence is distributed with the files (SIL Open Font License 1.1, section 2).
  await copyFile(path.join(packageFolder(family), "LICENSE"), path.join(outputFolder, `${family}-OFL.txt`))
}
