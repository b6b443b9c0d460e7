import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Checkbox } from "../../../ui/Field/Checkbox"
import { keyOf, type CampaignLink } from "../model/campaign"
import { LinkCells } from "../table/LinkCells"
import { useLinkName } from "../table/useLinkName"

interface LinkRowProps {
  link: CampaignLink
  chosen: boolean
  /** Called with the link's key. */
  onToggle: (key: string) => void
}

/** A link in the table of its campaign. Rendered anew only when it changes. */
export const LinkRow = memo(function LinkRow({ link, chosen, onToggle }: LinkRowProps) {
  const { t } = useTranslation("campaign")
  const { channel, language, page, code } = link
  const name = useLinkName()({ channel, language, page, code })
  return (
    <tr aria-selected={chosen}>
      <td>
        <Checkbox aria-label={t("table.choose", { name })} checked={chosen} onChange={() => onToggle(keyOf(link))} />
      </td>
      <th scope="row">{channel}</th>
      <LinkCells link={link} name={name} />
    </tr>
  )
})
