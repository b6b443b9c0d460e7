import { expect, test } from "vitest"
import { contentPath, contentIdIn } from "./contentPath"

test.each([
  ["terms-at", "/de/content/terms-at"],
  ["a/b?c#d", "/de/content/a%2Fb%3Fc%23d"],
  ["//attacker.example", "/de/content/%2F%2Fattacker.example"],
  ["a\ud83d", "/de/content/a%EF%BF%BD"],
])("the content page %j is at %s", (id, href) => {
  expect(contentPath(id, "de")).toBe(href)
  if (id.isWellFormed()) expect(contentIdIn(href.slice("/de/".length))).toBe(id)
})
