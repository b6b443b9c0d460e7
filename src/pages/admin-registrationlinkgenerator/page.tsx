import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { BlackInclinedLinesLayout } from "../../ui/layouts/BlackInclinedLinesLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { buttonClass } from "../../ui/Button/Button"
import { GeneratorForm } from "../../features/link-generator/GeneratorForm"
import { LinkResult } from "../../features/link-generator/LinkResult"
import styles from "../../features/link-generator/LinkGenerator.module.css"
import { ReadLink } from "../../features/link-generator/ReadLink"
import { RecentLinks } from "../../features/link-generator/RecentLinks"
import { useLinkGenerator } from "../../features/link-generator/useLinkGenerator"

/** Turns a code into signed links, and reads a link back (product decisions, section 8). */
export function Component() {
  const { t } = useTranslation(["admin", "links", "common"])
  const { language } = usePage()
  const signedIn = useSignedIn()
  const { form, problem, generated, recent } = useLinkGenerator()
  const signIn = (
    <SettingsLink to="loginUrl" className={buttonClass("secondary")}>
      {t("common:logIn")}
    </SettingsLink>
  )
  return (
    <BlackInclinedLinesLayout
      title={t("link.title")}
      intro={t("links:text")}
      related={<SiteLink to={routerPathOf("admin-splitgenerator", language)}>{t("split.title")}</SiteLink>}
    >
      <div className={styles.generator}>
        <GeneratorForm form={form} problem={problem} signedIn={signedIn} signIn={signIn} />
        {generated ? <LinkResult generated={generated} /> : null}
        <div className={styles.columns}>
          <ReadLink recent={recent} />
          <RecentLinks links={recent} />
        </div>
      </div>
    </BlackInclinedLinesLayout>
  )
}
