/**
 * Renders the preview pictures for links to the site: for each language the cloth of art/share.webp, the shop's name
 * and the landing page's title, in the site's own fonts. Needs Chromium, as the tests do.
 *     node scripts/sharePictures.ts writes public/share-[<slug>-]<language>.jpg, 1200 × 630 (https://ogp.me)
 * VITE_BRAND_NAME sets another name, as it does in the build.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import { languages, type Language } from "../src/lib/languages.ts"
import { landingConfiguration, picturedSlugs } from "../src/services/settings/landing.ts"
import { findBrowser, launchOptions } from "./browser.mjs"
import { fillText } from "./vite/localeTexts.ts"

const root = path.resolve(import.meta.dirname, "..")
const size = { width: 1200, height: 630 }
// Of 100; the pictures are of 50 to 85 kB.
const quality = 90
const brand = process.env["VITE_BRAND_NAME"] ?? "Lisière"

/** A file of the repository as a data URL, which a page without a server can load. */
function inline(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(path.join(root, file)).toString("base64")}`
}

/** A plain text as HTML. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

/** Title of the start page or of another landing page in a language; throws where its file has none. */
function titleIn(language: Language, slug: string): string {
  const { voucher } = landingConfiguration(slug)
  const [area, key] = slug ? ["variants", voucher === "none" ? "blackFriday" : voucher] : ["landing", "meta"]
  const json = readFileSync(path.join(root, `locales/${language}/${area}.json`), "utf8")
  const texts: Record<string, { title?: unknown }> = JSON.parse(fillText(json, language, brand))
  const title = texts[key]?.title
  if (typeof title !== "string") throw new Error(`locales/${language}/${area}.json has no ${key}.title`)
  return title
}

/** A JPEG file with a comment (ITU-T T.81, B.2.4.5), right after the two-byte start marker. */
function withComment(picture: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, text, picture.subarray(2)])
}

const cloth = inline("art/share.webp", "image/webp")
const [latin, latinExtended] = ["latin", "latin-ext"].map((script) =>
  inline(`src/assets/fonts/bodoni-moda-${script}.woff2`, "font/woff2"),
)

const tokens = readFileSync(path.join(root, "src/ui/tokens.css"), "utf8")

/** The page that is photographed, on the dark surface. */
function pageIn(language: Language, title: string): string {
  // A line ends rather after a comma or a full stop than within what it divides.
  const clauses = title.split(/(?<=[,.]) /).map((clause) => `<span>${escaped(clause)}</span>`)
  return `<!doctype html><html lang="${language}" data-surface="dark"><meta charset="utf-8"><style>${tokens}</style><style>
    @font-face { font-family: Display; src: url("${latin}") }
    @font-face { font-family: Extended; src: url("${latinExtended}") }
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; position: relative; overflow: hidden;
      background: var(--surface) url("${cloth}") 0 0 / cover; color: var(--text); font-family: Display, Extended }
    p { position: absolute; left: 548px; right: 56px; margin: 0; text-shadow: 0 0 24px rgb(var(--scrim) / 0.7) }
    .brand { top: 68px; font-size: 40px; line-height: 1; letter-spacing: 0.01em; font-variation-settings: "opsz" 11 }
    .title { bottom: 72px; font-size: 70px; line-height: 1.08; letter-spacing: -0.015em; text-wrap: balance;
      font-variation-settings: "opsz" 15 }
    .title span { display: inline-block }
    .title::before { content: ""; display: block; width: 2px; height: 56px; margin: 0 0 30px 15px; background: var(--accent);
      transform: skewX(var(--incline)) }
  </style><p class="brand">${escaped(brand)}</p><p class="title">${clauses.join(" ")}</p>`
}

const browser = await chromium.launch(launchOptions(findBrowser()))
const page = await browser.newPage({ viewport: size })
for (const [language, slug] of languages.flatMap((one) => ["", ...picturedSlugs].map((name) => [one, name] as const))) {
  const title = titleIn(language, slug)
  const name = ["share", slug, language].filter(Boolean).join("-")
  await page.setContent(pageIn(language, title))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ type: "jpeg", quality })
  // The words, by which tests/e2e/files.spec.ts knows whether the picture still has those of the page.
  writeFileSync(path.join(root, `public/${name}.jpg`), withComment(picture, title))
  process.stdout.write(`${name}.jpg ${picture.length} bytes\n`)
}
await browser.close()
