import type { BrowserContext } from "@playwright/test"

/** Deletes globals and members by their paths in MDN's data, such as `URL.canParse_static`. Runs in the page. */
function takeAway(missing: readonly string[]): void {
  // The sandbox's frames are not the site's, and Chromium now and then crashes when a frame of `srcdoc` loses members.
  if (window !== window.top) return
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

/** What the tests themselves use; the site must not use it either (`npm run check:browsers`). */
const needed = new Set(["Clipboard.readText", "Element.checkVisibility"])

/** Removes from the pages of a context whatever one of the supported browsers lacks (package.json, browserslist). */
export async function makeOlder(context: BrowserContext): Promise<void> {
  const { missing } = await import("../../../scripts/browserSupport.ts")
  const taken = missing.filter((key) => !needed.has(key))
  await context.addInitScript(takeAway, taken)
}
