import { memo } from "react"
import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import { ExpiryCell } from "../campaign/ExpiryCell"
import { LinkCell } from "../campaign/LinkCell"
import { PageCell } from "../campaign/PageCell"
import { formatShortDateTime } from "../model/dateTime"
import type { MadeLink } from "../model/history"
import { useLinkWords } from "../useLinkWords"

/** A link in the history, with its campaign, its end, and whether that is near. */
export const HistoryRow = memo(function HistoryRow({ made }: { made: MadeLink }) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const { language: pageLanguage } = usePage()
  const { campaign, channel, language, page, code, madeAt, validUntil, link } = made
  const languageName = words.language(language)
  const landing = words.page(page)
  return (
    <tr>
      <th scope="row">{campaign || t("history.single")}</th>
      <td>{channel}</td>
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
        <LinkCell link={link} name={[campaign, channel, languageName, landing, code].filter(Boolean).join(" · ")} />
      </td>
    </tr>
  )
})
