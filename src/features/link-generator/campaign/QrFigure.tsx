import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { fileNameOf } from "../model/fileName"
import type { PrintSize } from "../model/print"
import type { QrResult, QrStyle } from "../model/qrCode"
import { PngButton } from "../PngButton"
import { QrDrawing } from "../QrDrawing"
import { saveAsSvg } from "../saveQrCode"
import styles from "./QrSheet.module.css"

interface QrFigureProps {
  /** Short name, also that of the saved file. */
  name: string
  /** Undefined while the QR code is being made. */
  result: QrResult | undefined
  style: QrStyle
  size: PrintSize
}

/** A QR code on the sheet, with its name and the formats in which it can be saved. */
export const QrFigure = memo(function QrFigure({ name, result, style, size }: QrFigureProps) {
  const { t } = useTranslation(["campaign", "admin"])

  if (result === "tooLong" || result === "failed") {
    return (
      <li>
        <p className={styles.name}>{name}</p>
        <p>{t(result === "tooLong" ? "admin:link.qr.tooLong" : "admin:link.qr.failed")}</p>
      </li>
    )
  }
  const file = result && { qrCode: result, style, size, fileName: fileNameOf(name) }
  return (
    <li>
      <figure>
        <div className={styles.qrCode}>
          {result ? <QrDrawing qrCode={result} style={style} label={t("qr.label", { name })} /> : null}
        </div>
        <figcaption>{name}</figcaption>
      </figure>
      {file ? (
        <div className={styles.actions}>
          <Button variant="plain" aria-label={t("qr.svg", { name })} onClick={() => saveAsSvg(file)}>
            {"SVG"}
          </Button>
          <PngButton variant="plain" aria-label={t("qr.png", { name })} file={file}>
            {"PNG"}
          </PngButton>
        </div>
      ) : null}
    </li>
  )
})
