import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { useSearch } from "../../ui/useSearch"
import { ApplicationForm } from "./ApplicationForm"
import { NextSteps } from "./NextSteps"

/** The form to apply with, what happens next, and a link for visitors who have a code after all. */
export function Application({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  return (
    <>
      <ApplicationForm submitLabel={submitLabel} />
      <NextSteps />
      <p>
        <SiteLink to={routerPathOf("landing", language) + search}>{t("intro.have")}</SiteLink>
      </p>
    </>
  )
}
