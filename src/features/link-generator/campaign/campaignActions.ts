import { isSameValue } from "../../../shared/forms/fieldErrors"
import type { CampaignDraft } from "../campaigns"
import type { CampaignPlan } from "../model/campaign"
import { firstChannel } from "../model/channels"
import type { Campaign } from "../model/storedCampaign"
import { offerUndo, removeCampaign, undoStored, workbench } from "./workbench"

/** Values of a new campaign. */
export const newCampaign: CampaignPlan = { name: "", codes: "", pages: [""], languages: [""], channels: [firstChannel] }

/** What the actions start from, and how they change what is shown. */
interface ActionContext {
  id: CampaignDraft["id"]
  /** Of the form. */
  values: CampaignPlan
  /** The campaign that is open, if it is stored. */
  open: Campaign | undefined
  /** Shows a campaign; undefined for a new one. */
  turnTo: (id: string | undefined, plan: CampaignPlan) => void
  /**
   * Returns whether there is room for one more campaign; if not, the page says so where the campaign was to come from.
   */
  checkRoom: (from: "form" | "file") => boolean
}

/** What can be done with campaigns besides making their links; each can be taken back. */
export function campaignActions({ id, values, open, turnTo, checkRoom }: ActionContext) {
  /** What was typed can be brought back; what is stored needs no undo. */
  function keepTyped(): void {
    if (isSameValue(values, open?.plan ?? newCampaign)) return
    offerUndo({ kind: "draftReplaced", draft: { id, plan: values } })
  }

  function showPlan(next: string | undefined, plan: CampaignPlan): void {
    keepTyped()
    turnTo(next, plan)
  }

  return {
    showPlan,
    /** Opens a campaign; undefined for a new one. */
    show: (next: Campaign | undefined): void => showPlan(next?.id, next?.plan ?? newCampaign),
    /** Adds codes to the form. */
    addCodes: (codes: readonly string[]): void =>
      showPlan(id, { ...values, codes: [values.codes.trim(), ...codes].filter(Boolean).join("\n") }),
    /** Deletes the campaign that is open. */
    remove: (): void => {
      if (open) removeCampaign(open.id, { id, plan: values })
      turnTo(undefined, newCampaign)
    },
    /** Deletes the campaign that was changed longest ago; if it is open, the form keeps its values for a new one. */
    removeOldest: (): void => {
      const oldest = workbench().campaigns.at(-1)
      if (!oldest) return
      const isOpen = oldest.id === id
      removeCampaign(oldest.id, isOpen ? { id, plan: values } : undefined)
      if (isOpen) turnTo(undefined, values)
    },
    /**
     * Takes the last action back, as far as there is room for the campaigns that it deleted.
     * @returns whether there was room for all of them; if not, the page says so
     */
    undo: (): boolean => {
      const last = workbench().undo.at(-1)
      if (!last) return true
      if (last.kind === "removed" && !checkRoom("form")) return false
      if (!undoStored(last)) return checkRoom("form")
      if (!last.draft) return true
      keepTyped()
      turnTo(last.draft.id, last.draft.plan)
      return true
    },
  }
}
