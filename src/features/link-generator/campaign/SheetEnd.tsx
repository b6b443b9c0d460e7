import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import type { CampaignLink } from "../model/campaign"
import { formatShortDateTime } from "../model/dateTime"
import { earliestEnd } from "../model/linkExpiry"

/** Until when the links on a sheet are valid, which is printed with them; if that is not known, it says so. */
export function SheetEnd({ links }: { links: readonly CampaignLink[] }) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  const { end, isCommon } = earliestEnd(links)
  const date = end && formatShortDateTime(end, language)
  if (!date) return <p>{t("qr.endUnknown")}</p>
  return <p>{t(isCommon ? "qr.end" : "qr.firstEnd", { date })}</p>
}
