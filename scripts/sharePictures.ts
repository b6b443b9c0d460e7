/**
 * Renders the preview pictures for links to the site: for each language the cloth of art/share.webp, the shop's name
 * and the landing page's title, in the site's own fonts. Needs Chromium, as the tests do.
 *     node scripts/sharePictures.ts writes public/share-[<slug>-]<language>.jpg, 1200 × 630 (https://ogp.me)
 * VITE_BRAND_NAME sets another name, as it does in the build.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { chromium } from "@playwright/test"
import { languages, type Language } from "../src/lib/languages.ts"
import { landingConfiguration, picturedSlugs } from "../src/services/settings/landing.ts"
import { wholeBrowserOptions } from "./browser.mjs"
import { fillText } from "./vite/localeTexts.ts"

const root = path.resolve(import.meta.dirname, "..")
// Of 100; the pictures are of about 100 kB.
const quality = 74
const brand = process.env["VITE_BRAND_NAME"] ?? "Lisière"

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

const browser = await chromium.launch(wholeBrowserOptions())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.goto(pathToFileURL(path.join(root, "art/share.html")).href)
await page.locator(".brand").evaluate((element, name) => (element.textContent = name), brand)
for (const [language, slug] of languages.flatMap((one) => ["", ...picturedSlugs].map((name) => [one, name] as const))) {
  const title = titleIn(language, slug)
  const name = ["share", slug, language].filter(Boolean).join("-")
  await page.locator("html").evaluate((html, lang) => html.setAttribute("lang", lang), language)
  await page.locator(".title").evaluate((element, text) => {
    element.textContent = ""
    // A line ends rather after a comma or a full stop than within what it divides.
    for (const clause of text.split(/(?<=[,.]) /)) {
      const span = Object.assign(document.createElement("span"), { textContent: clause })
      element.append(span, " ")
    }
  }, title)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ type: "jpeg", quality })
  // The words, by which tests/e2e/files.spec.ts knows whether the picture still has those of the page.
  writeFileSync(path.join(root, `public/${name}.jpg`), withComment(picture, title))
  process.stdout.write(`${name}.jpg ${picture.length} bytes\n`)
}
await browser.close()
