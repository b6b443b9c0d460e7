import { isRecord } from "../../lib/isRecord"
import { isStored } from "../../services/storage/isStored"
import { readLocal, readSession, writeLocal, writeSession } from "../../services/storage/storage"
import type { CampaignPlan } from "./model/campaign"
import { formatCampaigns, parseCampaigns, readCampaignPlan, type Campaign } from "./model/storedCampaign"

/** The campaigns last read or written, with their text: reading composes every link anew. */
let latest: { text: string | null; campaigns: readonly Campaign[] } | undefined

/** The campaigns of this browser, the last changed first; the same list until they change. */
export function storedCampaigns(): readonly Campaign[] {
  const text = readLocal("linkCampaigns")
  if (latest?.text !== text) latest = { text, campaigns: parseCampaigns(text) }
  return latest.campaigns
}

/** Changes the campaigns of this browser as they are at this moment, since other tabs change them too. */
export function changeCampaigns(change: (stored: readonly Campaign[]) => readonly Campaign[]): void {
  const campaigns = change(storedCampaigns())
  const text = formatCampaigns(campaigns)
  writeLocal("linkCampaigns", text)
  latest = { text, campaigns }
}

/** Whether the browser has stored the campaigns, so that they outlive this page load. */
export function campaignsAreStored(): boolean {
  const text = readLocal("linkCampaigns")
  return text === null || isStored("linkCampaigns", text)
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
    return { id: typeof draft["id"] === "string" ? draft["id"] : undefined, plan: readCampaignPlan(draft["plan"]) }
  } catch {
    return undefined
  }
}

/** Stores what this tab works on. */
export const storeDraft = (draft: CampaignDraft): void => writeSession("campaignDraft", JSON.stringify(draft))
