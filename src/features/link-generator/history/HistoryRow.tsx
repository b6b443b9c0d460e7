import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Cell } from "../table/Cell"
import { LinkCells } from "../table/LinkCells"
import { useLinkName } from "../table/useLinkName"
import type { MadeLink } from "../model/history"

/** A link in the history, with its campaign, when it expires, and whether that is soon. */
export const HistoryRow = memo(function HistoryRow({ made }: { made: MadeLink }) {
  const { t } = useTranslation("campaign")
  const nameOf = useLinkName()
  return (
    <tr>
      <th scope="row">{made.campaign || t("history.single")}</th>
      <Cell column="table.channel">{made.channel}</Cell>
      <LinkCells link={made} name={nameOf(made)} />
    </tr>
  )
})
