import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Actions } from "../../ui/Actions/Actions"
import { Button } from "../../ui/Button/Button"
import styles from "./LinkGenerator.module.css"
import { printSizes, type PrintSize } from "./model/print"
import {
  canLowerErrorCorrection,
  plainStyle,
  qrResultOf,
  type QrCode,
  type QrResult,
  type QrStyle,
} from "./model/qrCode"
import { PngButton } from "./PngButton"
import { QrDrawing } from "./QrDrawing"
import { QrOptions } from "./QrOptions"
import { saveAsSvg, type SavableQrCode } from "./saveQrCode"
import { SquareNote } from "./SquareNote"

interface QrCodePictureProps {
  text: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** The QR code of a text, to scan from the screen or save in a print size. */
export function QrCodePicture({ text, fileName }: QrCodePictureProps) {
  const { t } = useTranslation(["admin", "common"])
  const [style, setStyle] = useState<QrStyle>(plainStyle)
  const [result, setResult] = useState<QrResult>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    void qrResultOf(text, style).then((made) => {
      if (current) setResult(made)
    })
    return () => void (current = false)
  }, [text, style, attempt])

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
  const qrCode = result === "tooLong" ? undefined : result
  return (
    <div className={styles.qr}>
      {result === "tooLong" ? (
        <p role="status">{t("link.qr.tooLong")}</p>
      ) : (
        <div className={styles.qrCode}>
          {qrCode ? <QrDrawing qrCode={qrCode} style={style} label={t("link.qr.label")} /> : null}
        </div>
      )}
      {result ? <SaveQrCode qrCode={qrCode} style={style} onStyle={setStyle} fileName={fileName} /> : null}
    </div>
  )
}

interface SaveQrCodeProps {
  /** Undefined if the text is too long for a QR code in this style; another style may have room for it. */
  qrCode: QrCode | undefined
  style: QrStyle
  onStyle: (style: QrStyle) => void
  fileName: string
}

/** How a QR code looks, and saving it in a print size, as a drawing or as a picture. */
function SaveQrCode({ qrCode, style, onStyle, fileName }: SaveQrCodeProps) {
  const [size, setSize] = useState<PrintSize>(printSizes[1])
  return (
    <div className={styles.save}>
      <QrOptions idPrefix="link-qr" style={style} size={size} onStyle={onStyle} onSize={setSize} />
      {qrCode ? (
        <>
          <SquareNote size={size} squares={qrCode.squares} canLowerErrorCorrection={canLowerErrorCorrection(style)} />
          <FileButtons qrCode={qrCode} style={style} size={size} fileName={fileName} />
        </>
      ) : null}
    </div>
  )
}

/** Saves a QR code as a drawing or as a picture. */
function FileButtons(file: SavableQrCode) {
  const { t } = useTranslation("admin")
  return (
    <Actions>
      <Button variant="secondary" onClick={() => saveAsSvg(file)}>
        {t("link.qr.svg")}
      </Button>
      <PngButton variant="secondary" file={file}>
        {t("link.qr.png")}
      </PngButton>
    </Actions>
  )
}
