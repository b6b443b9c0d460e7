import { memo } from "react"
import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import { keyOf, type CampaignLink } from "../model/campaign"
import { formatShortDateTime } from "../model/dateTime"
import { useLinkWords } from "../useLinkWords"
import { ExpiryCell } from "./ExpiryCell"
import { LinkCell } from "./LinkCell"
import { PageCell } from "./PageCell"

interface LinkRowProps {
  link: CampaignLink
  chosen: boolean
  /** Called with the link's key. */
  onToggle: (key: string) => void
}

/** A link in the table of its campaign. Rendered anew only when it changes. */
export const LinkRow = memo(function LinkRow({ link: one, chosen, onToggle }: LinkRowProps) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const { language: pageLanguage } = usePage()
  const { channel, language, page, code, madeAt, validUntil, link } = one
  const languageName = words.language(language)
  const landing = words.page(page)
  const name = [channel, languageName, landing, code].join(" · ")
  return (
    <tr aria-selected={chosen}>
      <td>
        <input
          type="checkbox"
          aria-label={t("table.choose", { name })}
          checked={chosen}
          onChange={() => onToggle(keyOf(one))}
        />
      </td>
      <th scope="row">{channel}</th>
      <td>{languageName}</td>
      <td>
        <PageCell page={page} />
      </td>
      <td>{code}</td>
      <td>{formatShortDateTime(madeAt, pageLanguage)}</td>
      <td>
        <ExpiryCell validUntil={validUntil} />
      </td>
      <td>
        <LinkCell link={link} name={name} />
      </td>
    </tr>
  )
})
