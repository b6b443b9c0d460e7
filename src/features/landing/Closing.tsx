import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hrefOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { Section } from "./Section"
import styles from "./Sections.module.css"

interface ClosingProps {
  /** The way in for those who are invited. */
  children: ReactNode
}

/** The last section asks again: the two ways in, side by side. */
export function Closing({ children }: ClosingProps) {
  const { t } = useTranslation("sections")
  const { language } = usePage()
  return (
    <div className={styles.closing} data-surface="dark">
      <Section heading={t("closing.heading")}>
        <div className={styles.ways}>
          <div>{children}</div>
          <div>
            <h3>{t("closing.notYet")}</h3>
            <p className={styles.text}>{t("closing.address")}</p>
            <SiteLink to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
              {t("closing.apply")}
            </SiteLink>
          </div>
        </div>
      </Section>
    </div>
  )
}
