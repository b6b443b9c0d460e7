import { readLocal, writeLocal } from "../../services/storage/storage"
import { storedList } from "../../services/storage/storedList"
import { joinHistory, formatHistory, parseHistory, type MadeLink } from "./model/history"

/** What is stored instead of links while the history is turned off, e.g. on a shared computer. */
const off = "off"

const list = storedList("linkHistory", parseHistory, formatHistory)

/**
 * Links cleared since the page was loaded. Kept in the module, not in the view, so that Undo still works after another
 * view was shown.
 */
let forgotten: readonly MadeLink[] = []

/** The links that can be brought back, newest first. */
export const forgottenLinks = (): readonly MadeLink[] => forgotten

/** The links made in this browser, newest first; undefined if the history is turned off. */
export const linkHistory = (): readonly MadeLink[] | undefined =>
  readLocal("linkHistory") === off ? undefined : list.read()

/** Whether the browser has stored every change of the history so far; true as well while the history is off. */
export const isHistoryStored = list.isStored

/** Remembers the links of a campaign that were just made, unless the history is turned off. */
export const saveCampaignToHistory = (made: readonly MadeLink[]): void =>
  addToStored(made.map((one) => ({ ...one, inCampaign: true })))

/** Remembers a single link that was just made, unless the history is turned off. */
export const saveSingleLinkToHistory = (made: MadeLink): void => addToStored([made])

/** Tries again to store the history, part of which may not have fitted before. */
export const storeHistoryAgain = (): void => addToStored([])

function addToStored(made: readonly MadeLink[]): void {
  if (linkHistory()) list.change((history) => joinHistory(history, made))
}

/** Forgets all links of this browser until they are brought back; a history that is turned off stays off. */
export function clearHistory(): void {
  const history = linkHistory()
  if (!history) return
  forgotten = joinHistory(forgotten, history)
  list.clear()
}

/** Brings back the links that were forgotten; links made since then stay. */
export function restoreHistory(): void {
  setHistoryEnabled(true)
  const restored = forgotten
  list.change((history) => joinHistory(restored, history))
  forgotten = []
}

/** Turns the history of this browser on or off; turning it off forgets the links in it. */
export function setHistoryEnabled(wanted: boolean): void {
  if (!wanted) {
    clearHistory()
    writeLocal("linkHistory", off)
  } else if (!linkHistory()) {
    // Removes the stored "off".
    list.clear()
  }
}
