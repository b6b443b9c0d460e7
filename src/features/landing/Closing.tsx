import { useTranslation } from "react-i18next"
import { FragmentLink } from "../../ui/FragmentLink/FragmentLink"
import { hrefOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { registrationAreaId } from "../../ui/layouts/registrationAreaId"
import { Section } from "./Section"
import styles from "./Sections.module.css"

/** The last section: the shop's name explained, and the two ways in. */
export function Closing() {
  const { t } = useTranslation(["sections", "common"])
  const { language } = usePage()
  return (
    <Section heading={t("closing.heading")} split>
      <div className={styles.closing}>
        <p className={styles.text}>{t("closing.text")}</p>
        <p>
          {t("closing.invited")} <FragmentLink target={registrationAreaId}>{t("closing.enter")}</FragmentLink>
        </p>
        <p>
          {t("closing.notYet")}{" "}
          <SiteLink to={hrefOf("membership-interest", language)}>{t("common:footer.apply")}</SiteLink>
        </p>
      </div>
    </Section>
  )
}
