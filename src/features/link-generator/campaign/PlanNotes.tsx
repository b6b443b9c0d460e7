import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { channelLimit } from "../model/campaign"
import { planGaps } from "../model/recoverPlan"
import type { Campaign } from "../model/storedCampaign"

interface PlanNotesProps {
  campaign: Campaign
  /** Called to make the links whose codes have not been signed yet. */
  onResume: () => void
}

/**
 * What to know before a campaign's links are made again: codes still to be signed, too many channels for a plan,
 * campaign parameters that differ from those in the plan, and combinations of the plan that have no link.
 */
export function PlanNotes({ campaign, onResume }: PlanNotesProps) {
  const { t } = useTranslation(["campaign", "admin"])
  const { deviations, missing } = useMemo(() => planGaps(campaign), [campaign])
  // The form never makes a plan without channels, but campaignPlanOf does where a file has too many of them.
  const exceedsChannelLimit = campaign.links.length > 0 && campaign.plan.channels.length === 0
  const pending = new Set(campaign.pending?.map(({ code }) => code)).size
  if (deviations.length === 0 && missing === 0 && pending === 0 && !exceedsChannelLimit) return null
  return (
    <Notice
      actions={
        pending > 0 ? (
          <Button variant="secondary" onClick={onResume}>
            {t("notes.resume")}
          </Button>
        ) : null
      }
    >
      {pending > 0 ? <p>{t("notes.pending", { count: pending })}</p> : null}
      {exceedsChannelLimit ? <p>{t("notes.channels", { limit: channelLimit })}</p> : null}
      {deviations.length > 0 ? (
        <>
          <p>{t("notes.values")}</p>
          <ul>
            {deviations.map(({ channel, names }) => (
              <li key={channel}>
                {t("admin:labelled", { label: channel, text: names.map((name) => `utm_${name}`).join(", ") })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {missing > 0 ? <p>{t("notes.missing", { count: missing })}</p> : null}
    </Notice>
  )
}
