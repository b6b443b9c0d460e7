import { memo } from "react"
import { useTranslation } from "react-i18next"
import { languageNames } from "../../../lib/languages"
import { usePage } from "../../../router/usePage"
import { keyOf, type CampaignLink } from "../model/campaign"
import { formatShortDateTime } from "../model/dateTime"
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
  const { t } = useTranslation(["campaign", "admin"])
  const { language: pageLanguage } = usePage()
  const { channel, language, page, code, madeAt, validUntil, link } = one
  const languageName = language ? languageNames[language] : t("admin:link.anyLanguage")
  const landing = page || t("admin:link.startPage")
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
