import { isStored } from "../../services/storage/isStored"
import { readLocal, removeLocal, writeLocal } from "../../services/storage/storage"
import { addToHistory, formatHistory, parseHistory, type MadeLink } from "./model/history"

/** What is stored instead of links where they are not to be remembered, e.g. on a shared computer. */
const off = "off"

/** What was forgotten since the page was loaded: of the page, not of the view, so that there is a way back after another. */
let forgotten: readonly MadeLink[] = []

/** The links that can be brought back, newest first. */
export const forgottenLinks = (): readonly MadeLink[] => forgotten

/** The links made in this browser, newest first; undefined if it is not to remember any. */
export function linkHistory(): MadeLink[] | undefined {
  const stored = readLocal("linkHistory")
  return stored === off ? undefined : parseHistory(stored)
}

/** Whether the history outlives this page load: not where the browser's storage is full or turned off. */
export function isHistoryStored(): boolean {
  const text = readLocal("linkHistory")
  return text === null || isStored("linkHistory", text)
}

/** Remembers the links of a campaign that were just made, unless this browser is not to. */
export const saveToHistory = (made: readonly MadeLink[]): void =>
  addToStored(made.map((one) => ({ ...one, inCampaign: true })))

/** Remembers a single link that was just made, unless this browser is not to. */
export const saveLinkToHistory = (made: MadeLink): void => addToStored([made])

/** Stores the history again, once there is room for what did not fit before. */
export const storeHistoryAgain = (): void => addToStored([])

function addToStored(made: readonly MadeLink[]): void {
  const history = linkHistory()
  if (history) writeLocal("linkHistory", formatHistory(addToHistory(history, made)))
}

/** Forgets all links of this browser, until they are brought back; one that is not to remember any stays so. */
export function clearHistory(): void {
  const history = linkHistory()
  if (!history) return
  forgotten = addToHistory(forgotten, history)
  removeLocal("linkHistory")
}

/** Remembers the links again that were forgotten; those made since then stay. */
export function restoreHistory(): void {
  writeLocal("linkHistory", formatHistory(addToHistory(forgotten, linkHistory() ?? [])))
  forgotten = []
}

/** Turns remembering on or off in this browser; turned off, it forgets the links that it has. */
export function setHistoryEnabled(wanted: boolean): void {
  if (!wanted) {
    clearHistory()
    writeLocal("linkHistory", off)
  } else if (!linkHistory()) removeLocal("linkHistory")
}
