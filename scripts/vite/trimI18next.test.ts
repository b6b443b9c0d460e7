// @vitest-environment node
import { build, type Rolldown } from "vite"
import { expect, test } from "vitest"
import { trimI18next } from "./trimI18next.ts"

const virtualEntry = "virtual:i18next-user"

/** Bundles i18next as the site's build does. */
async function bundle(plugins: ReturnType<typeof trimI18next>[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      ...plugins,
      {
        name: "entry",
        resolveId: (id) => (id === virtualEntry ? id : null),
        load: (id) => (id === virtualEntry ? `export { createInstance } from "i18next"` : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: virtualEntry, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((file) => (file.type === "chunk" ? file.code : "")).join("")
}

test("only what the site uses of i18next is bundled", async () => {
  const [whole, trimmed] = await Promise.all([bundle([]), bundle([trimI18next()])])
  // The loading of files, the formatting of values, copies of an instance, the direction of writing, selectors.
  const parts = ["readingCalls", "DateTimeFormat", "forkResourceStore", "getTextInfo", " for nesting ", "PATH_KEY"]
  expect(parts.filter((part) => !whole.includes(part))).toEqual([])
  expect(parts.filter((part) => trimmed.includes(part))).toEqual([])
  // Once the library names its parts differently, they come back: 49 kB, minified.
  expect(trimmed.length).toBeLessThan(37_500)
}, 30_000)
