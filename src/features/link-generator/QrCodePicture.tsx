import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import { Button } from "../../ui/Button/Button"
import styles from "./LinkGenerator.module.css"
import { qrCodeOf, type QrCode } from "./model/qrCode"

interface QrCodePictureProps {
  text: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** The QR code of a text, to scan from the screen or save as a drawing (SVG). */
export function QrCodePicture({ text, fileName }: QrCodePictureProps) {
  const { t } = useTranslation(["admin", "common"])
  const [result, setResult] = useState<QrCode>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    void qrCodeOf(text).then((made) => {
      if (current) setResult(made)
    })
    return () => void (current = false)
  }, [text, attempt])

  if (result === "tooLong") return <p role="status">{t("link.qr.tooLong")}</p>
  if (result === "failed") {
    return (
      <div className={styles.qr}>
        <p role="status">{t("link.qr.failed")}</p>
        <Button variant="secondary" onClick={() => setAttempt((number) => number + 1)}>
          {t("common:tryAgain")}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.qr}>
      <div className={styles.qrCode}>
        {result ? <img src={`data:image/svg+xml,${encodeURIComponent(result.svg)}`} alt={t("link.qr.label")} /> : null}
      </div>
      {result ? (
        <Button variant="secondary" onClick={() => saveFile(`${fileName}.svg`, "image/svg+xml", result.svg)}>
          {t("link.qr.svg")}
        </Button>
      ) : null}
    </div>
  )
}
