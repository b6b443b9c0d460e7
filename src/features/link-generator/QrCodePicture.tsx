import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import { Button } from "../../ui/Button/Button"
import styles from "./LinkGenerator.module.css"
import { qrCodeFile, qrCodeOf, type QrCode } from "./model/qrCode"

type Result = QrCode | "tooLong" | "failed"

interface QrCodePictureProps {
  text: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** The QR code of a text, to scan from the screen or save as an SVG file. */
export function QrCodePicture({ text, fileName }: QrCodePictureProps) {
  const { t } = useTranslation(["admin", "common"])
  const [result, setResult] = useState<Result>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    void loadQrCode(text).then((code) => {
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
      {result ? (
        <Button variant="secondary" onClick={() => saveFile(`${fileName}.svg`, "image/svg+xml", qrCodeFile(result))}>
          {t("link.qr.download")}
        </Button>
      ) : null}
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

/** The library, which is loaded for the first code, may fail to load. */
async function loadQrCode(text: string): Promise<Result> {
  try {
    return (await qrCodeOf(text)) ?? "tooLong"
  } catch {
    return "failed"
  }
}
