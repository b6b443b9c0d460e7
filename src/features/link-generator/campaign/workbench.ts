import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { withoutId, withRestored } from "../../../lib/listById"
import { campaignsAreStored, changeCampaigns, storedCampaigns, type CampaignDraft } from "../campaigns"
import type { CampaignPlan, LinkOrTarget } from "../model/campaign"
import { missingIn, withMissing, type Campaign } from "../model/storedCampaign"
import type { SigningOutcome } from "./makeLinks"

/** A plan and the targets to make links to. */
export interface LinkJob {
  plan: CampaignPlan
  targets: readonly LinkOrTarget[]
}

/** What is needed to take an action back. */
export interface Undo {
  /**
   * "draftReplaced": another campaign, or more codes, took the place of what the form held. "made": a campaign's links
   * were made again, and some of the former ones are gone.
   */
  kind: "draftReplaced" | "removed" | "removedAll" | "made"
  /** What the form held before the action; undefined if the action leaves the form as it is. */
  draft?: CampaignDraft
  /** A campaign as it was, with its place among the others, counted from 0. */
  former?: { campaign: Campaign; at: number }
  /** The campaigns that were deleted together. */
  all?: readonly Campaign[]
}

/** The state of the campaigns besides what the form holds. */
interface Workbench {
  campaigns: readonly Campaign[]
  /** Whether the browser could not store the campaigns. */
  unsaved: boolean
  /** The campaign whose links are being made, and how far signing has come, if codes have to be signed. */
  making: { id: string; progress?: { done: number; all: number } } | undefined
  /** The outcome of the last signing of codes; undefined once another campaign is opened. */
  signingOutcome: SigningOutcome | undefined
  /** The campaign whose links were last made without a problem; a new object each time. */
  lastCompleted: { id: string } | undefined
  /** The actions that can be taken back, the latest last. */
  undo: readonly Undo[]
}

/** The most steps that can be taken back. */
const undoLimit = 20

const store = createStore<Workbench>(() => ({
  campaigns: storedCampaigns(),
  unsaved: !campaignsAreStored(),
  making: undefined,
  signingOutcome: undefined,
  lastCompleted: undefined,
  undo: [],
}))

/** The workbench at this moment. */
export const workbenchState = (): Workbench => store.getState()

/** Changes parts of the workbench. */
export const changeWorkbenchState = (change: Partial<Workbench>): void => store.setState(change)

/**
 * The workbench, which outlives the view that shows it: codes are signed, and what was replaced can be brought back,
 * while somebody looks at the history or another page.
 */
export const useCampaignWorkbench = (): Workbench => useStore(store)

/** Reads the stored campaigns again, since other tabs may have changed them. */
export function refreshCampaigns(): void {
  changeWorkbenchState({ campaigns: storedCampaigns(), unsaved: !campaignsAreStored() })
}

/** Changes the campaigns that are stored at this moment. */
export function saveCampaigns(change: (stored: readonly Campaign[]) => readonly Campaign[]): void {
  changeCampaigns(change)
  refreshCampaigns()
}

/** Remembers how to take an action back. */
export const offerUndo = (undo: Undo): void =>
  changeWorkbenchState({ undo: [...workbenchState().undo, undo].slice(-undoLimit) })

/** Forgets the Undo from the last time that a campaign's links were made: it would also remove the links made since. */
export const forgetUndoOfMaking = (id: string): void =>
  changeWorkbenchState({
    undo: workbenchState().undo.filter(({ kind, former }) => kind !== "made" || former?.campaign.id !== id),
  })

/**
 * Undoes an action in storage; restoring the form is up to the caller. Deleted campaigns that there is no room for can
 * still be brought back later.
 * @returns whether the action is undone completely
 */
export function undoInStorage(undo: Undo): boolean {
  const { former, all = [] } = undo
  if (former) saveCampaigns((stored) => withRestored(stored, former.campaign, former.at))
  if (all.length > 0) saveCampaigns((stored) => withMissing(stored, all))
  const left = missingIn(workbenchState().campaigns, all)
  const remaining = left.length > 0 ? [{ ...undo, all: left }] : []
  changeWorkbenchState({ undo: workbenchState().undo.flatMap((other) => (other === undo ? remaining : other)) })
  return left.length === 0
}

/**
 * Deletes a campaign; this can be taken back.
 * @param draft what the form holds, if the form is to be restored as well
 */
export function removeCampaign(id: string, draft?: CampaignDraft): void {
  const former = storedCampaignWithPlace(id)
  if (!former) return
  offerUndo({ kind: "removed", former, ...(draft && { draft }) })
  saveCampaigns((stored) => withoutId(stored, id))
}

/** Deletes all campaigns; this can be taken back, and so can what was done before. */
export function removeAllCampaigns(): void {
  const all = storedCampaigns()
  offerUndo({ kind: "removedAll", all })
  saveCampaigns((stored) => all.reduce((left, { id }) => withoutId(left, id), stored))
}

/** A campaign as it is stored at this moment, with its place; undefined if it is not stored. */
export function storedCampaignWithPlace(id: string): Undo["former"] {
  const stored = storedCampaigns()
  const at = stored.findIndex((campaign) => campaign.id === id)
  const campaign = stored[at]
  return campaign && { campaign, at }
}
