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
  /** Short name, also of the saved file. */
  name: string
  /** Undefined while it is being made. */
  code: QrResult | undefined
  style: QrStyle
  size: PrintSize
}

/** A code on the sheet, with its name and what it can be saved as. */
export const QrFigure = memo(function QrFigure({ name, code, style, size }: QrFigureProps) {
  const { t } = useTranslation(["campaign", "admin"])
  const fileName = fileNameOf(name)

  if (code === "tooLong" || code === "failed") {
    return (
      <li>
        <p className={styles.name}>{name}</p>
        <p>{t(code === "tooLong" ? "admin:link.qr.tooLong" : "admin:link.qr.failed")}</p>
      </li>
    )
  }
  return (
    <li>
      <figure>
        <div className={styles.code}>
          {code ? <QrDrawing code={code} style={style} label={t("qr.label", { name })} /> : null}
        </div>
        <figcaption>{name}</figcaption>
      </figure>
      {code ? (
        <div className={styles.actions}>
          <Button
            variant="plain"
            aria-label={t("qr.svg", { name })}
            onClick={() => saveAsSvg({ code, style, size, fileName })}
          >
            {"SVG"}
          </Button>
          <PngButton variant="plain" aria-label={t("qr.png", { name })} saved={{ code, style, size, fileName }}>
            {"PNG"}
          </PngButton>
        </div>
      ) : null}
    </li>
  )
})
