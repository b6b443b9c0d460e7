import { useTranslation } from "react-i18next"
import { SplitGenerator } from "../../features/split-generator/SplitGenerator"
import { BlackInclinedLinesLayout } from "../../ui/layouts/BlackInclinedLinesLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { buttonClass } from "../../ui/Button/Button"
import { Skeleton } from "../../ui/Skeleton/Skeleton"
import { useHydrated } from "../../ui/useHydrated"

/** The split generator, for any signed-in user: it needs no backend, so there is no data to protect. */
export function Component() {
  const { t } = useTranslation(["admin", "common"])
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  return (
    <BlackInclinedLinesLayout title={t("split.title")}>
      <p>{t("split.text")}</p>
      {hydrated ? null : <Skeleton />}
      {hydrated && signedIn ? <SplitGenerator /> : null}
      {hydrated && !signedIn ? (
        <>
          <p>{t("split.staff")}</p>
          <SettingsLink to="loginUrl" className={buttonClass()}>
            {t("common:logIn")}
          </SettingsLink>
        </>
      ) : null}
    </BlackInclinedLinesLayout>
  )
}
