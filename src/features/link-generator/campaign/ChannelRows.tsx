import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { RemoveButton } from "../../../ui/Button/RemoveButton"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { channelLimit, type Channel } from "../model/campaign"
import { newChannel } from "../model/channels"
import type { CampaignErrors } from "../model/schema"
import { placeholderList, requiredUtm, utmLimit } from "../model/utm"
import styles from "./Campaign.module.css"
import { ChannelFields } from "./ChannelFields"
import { channelId, campaignFieldIds } from "./planControls"
import { UndoNotice } from "../../../ui/Notice/UndoNotice"
import { useChannelChanges } from "./useChannelChanges"
import { useChannelErrorText } from "./useChannelErrorText"

interface ChannelRowsProps {
  channels: readonly Channel[]
  errors: CampaignErrors["channels"]
  onChange: () => void
  /** Called with the channels after one was added, removed or tidied up. */
  onRows: (channels: readonly Channel[]) => void
  /** Called with a channel that is to be kept as a template. */
  onTemplate: (channel: Channel) => void
}

/** The channels of a campaign, one per row, each with its campaign parameters. */
export function ChannelRows({ channels, errors, onChange, onRows, onTemplate }: ChannelRowsProps) {
  const { t } = useTranslation("campaign")
  const focusAfterRender = useFocusAfterRender()
  const textFor = useChannelErrorText()
  const { change, remove, tidy, undo } = useChannelChanges(channels, onRows)

  function add() {
    onRows([...channels, newChannel])
    focusAfterRender(channelId(channels.length, "name"))
  }

  const noChannelsError = channels.length === 0 ? errors?.[0]?.name : undefined

  return (
    <fieldset className={styles.channels} aria-describedby="campaign-channels-hint">
      <legend>{t("channels.heading")}</legend>
      <p id="campaign-channels-hint" className={styles.quiet}>
        {t("channels.hint", {
          limit: utmLimit,
          required: requiredUtm.map((name) => `utm_${name}`).join(", "),
          placeholders: placeholderList,
        })}
      </p>
      {channels.map((channel, row) => (
        <fieldset key={row} className={styles.channel}>
          <legend>{t("channels.row", { number: row + 1 })}</legend>
          <ChannelFields channel={channel} row={row} errors={errors?.[row]} onChange={onChange} />
          <div className={styles.actions}>
            <Button variant="plain" onClick={() => onTemplate(channel)}>
              {t("templates.keep", { number: row + 1 })}
            </Button>
            <RemoveButton
              onRemove={() => {
                remove(row)
                focusAfterRender(campaignFieldIds.addChannel)
              }}
            >
              {t("channels.remove", { number: row + 1 })}
            </RemoveButton>
          </div>
        </fieldset>
      ))}
      {channels.length >= channelLimit ? (
        <p className={styles.quiet} role="status">
          {t("channels.full", { limit: channelLimit })}
        </p>
      ) : null}
      {noChannelsError ? <p className={styles.error}>{textFor(noChannelsError)}</p> : null}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          id={campaignFieldIds.addChannel}
          disabled={channels.length >= channelLimit}
          onClick={add}
        >
          {t("channels.add")}
        </Button>
        <Button variant="plain" id={campaignFieldIds.tidy} onClick={tidy}>
          {t("channels.tidy")}
        </Button>
      </div>
      {change && !(change.kind === "removed" && channels.length >= channelLimit) ? (
        <UndoNotice
          label={t("undo.button")}
          onUndo={() => {
            undo(change)
            focusAfterRender(change.kind === "removed" ? channelId(change.row, "name") : campaignFieldIds.tidy)
          }}
        >
          {change.kind === "removed" ? t("channels.removed", { number: change.row + 1 }) : t("channels.tidied")}
        </UndoNotice>
      ) : null}
    </fieldset>
  )
}
