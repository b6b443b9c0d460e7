import type { BrowserContext } from "@playwright/test"

/** Takes globals and members away by their paths in MDN's data, such as `URL.canParse_static`. Runs in the page. */
function takeAway(missing: readonly string[]): void {
  const read = (holder: unknown, name: string): unknown => {
    if (name === "TypedArray") return Object.getPrototypeOf(Int8Array)
    return typeof holder === "function" || holder === globalThis || holder === Intl
      ? Reflect.get(holder, name)
      : undefined
  }
  for (const key of missing) {
    const path = key
      .replace(/_static$/, "")
      .replace(/^Window\./, "")
      .split(".")
    const name = path.pop() ?? ""
    const owner = path.reduce(read, globalThis as unknown)
    const holders = key.endsWith("_static") ? [owner] : [owner, read(owner, "prototype")]
    for (const holder of holders) {
      if (holder instanceof Object && Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name)
    }
  }
}

/** What the tests themselves look with; the site may use it no more than the rest (`npm run check:browsers`). */
const needed = new Set(["Clipboard.readText", "Element.checkVisibility"])

/** Makes the pages of a context lack whatever one of the promised browsers lacks (package.json, browserslist). */
export async function makeOlder(context: BrowserContext): Promise<void> {
  const { missingBuiltins, missingInterfaces } = await import("../../../scripts/browserSupport.ts")
  const missing = [...missingBuiltins, ...missingInterfaces].filter((key) => !needed.has(key))
  await context.addInitScript(takeAway, missing)
}
