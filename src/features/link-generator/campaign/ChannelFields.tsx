import { useTranslation } from "react-i18next"
import { technicalInput } from "../../../ui/Field/technicalInput"
import { TextField } from "../../../ui/Field/TextField"
import type { Channel } from "../model/campaign"
import type { ChannelError } from "../model/channels"
import { utmNames } from "../model/utmNames"
import styles from "./Campaign.module.css"
import { channelId } from "./planControls"
import { useChannelErrorText } from "./useChannelErrorText"

interface ChannelFieldsProps {
  channel: Channel
  /** Counted from 0. */
  row: number
  errors: ChannelError | undefined
  onChange: () => void
}

/** Name and campaign parameters of a channel. */
export function ChannelFields({ channel: { name, utm }, row, errors, onChange }: ChannelFieldsProps) {
  const { t } = useTranslation("campaign")
  const textFor = useChannelErrorText()
  return (
    <div className={styles.fields}>
      <TextField
        id={channelId(row, "name")}
        name="channelName"
        label={t("channels.name")}
        error={errors?.name && textFor(errors.name)}
        value={name}
        onChange={onChange}
        required
        autoComplete="off"
      />
      {utmNames.map((part) => {
        const error = errors?.[part]
        return (
          <TextField
            key={part}
            id={channelId(row, part)}
            name={`channel_${part}`}
            label={`utm_${part}`}
            error={error && textFor(error)}
            value={utm[part]}
            onChange={onChange}
            {...technicalInput}
          />
        )
      })}
    </div>
  )
}
