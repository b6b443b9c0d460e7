import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import { Button } from "../../../ui/Button/Button"
import { SelectField } from "../../../ui/Field/SelectField"
import { formatShortDateTime } from "../model/dateTime"
import type { Campaign } from "../model/storedCampaign"
import styles from "./Campaign.module.css"
import { campaignFieldIds } from "./planControls"

interface CampaignPickerProps {
  campaigns: readonly Campaign[]
  open: Campaign | undefined
  /** While links are made, nothing else can be opened. */
  busy: boolean
  /** Called with the campaign to open; undefined for a new one. */
  onShow: (campaign: Campaign | undefined) => void
  onRemove: () => void
}

/** Opens a campaign of this browser, or a new one. */
export function CampaignPicker({ campaigns, open, busy, onShow, onRemove }: CampaignPickerProps) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  // The time tells campaigns of the same name apart; with seconds, those created in the same minute.
  const textOf = ({ plan, links, createdAt }: Campaign, timeStyle?: "medium") => {
    const time = createdAt && formatShortDateTime(createdAt, language, timeStyle)
    return [t("picker.option", { name: plan.name, count: links.length }), time].filter(Boolean).join(" · ")
  }
  const texts = campaigns.map((campaign) => textOf(campaign))
  return (
    <div className={styles.bar}>
      <SelectField
        id={campaignFieldIds.open}
        label={t("picker.label")}
        value={open?.id ?? ""}
        disabled={busy}
        onChange={({ target }) => onShow(campaigns.find(({ id }) => id === target.value))}
        options={[
          { value: "", text: t("picker.new") },
          ...campaigns.map((campaign, row) => {
            const text = texts[row] ?? ""
            const isUnique = texts.indexOf(text) === texts.lastIndexOf(text)
            return { value: campaign.id, text: isUnique ? text : textOf(campaign, "medium") }
          }),
        ]}
      />
      {open ? (
        <Button variant="plain" disabled={busy} onClick={onRemove}>
          {t("picker.remove")}
        </Button>
      ) : null}
    </div>
  )
}
