import { lazy, type ComponentType } from "react"
import { basePath } from "../../lib/basePath"
import { importOrReload } from "../../lib/importOrReload"
import { defaultLanguage } from "../../lib/languages"
import { splitPath } from "../../router/prefixes"
import { ensureExtraTexts } from "../../services/i18n/i18n"
import type { AdminAccess } from "./AdminAccess"

/** Name of the query parameter that says which part of the generator is shown. */
export const viewKey = "view"

/** A part in a chunk of its own, with its texts. */
const view = (load: () => Promise<ComponentType<AdminAccess>>) =>
  lazy(async () => {
    // The language comes from the address: the document still has the former page's while the next page is rendered.
    const { prefix } = splitPath(location.pathname.slice(basePath.length))
    const texts = ensureExtraTexts(prefix || defaultLanguage, "campaign")
    const [Part] = await Promise.all([importOrReload(load), texts])
    return { default: Part }
  })

/** The parts of the generator besides the form for a single link, as in the address, in the order of their links. */
export const viewNames = ["campaigns", "history", "check"] as const

/** Name of a part, as in the address. */
export type ViewName = (typeof viewNames)[number]

/**
 * The components of the parts. They use React's `lazy`, not `loadablePart` (shared/loading): if this chunk imported
 * that too, the bundler would move it from the landing page's chunk into one of its own. So the parts are not
 * prefetched.
 */
export const views = {
  campaigns: view(async () => (await import("./campaign/CampaignView")).CampaignView),
  history: view(async () => (await import("./history/HistoryView")).HistoryView),
  check: view(async () => (await import("./check/CheckView")).CheckView),
} as const satisfies Record<ViewName, unknown>

/** The part that a query names; undefined for the form for a single link. */
export function viewIn(search: string): ViewName | undefined {
  const wanted = new URLSearchParams(search).get(viewKey)
  return viewNames.find((name) => name === wanted)
}
