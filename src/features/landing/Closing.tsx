import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { Section } from "./Section"
import styles from "./Sections.module.css"

interface ClosingProps {
  /** The ways to become a member. */
  children: ReactNode
}

/** The last section of the landing page: once more the ways to become a member, side by side. */
export function Closing({ children }: ClosingProps) {
  const { t } = useTranslation("sections")
  return (
    <div className={styles.closing} data-surface="dark">
      <Section heading={t("closing.heading")}>
        <div className={styles.ways}>{children}</div>
      </Section>
    </div>
  )
}

/** The way to become a member without an invitation: to apply. */
export function ApplyInstead() {
  const { t } = useTranslation("sections")
  const { language } = usePage()
  return (
    <>
      <h3>{t("closing.notYet")}</h3>
      <p className={styles.text}>{t("closing.address")}</p>
      <SiteLink to={routerPathOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("closing.apply")}
      </SiteLink>
    </>
  )
}
