import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "../../../ui/Notice/Notice"
import { unknownPages } from "../model/pages"
import { shortList } from "../model/shortList"

/** Warns of links to landing pages that the site itself does not have: a mistyped name would be printed. */
export function UnknownPages({ links }: { links: readonly { page: string }[] }) {
  const { t } = useTranslation("campaign")
  const names = useMemo(() => unknownPages(links), [links])
  if (names.length === 0) return null
  return <Notice kind="problem">{t("result.unknownPages", { count: names.length, pages: shortList(names) })}</Notice>
}
