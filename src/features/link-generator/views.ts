import type { AdminAccess } from "./GeneratorProblem"
import { loadablePart, type LoadablePart } from "../../shared/feedback/useLoadedPart"

/** Name of the query parameter that says which part of the generator is shown. */
export const viewKey = "view"

/** The parts of the generator besides the form for a single link, each in a chunk of its own with its texts. */
export const views = {
  campaigns: loadablePart(async () => (await import("./campaign/CampaignView")).CampaignView, "campaign"),
  history: loadablePart(async () => (await import("./history/HistoryView")).HistoryView, "campaign"),
  check: loadablePart(async () => (await import("./check/CheckView")).CheckView, "campaign"),
} as const satisfies Readonly<Record<string, LoadablePart<AdminAccess>>>

export type ViewName = keyof typeof views

export const viewNames: readonly ViewName[] = ["campaigns", "history", "check"]

/** The part that a query names; undefined for the form for a single link. */
export function viewIn(search: string): ViewName | undefined {
  const wanted = new URLSearchParams(search).get(viewKey)
  return viewNames.find((name) => name === wanted)
}
