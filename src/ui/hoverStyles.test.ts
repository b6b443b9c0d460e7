import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/**
 * The preludes of a style sheet's rules with `:hover` outside `@media (hover: hover)`.
 * @param css a style sheet, nested or not
 */
function unguardedHovers(css: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, prelude = "", mark] of css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "{") open.push(prelude.trim())
    if (mark === "}") open.pop()
    const guarded = open.some((outer) => /^@media.*\(hover: hover\)/.test(outer))
    if (mark === "{" && prelude.includes(":hover") && !guarded) found.push(prelude.trim())
  }
  return found
}

test("the search finds a bare rule, also a nested one, and ignores a guarded one", () => {
  expect(unguardedHovers("@layer a { /* b:hover {} */ a:hover { color: red } }")).toEqual(["a:hover"])
  expect(unguardedHovers("@media print { a { &:hover { color: red } } }")).toEqual(["&:hover"])
  expect(unguardedHovers("@media (hover: hover) { a:hover { color: red } } b { color: blue }")).toEqual([])
})

test.each(globSync("src/**/*.css"))("in %s a tap leaves no hover style behind", (file) => {
  expect(unguardedHovers(readFileSync(file, "utf8"))).toEqual([])
})
