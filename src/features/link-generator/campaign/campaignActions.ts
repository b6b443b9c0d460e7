import { isSameValue } from "../../../shared/forms/fieldErrors"
import type { CampaignDraft } from "../campaigns"
import type { CampaignPlan } from "../model/campaign"
import { firstChannel } from "../model/channels"
import type { Campaign } from "../model/storedCampaign"
import { offerUndo, removeCampaign, undoInStorage, workbenchState } from "./workbench"

/** The plan of a new campaign. */
export const newPlan: CampaignPlan = { name: "", codes: "", pages: [""], languages: [""], channels: [firstChannel] }

/** What the actions start from, and what they use to change what is shown. */
interface ActionContext {
  id: CampaignDraft["id"]
  /** What the form holds. */
  values: CampaignPlan
  /** The campaign that is open, if it is stored. */
  open: Campaign | undefined
  /**
   * Opens a campaign (undefined: a new one) with a plan in the form. What the form held is lost, unless an Undo was
   * offered before.
   */
  turnTo: (id: string | undefined, plan: CampaignPlan) => void
  /**
   * Returns whether there is room for one more campaign; if not, the page says so beside the form or the file button.
   */
  checkRoom: (from: "form" | "file") => boolean
}

/** What can be done with campaigns besides making their links; each can be taken back. */
export function campaignActions({ id, values, open, turnTo, checkRoom }: ActionContext) {
  /**
   * Offers an Undo that brings back what the form holds, unless that is stored, or the form of a new campaign is
   * untouched.
   */
  function offerUndoIfEdited(): void {
    if (isSameValue(values, open?.plan ?? newPlan)) return
    offerUndo({ kind: "draftReplaced", draft: { id, plan: values } })
  }

  /** As turnTo, but what was typed can be brought back. */
  function showPlan(next: string | undefined, plan: CampaignPlan): void {
    offerUndoIfEdited()
    turnTo(next, plan)
  }

  return {
    showPlan,
    /** Opens a campaign; undefined for a new one. */
    show: (next: Campaign | undefined): void => showPlan(next?.id, next?.plan ?? newPlan),
    /** Adds codes to the form. */
    addCodes: (codes: readonly string[]): void =>
      showPlan(id, { ...values, codes: [values.codes.trim(), ...codes].filter(Boolean).join("\n") }),
    /** Deletes the campaign that is open. */
    remove: (): void => {
      if (open) removeCampaign(open.id, { id, plan: values })
      turnTo(undefined, newPlan)
    },
    /** Deletes the campaign that was changed longest ago; if it is open, the form keeps its values for a new one. */
    removeOldest: (): void => {
      const oldest = workbenchState().campaigns.at(-1)
      if (!oldest) return
      const isOpen = oldest.id === id
      removeCampaign(oldest.id, isOpen ? { id, plan: values } : undefined)
      if (isOpen) turnTo(undefined, values)
    },
    /**
     * Takes the last action back. If the action deleted campaigns, only those that there is room for come back.
     * @returns whether there was room for all campaigns; if not, the page says so
     */
    undo: (): boolean => {
      const last = workbenchState().undo.at(-1)
      if (!last) return true
      if (last.kind === "removed" && !checkRoom("form")) return false
      if (!undoInStorage(last)) {
        // Not all campaigns found room again: this makes the page say so.
        checkRoom("form")
        return false
      }
      if (!last.draft) return true
      offerUndoIfEdited()
      turnTo(last.draft.id, last.draft.plan)
      return true
    },
  }
}
