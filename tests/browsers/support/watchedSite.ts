import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { filesOf } from "../../e2e/support/site"
import type { Tab } from "./tab"

/**
 * Records errors of the page where a later document of the same tab can read them. Not every driver reports them, and
 * none before a page's first script. Runs in the page.
 */
function watch(): void {
  // When a page is left, its pending requests are cancelled.
  let left = false
  addEventListener("beforeunload", () => (left = true))
  addEventListener("pageshow", () => (left = false))
  const complain = (words: string) => {
    if (left) return
    const heard = JSON.parse(sessionStorage.getItem("complaints") ?? "[]") as string[]
    sessionStorage.setItem("complaints", JSON.stringify([...heard, `${location.pathname}: ${words}`]))
  }
  sessionStorage.setItem("complaints", sessionStorage.getItem("complaints") ?? "[]")
  addEventListener(
    "error",
    (event) => {
      // Firefox says this about a module that the page has already loaded; a module that is really missing is a
      // rejection as well.
      if (event.target instanceof HTMLLinkElement && event.target.rel === "modulepreload") return
      if (event.target instanceof HTMLElement) complain(`not loaded: ${event.target.outerHTML.slice(0, 200)}`)
      else complain(`uncaught: ${event.message} (${event.filename}:${event.lineno})`)
    },
    { capture: true },
  )
  addEventListener("unhandledrejection", ({ reason }) => complain(`unhandled rejection: ${String(reason)}`))
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile }) =>
    complain(`against the policy: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile})`),
  )
  for (const level of ["error", "warn"] as const) {
    const log = console[level]
    console[level] = (...words: unknown[]) => {
      complain(`console ${level}: ${words.map(String).join(" ")}`)
      log(...words)
    }
  }
}

/** A built site whose pages record their errors. */
export interface WatchedSite {
  folder: string
  remove: () => void
}

/** Copies a built site, inserting the recorder at the start of each page, before the page's own policy. */
export function createWatchedSite(builtFolder: string): WatchedSite {
  const folder = mkdtempSync(join(tmpdir(), "watched-site-"))
  // A precompressed page would be served instead of the one with the recorder.
  cpSync(builtFolder, folder, { recursive: true, filter: (file) => !/\.html\.\w+$/.test(file) })
  for (const name of filesOf(folder).filter((file) => file.endsWith(".html"))) {
    const file = join(folder, name)
    const html = readFileSync(file, "utf8")
    writeFileSync(
      file,
      html.replace("<head>", () => `<head><script>(${watch.toString()})()</script>`),
    )
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** What the pages of a tab have recorded so far; throws if the tab has shown no watched page. */
export async function complaintsOf(tab: Tab): Promise<string[]> {
  const heard = await tab.read(() => sessionStorage.getItem("complaints"))
  if (heard === null) throw new Error("this tab has shown no page of a watched site")
  return JSON.parse(heard) as string[]
}
