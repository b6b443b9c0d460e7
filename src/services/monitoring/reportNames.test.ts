import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("docs/operating.md says what each report means", () => {
  const files = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/sandbox/**"] })
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n")
  const names = [...source.matchAll(/report(?:\(|: )\{ name: "([\w-]+)"|unknownStatus: "([\w-]+)"/g)].map(
    ([, reported, unknown]) => reported ?? unknown ?? "",
  )
  const guide = readFileSync("docs/operating.md", "utf8")
  const described = (name: string) => guide.includes(`\`${name.replace(/^unknown-.*-status$/, "unknown-…-status")}\``)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !described(name))).toEqual([])
})
