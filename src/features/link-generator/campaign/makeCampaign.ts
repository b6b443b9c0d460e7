import { now } from "../../../lib/clock"
import { track } from "../../../services/analytics/track"
import { saveCampaignToHistory } from "../linkHistory"
import type { CampaignLink, LinkTarget } from "../model/campaign"
import { withCampaign } from "../model/storedCampaign"
import { makeLinks, type SigningOutcome } from "./makeLinks"
import {
  changeWorkbenchState,
  forgetUndoOfMaking,
  storedCampaignWithPlace,
  offerUndo,
  saveCampaigns,
  workbenchState,
  type LinkJob,
} from "./workbench"

const isForbidden = ({ stoppedBy }: SigningOutcome): boolean =>
  typeof stoppedBy === "object" && stoppedBy.code === "FORBIDDEN"

/**
 * Makes the links of a campaign and saves them: at the end, and for a long list also after every few codes. While this
 * runs, further calls do nothing. If the campaign loses links in the process, an Undo is offered. Targets that signing
 * has not reached are saved as well, so that making the links can be resumed.
 * @param id of the campaign, which may not be stored yet
 * @returns whether links were made and no failure stopped signing
 */
export async function makeCampaign({ plan, targets }: LinkJob, id: string): Promise<boolean> {
  if (workbenchState().making) return false
  changeWorkbenchState({ making: { id } })
  const former = storedCampaignWithPlace(id)
  const createdAt = former?.campaign.createdAt ?? new Date(now()).toISOString()
  let undoOffered = false

  function save(links: readonly CampaignLink[], pending: readonly LinkTarget[]): void {
    // If nothing was made, there is nothing to save, unless the stored campaign has pending targets: their codes have
    // been rejected since, so they must not stay pending.
    if (links.length === 0 && pending.length === 0 && !former?.campaign.pending) return
    const kept = new Set(links.map(({ link }) => link))
    if (!undoOffered && former?.campaign.links.some(({ link }) => !kept.has(link))) {
      undoOffered = true
      offerUndo({ kind: "made", former })
    }
    if (!undoOffered) forgetUndoOfMaking(id)
    saveCampaigns((stored) =>
      withCampaign(stored, { id, plan, links, createdAt, ...(pending.length > 0 && { pending }) }),
    )
  }

  try {
    const result = await makeLinks(targets, former?.campaign.links ?? [], {
      onProgress: (done, all) => changeWorkbenchState({ making: { id, progress: { done, all } } }),
      onPart: save,
    })
    const { links, composedLinks, pending, signedCount, outcome } = result
    changeWorkbenchState({ signingOutcome: outcome })
    // Somebody who is not allowed to make links has nothing to resume.
    if (links.length > 0 || !isForbidden(outcome)) save(links, pending)
    if (signedCount > 0) track("link_generated", { language: plan.languages[0] || "any" })
    saveCampaignToHistory(composedLinks)
    const complete = links.length > 0 && !outcome.stoppedBy
    // The links take focus; after a failure its notice does.
    if (complete) changeWorkbenchState({ lastCompleted: { id } })
    return complete
  } finally {
    changeWorkbenchState({ making: undefined })
  }
}
