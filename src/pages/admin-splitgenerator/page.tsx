import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { importOrReload } from "../../lib/importOrReload"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { BlackInclinedLinesLayout } from "../../ui/layouts/BlackInclinedLinesLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { buttonClass } from "../../ui/Button/Button"
import { Skeleton } from "../../ui/Skeleton/Skeleton"
import { useHydrated } from "../../ui/useHydrated"

/** The split generator itself, loaded only for users who are signed in. */
const SplitGenerator = lazy(async () => ({
  default: (await importOrReload(() => import("../../features/split-generator/SplitGenerator"))).SplitGenerator,
}))

/** The split generator, for any signed-in user: it needs no backend, so there is no data to protect. */
export function Component() {
  const { t } = useTranslation(["admin", "common"])
  const { language } = usePage()
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  return (
    <BlackInclinedLinesLayout
      title={t("split.title")}
      intro={t("split.text")}
      related={<SiteLink to={routerPathOf("admin-registrationlinkgenerator", language)}>{t("link.title")}</SiteLink>}
    >
      {hydrated ? null : <Skeleton />}
      {hydrated && signedIn ? (
        <Suspense fallback={<Skeleton />}>
          <SplitGenerator />
        </Suspense>
      ) : null}
      {hydrated && !signedIn ? (
        <>
          <p>{t("split.staff")}</p>
          <p>
            <SettingsLink to="loginUrl" className={buttonClass()}>
              {t("common:logIn")}
            </SettingsLink>
          </p>
        </>
      ) : null}
    </BlackInclinedLinesLayout>
  )
}
