import { readLocal, writeLocal } from "../../services/storage/storage"
import { storedList } from "../../services/storage/storedList"
import { addToHistory, formatHistory, parseHistory, type MadeLink } from "./model/history"

/** What is stored instead of links where they are not to be remembered, e.g. on a shared computer. */
const off = "off"

const list = storedList("linkHistory", parseHistory, formatHistory)

/** What was forgotten since the page was loaded: of the page, not of the view, so that there is a way back after another. */
let forgotten: readonly MadeLink[] = []

/** The links that can be brought back, newest first. */
export const forgottenLinks = (): readonly MadeLink[] => forgotten

/** The links made in this browser, newest first; undefined if it is not to remember any. */
export const linkHistory = (): readonly MadeLink[] | undefined =>
  readLocal("linkHistory") === off ? undefined : list.read()

/** Whether the history outlives this page load: not where the browser's storage is full or turned off. */
export const isHistoryStored = list.isStored

/** Remembers the links of a campaign that were just made, unless this browser is not to. */
export const saveToHistory = (made: readonly MadeLink[]): void =>
  addToStored(made.map((one) => ({ ...one, inCampaign: true })))

/** Remembers a single link that was just made, unless this browser is not to. */
export const saveLinkToHistory = (made: MadeLink): void => addToStored([made])

/** Stores the history again, once there is room for what did not fit before. */
export const storeHistoryAgain = (): void => addToStored([])

function addToStored(made: readonly MadeLink[]): void {
  if (linkHistory()) list.change((history) => addToHistory(history, made))
}

/** Forgets all links of this browser, until they are brought back; one that is not to remember any stays so. */
export function clearHistory(): void {
  const history = linkHistory()
  if (!history) return
  forgotten = addToHistory(forgotten, history)
  list.clear()
}

/** Remembers the links again that were forgotten; those made since then stay. */
export function restoreHistory(): void {
  setHistoryEnabled(true)
  const restored = forgotten
  list.change((history) => addToHistory(restored, history))
  forgotten = []
}

/** Turns remembering on or off in this browser; turned off, it forgets the links that it has. */
export function setHistoryEnabled(wanted: boolean): void {
  if (!wanted) {
    clearHistory()
    writeLocal("linkHistory", off)
  } else if (!linkHistory()) list.clear()
}
