import { isRecord } from "../../lib/isRecord"
import { isStored } from "../../services/storage/isStored"
import { readLocal, readSession, writeLocal, writeSession } from "../../services/storage/storage"
import type { CampaignPlan } from "./model/campaign"
import { formatCampaigns, parseCampaigns, readPlan, type Campaign } from "./model/storedCampaign"

/** The campaigns of this browser, the last changed first. */
export const storedCampaigns = (): Campaign[] => parseCampaigns(readLocal("linkCampaigns"))

/**
 * Changes the campaigns of this browser as they are at this moment, since other tabs change them too.
 * @returns the campaigns, and whether the browser has stored them
 */
export function changeCampaigns(change: (stored: readonly Campaign[]) => readonly Campaign[]): {
  campaigns: readonly Campaign[]
  stored: boolean
} {
  const campaigns = change(storedCampaigns())
  const text = formatCampaigns(campaigns)
  writeLocal("linkCampaigns", text)
  return { campaigns, stored: isStored("linkCampaigns", text) }
}

/** What this tab works on. */
export interface CampaignDraft {
  /** The campaign that is open; undefined for a new one. */
  id: string | undefined
  /** As typed. */
  plan: CampaignPlan
}

/** What this tab worked on before a reload; undefined if nothing usable is stored. */
export function storedDraft(): CampaignDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readSession("campaignDraft") ?? "null")
    if (!isRecord(draft)) return undefined
    return { id: typeof draft["id"] === "string" ? draft["id"] : undefined, plan: readPlan(draft["plan"]) }
  } catch {
    return undefined
  }
}

/** Stores what this tab works on. */
export const storeDraft = (draft: CampaignDraft): void => writeSession("campaignDraft", JSON.stringify(draft))
