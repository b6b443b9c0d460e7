import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "../../../ui/Notice/Notice"
import { planGaps } from "../model/recoverPlan"
import type { Campaign } from "../model/storedCampaign"

/** What somebody has to know before a campaign's links are made again: what its plan does not say, or signing left out. */
export function PlanNotes({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaign")
  const { values, missing } = useMemo(() => planGaps(campaign), [campaign])
  const pending = campaign.pending?.length ?? 0
  if (values.length === 0 && missing === 0 && pending === 0) return null
  return (
    <Notice>
      {pending > 0 ? <p>{t("notes.pending", { count: pending })}</p> : null}
      {values.length > 0 ? (
        <>
          <p>{t("notes.values")}</p>
          <ul>
            {values.map(({ channel, names }) => (
              <li key={channel}>{`${channel}: ${names.map((name) => `utm_${name}`).join(", ")}`}</li>
            ))}
          </ul>
        </>
      ) : null}
      {missing > 0 ? <p>{t("notes.missing", { count: missing })}</p> : null}
    </Notice>
  )
}
