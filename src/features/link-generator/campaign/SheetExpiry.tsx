import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import type { CampaignLink } from "../model/campaign"
import { formatShortDateTime } from "../model/dateTime"
import { earliestEnd } from "../model/linkExpiry"

/** Says until when the links on a sheet are valid, or that this is not known; printed with the QR codes. */
export function SheetExpiry({ links }: { links: readonly CampaignLink[] }) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  const { end, isCommon } = earliestEnd(links)
  const date = end && formatShortDateTime(end, language)
  if (!date) return <p>{t("qr.endUnknown")}</p>
  return <p>{t(isCommon ? "qr.end" : "qr.firstEnd", { date })}</p>
}
