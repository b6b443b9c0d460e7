import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import styles from "./LinkGenerator.module.css"
import { printSizes, type PrintSize } from "./model/print"
import { plainStyle, qrResultOf, type QrCode, type QrResult } from "./model/qrCode"
import { PngButton } from "./PngButton"
import { PrintSizeField } from "./PrintSizeField"
import { saveAsSvg } from "./saveQrCode"
import { SquareNote } from "./SquareNote"

interface QrCodePictureProps {
  text: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** The QR code of a text, to scan from the screen or save in a print size. */
export function QrCodePicture({ text, fileName }: QrCodePictureProps) {
  const { t } = useTranslation(["admin", "common"])
  const [result, setResult] = useState<QrResult>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    void qrResultOf(text).then((code) => {
      if (current) setResult(code)
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
      <div className={styles.code}>{result ? <Drawing code={result} label={t("link.qr.label")} /> : null}</div>
      {result ? <SaveCode code={result} fileName={fileName} /> : null}
    </div>
  )
}

/** Saves a code in a print size, as a drawing or as a picture. */
function SaveCode({ code, fileName }: { code: QrCode; fileName: string }) {
  const { t } = useTranslation("admin")
  const [size, setSize] = useState<PrintSize>(printSizes[1])

  const saved = { code, style: plainStyle, size, fileName }
  return (
    <div className={styles.save}>
      <PrintSizeField id="link-qr-size" size={size} onSize={setSize} />
      <SquareNote size={size} squares={code.size} canCorrectLess={false} />
      <div className={styles.files}>
        <Button variant="secondary" onClick={() => saveAsSvg(saved)}>
          {t("link.qr.svg")}
        </Button>
        <PngButton variant="secondary" saved={saved}>
          {t("link.qr.png")}
        </PngButton>
      </div>
    </div>
  )
}

function Drawing({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
