import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (path: string) => readFileSync(path, "utf8")

test("docs/analytics.md describes every event, with all of its values", () => {
  const declared = [...read("src/services/analytics/events.ts").matchAll(/^ {2}([a-z_]+): (\{[^}]*\}|Record)/gm)].map(
    ([, name, values = ""]) => ({ name, values: [...values.matchAll(/(\w+)\??: /g)].map(([, value]) => value) }),
  )
  const rows = [...read("docs/analytics.md").matchAll(/^\| `([a-z_]+)` \| [^|]+ \| ([^|]+) \|$/gm)]
  const described = new Map(rows.map(([, name, values = ""]) => [name, values]))
  expect([...described.keys()].toSorted()).toEqual(declared.map(({ name }) => name).toSorted())
  for (const { name, values } of declared)
    for (const value of values) expect(described.get(name), name).toContain(`\`${value}\``)
})
