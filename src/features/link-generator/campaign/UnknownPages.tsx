import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "../../../ui/Notice/Notice"
import { unknownPages } from "../model/pages"

/** How many names are listed; more of them are likely to have one cause. */
const shownNames = 10

/** Warns of links to landing pages that the site itself does not have: a mistyped name would be printed. */
export function UnknownPages({ links }: { links: readonly { page: string }[] }) {
  const { t } = useTranslation("campaign")
  const names = useMemo(() => unknownPages(links), [links])
  if (names.length === 0) return null
  const shown = names.slice(0, shownNames).join(", ")
  return (
    <Notice kind="problem">
      {t("result.unknownPages", { count: names.length, pages: names.length > shownNames ? `${shown}, …` : shown })}
    </Notice>
  )
}
