import { readLocal, removeLocal, writeLocal } from "../../services/storage/storage"
import { addToHistory, formatHistory, parseHistory, type MadeLink } from "./model/history"

/** What is stored instead of links where they are not to be remembered, e.g. on a shared computer. */
const off = "off"

/** The links made in this browser, newest first; undefined if it is not to remember any. */
export function linkHistory(): MadeLink[] | undefined {
  const stored = readLocal("linkHistory")
  return stored === off ? undefined : parseHistory(stored)
}

/** Remembers links that were just made, unless this browser is not to. */
export function saveToHistory(made: readonly MadeLink[]): void {
  const history = linkHistory()
  if (history) writeLocal("linkHistory", formatHistory(addToHistory(history, made)))
}

/** Forgets all links of this browser. */
export const clearHistory = (): void => removeLocal("linkHistory")

/** Remembers links again that were forgotten; those made since then stay. */
export const restoreHistory = (forgotten: readonly MadeLink[]): void =>
  writeLocal("linkHistory", formatHistory(addToHistory(forgotten, linkHistory() ?? [])))

/** Says whether this browser remembers links; if not, it forgets those that it has. */
export function setHistoryEnabled(wanted: boolean): void {
  if (wanted) clearHistory()
  else writeLocal("linkHistory", off)
}
