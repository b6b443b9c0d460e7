import { useTranslation } from "react-i18next"
import { Application, NextSteps } from "../../features/membership-interest/Application"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { useShownLocation } from "../../router/useShownLocation"
import { Actions } from "../../ui/Actions/Actions"
import { buttonClass } from "../../ui/Button/Button"
import { KeptText } from "../../ui/KeptText/KeptText"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { useFocusOnNewContent } from "../../ui/useFocusOnNewContent"
import { useHydrated } from "../../ui/useHydrated"
import { useSearch } from "../../ui/useSearch"

/** Confirms an application; a visitor who has sent none sees the form. */
export function Component() {
  const { t } = useTranslation(["membership", "common"])
  const { language } = usePage()
  const search = useSearch()
  const { state } = useShownLocation()
  const hydrated = useHydrated()
  // A prerendered page knows no applicant.
  const applicant = hydrated ? state.applicant : undefined
  useFocusOnNewContent(hydrated ? String(applicant !== undefined) : undefined)
  if (applicant === undefined) {
    return (
      <DefaultLayout title={t("apply.title")} picture="satin">
        <p>{t("apply.text")}</p>
        <Application submitLabel={t("apply.submit")} />
      </DefaultLayout>
    )
  }
  return (
    <DefaultLayout title={t("confirmation.title")}>
      <p>
        <KeptText text={t("confirmation.text", { email: applicant })} kept={applicant} />
      </p>
      <NextSteps />
      <Actions>
        <SiteLink to={routerPathOf("landing", language) + search} className={buttonClass()}>
          {t("common:backToStart")}
        </SiteLink>
      </Actions>
    </DefaultLayout>
  )
}
