import { isLanguage } from "../../../lib/languages"
import { textOf } from "../../../shared/forms/formData"
import type { CampaignPlan } from "../model/campaign"
import { readChannels } from "../model/channels"

/** Ids of the campaign form's controls, for error links and focus. */
export const campaignFieldIds = {
  open: "campaign-open",
  name: "campaign-name",
  codes: "campaign-codes",
  pages: "campaign-pages",
  languages: "campaign-languages",
  addChannel: "campaign-add-channel",
  tidy: "campaign-tidy",
} as const

/** Id of a control of a channel, counted from 0. */
export const channelId = (row: number, part: string): string => `campaign-channel-${part}-${row}`

/** Reads a campaign's plan from the form's controls. */
export function readPlanControls(data: FormData): CampaignPlan {
  return {
    name: textOf(data.get("name")),
    codes: textOf(data.get("codes")),
    pages: data.getAll("pages").map(textOf),
    languages: data.getAll("languages").map((value) => (isLanguage(value) ? value : "")),
    channels: readChannels(data),
  }
}
