import { isRecord } from "../../lib/isRecord"
import { readSession, writeSession } from "../../services/storage/storage"
import { storedList } from "../../services/storage/storedList"
import type { CampaignPlan } from "./model/campaign"
import { formatCampaigns, parseCampaigns, readCampaignPlan, type Campaign } from "./model/storedCampaign"

const list = storedList<Campaign>("linkCampaigns", parseCampaigns, formatCampaigns)

/** The campaigns of this browser, the last changed first; returns the same array until they change. */
export const storedCampaigns = list.read

/** Changes the campaigns of this browser as they are at this moment, since other tabs change them too. */
export const changeCampaigns = list.change

/** Whether the browser has stored the campaigns, so that they outlive this page load. */
export const campaignsAreStored = list.isStored

/** What the campaign form of this tab holds. */
export interface CampaignDraft {
  /** The campaign that is open; undefined for a new one. */
  id: string | undefined
  /** As typed. */
  plan: CampaignPlan
}

/**
 * What the campaign form of this tab held last, before a reload or before another view or page was shown; undefined if
 * nothing usable is stored.
 */
export function storedDraft(): CampaignDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readSession("campaignDraft") ?? "null")
    if (!isRecord(draft)) return undefined
    return { id: typeof draft["id"] === "string" ? draft["id"] : undefined, plan: readCampaignPlan(draft["plan"]) }
  } catch {
    return undefined
  }
}

/** Stores what the campaign form of this tab holds. */
export const storeDraft = (draft: CampaignDraft): void => writeSession("campaignDraft", JSON.stringify(draft))
