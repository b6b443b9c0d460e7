import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { languageNames, languages } from "../../lib/languages"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextField } from "../../ui/Field/TextField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import styles from "./LinkGenerator.module.css"
import { linkIn } from "./model/link"
import type { RecentLink } from "./recentLinks"
import { QrCodePicture } from "./QrCodePicture"
import { ValidUntil } from "./ValidUntil"

/** The generated link, ready to share. Its heading takes focus. */
export function GeneratedLink({ generated }: { generated: RecentLink }) {
  const { t } = useTranslation("admin")
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const field = useRef<HTMLInputElement>(null)
  const { link, code, language, validUntil } = generated
  return (
    <section className={styles.result} aria-labelledby="link-result">
      <h2 id="link-result" ref={heading} tabIndex={-1}>
        {t("link.result.heading", { code })}
      </h2>
      <TextField
        id="link-generated"
        ref={field}
        label={t("link.result.link")}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        text={link}
        label={t("link.copy")}
        copiedLabel={t("link.result.copied")}
        selectedLabel={t("link.result.selected")}
        field={field}
        variant="primary"
      />
      {validUntil ? <ValidUntil dateTime={validUntil} /> : null}
      <QrCodePicture text={link} fileName={["registration-link", code, language].filter(Boolean).join("-")} />
      <Previews link={link} />
    </section>
  )
}

/** Links to the landing page in each language. */
function Previews({ link }: { link: string }) {
  const { t } = useTranslation("admin")
  return (
    <nav className={styles.previews} aria-labelledby="link-previews">
      <h3 id="link-previews">{t("link.preview.heading")}</h3>
      <p className={styles.quiet}>{t("link.preview.hint")}</p>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a href={linkIn(language, link)} target="_blank" rel="noopener" lang={language} hrefLang={language}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
