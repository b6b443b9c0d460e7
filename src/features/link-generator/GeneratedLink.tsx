import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextField } from "../../ui/Field/TextField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import styles from "./LinkGenerator.module.css"
import { fileNameOf, type RecentLink } from "./recentLinks"
import { QrCodePicture } from "./QrCodePicture"
import { ValidUntil } from "./ValidUntil"

/** The generated link, ready to share. Its heading takes focus. */
export function GeneratedLink({ generated }: { generated: RecentLink }) {
  const { t } = useTranslation("admin")
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const field = useRef<HTMLInputElement>(null)
  const { link, code, validUntil } = generated
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
      <QrCodePicture text={link} fileName={fileNameOf(generated)} />
    </section>
  )
}
