import { useTranslation } from "react-i18next"
import { useSettings } from "../../services/settings/useSettings"
import { Section } from "./Section"
import styles from "./Sections.module.css"

/** The app's rating, and where to get the app if the environment configures a URL. */
export function Rating() {
  const { t } = useTranslation("sections")
  const { appStoreUrl, playStoreUrl } = useSettings()
  const appStores = [
    ["App Store", appStoreUrl],
    ["Google Play", playStoreUrl],
  ] as const
  return (
    <Section>
      <div className={styles.rating}>
        <p className={styles.stars}>{t("rating.figure")}</p>
        <p className={styles.opinion}>{t("rating.text")}</p>
        {appStoreUrl || playStoreUrl ? (
          <p className={styles.apps}>
            <span>{t("rating.get")}</span>
            {appStores.map(([name, url]) =>
              url ? (
                <a key={name} href={url}>
                  {name}
                </a>
              ) : null,
            )}
          </p>
        ) : null}
      </div>
    </Section>
  )
}
