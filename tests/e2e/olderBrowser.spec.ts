import { readFileSync } from "node:fs"
import { builds } from "./support/builds"
import { expect, test } from "./support/fixtures"
import { filesOf } from "./support/site"

const linesWith = (pattern: RegExp, ...extensions: string[]) =>
  filesOf(builds.plain)
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .flatMap((file) => readFileSync(`${builds.plain}/${file}`, "utf8").match(pattern) ?? [])

test("the browser of these tests lacks what is newer than the supported ones", async ({ page }) => {
  await page.goto("")
  const left = await page.evaluate(() => ({
    statics: ["canParse" in URL, "any" in AbortSignal, "groupBy" in Object, "withResolvers" in Promise],
    members: ["size" in URLSearchParams.prototype, "toSorted" in Array.prototype, "union" in Set.prototype],
    elements: ["requestSubmit" in HTMLFormElement.prototype, "inert" in HTMLElement.prototype],
    globals: ["requestIdleCallback" in window, "navigation" in window, "Segmenter" in Intl],
    // What all supported browsers have remains.
    kept: ["json" in Response.prototype, "findLast" in Array.prototype, "showModal" in HTMLDialogElement.prototype],
  }))
  const { kept, ...gone } = left
  expect(Object.values(gone).flat()).not.toContain(true)
  expect(kept).not.toContain(false)
})

test("no script contains a lookbehind, for which Safari before 16.4 rejects the whole file", () => {
  const lookbehind = /.{0,40}\(\?<[=!].{0,40}/g
  expect("a.replace(/(?<=b)c/,d)").toMatch(lookbehind)
  expect(linesWith(lookbehind, ".js", ".html")).toEqual([])
})

test("no media query uses the newer syntax, which Safari before 16.4 ignores", () => {
  const queries = linesWith(/@media[^{]+(?=\{)|(?<=\bmedia=")[^"]+/g, ".css", ".html")
  expect(queries.length).toBeGreaterThan(0)
  // Ranges, and the negation of part of a query: Media Queries Level 4, sections 2.4.3 and 2.5.
  expect([...new Set(queries)].filter((query) => /[<>]|&[lg]t;|not\s*\(/.test(query))).toEqual([])
})
