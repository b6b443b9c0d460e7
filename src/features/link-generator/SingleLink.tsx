import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextField } from "../../ui/Field/TextField"
import styles from "./LinkGenerator.module.css"
import type { TargetedLink } from "./model/link"
import { qrCodeOf, type QrCode } from "./model/qrCode"

/** A link to copy, and its QR code to scan or save. */
export function SingleLink({ code, target: { link, language, page } }: { code: string; target: TargetedLink }) {
  const { t } = useTranslation("links")
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.single}>
      <div className={styles.share}>
        <TextField
          id="link-generated"
          ref={field}
          label={t("result.link")}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={link}
          label={t("result.copy")}
          copiedLabel={t("copied")}
          selectedLabel={t("selected")}
          field={field}
          variant="primary"
        />
      </div>
      <QrCodePicture text={link} fileName={[code, language, page].filter(Boolean).join("-")} />
    </div>
  )
}

/** The QR code of a text, to scan from the screen or to save (SVG). */
function QrCodePicture({ text, fileName }: { text: string; fileName: string }) {
  const { t } = useTranslation("links")
  const [qrCode, setQrCode] = useState<QrCode>()
  useEffect(() => {
    let current = true
    void qrCodeOf(text).then((made) => {
      if (current) setQrCode(made)
    })
    return () => void (current = false)
  }, [text])

  if (typeof qrCode === "string") return <p role="status">{t(`qr.${qrCode}`)}</p>
  return (
    <div className={styles.qr}>
      <div className={styles.qrCode}>
        {qrCode ? <img src={`data:image/svg+xml,${encodeURIComponent(qrCode.svg)}`} alt={t("qr.label")} /> : null}
      </div>
      {qrCode ? (
        <Button variant="secondary" onClick={() => saveFile(`${fileName}.svg`, "image/svg+xml", qrCode.svg)}>
          {t("qr.save")}
        </Button>
      ) : null}
    </div>
  )
}
