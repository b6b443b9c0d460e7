import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { languages } from "../../src/lib/languages.ts"

/**
 * Kilobytes (brotli 11) of JavaScript that a built start page loads before it is interactive, in the heaviest language.
 */
export function scriptKilobytes(distDir: string): number {
  const sizes = languages.map((language) => scriptBytes(distDir, `index.${language}.html`))
  return Math.max(...sizes) / 1000
}

/** Bytes (brotli 11) of JavaScript that a built page loads before it is interactive. */
function scriptBytes(distDir: string, page: string): number {
  // The template lists what only an invited visitor loads.
  const html = readFileSync(`${distDir}/${page}`, "utf8").replaceAll(
    /<template id="form-modules">.*?<\/template>/gs,
    "",
  )
  const links = html.matchAll(/(?:href|src)="\/acquisition\/(assets\/[^"]+\.js)"/g)
  const files = new Set([...links].map(([, name]) => name ?? ""))
  const bytes = [...files].map((name) => brotliCompressSync(readFileSync(`${distDir}/${name}`)).byteLength)
  return bytes.reduce((sum, size) => sum + size, 0)
}
