import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextField } from "../../ui/Field/TextField"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { isHistoryStored } from "./linkHistory"
import styles from "./LinkGenerator.module.css"
import { fileNameOf } from "./model/fileName"
import { RecipientView } from "./RecipientView"
import { nameOfLink, type RecentLink } from "./recentLinks"
import { QrCodePicture } from "./QrCodePicture"
import { ValidUntil } from "./ValidUntil"

/** The generated link, ready to share. Its heading takes focus. */
export function GeneratedLink({ generated }: { generated: RecentLink }) {
  const { t } = useTranslation("admin")
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const field = useRef<HTMLInputElement>(null)
  const [historyStored] = useState(isHistoryStored)
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
      {historyStored ? null : <Notice kind="problem">{t("link.result.unsaved")}</Notice>}
      {validUntil ? <ValidUntil dateTime={validUntil} /> : null}
      <QrCodePicture text={link} fileName={fileNameOf(nameOfLink(generated))} />
      <RecipientView link={link} />
    </section>
  )
}
