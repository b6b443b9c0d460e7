import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import { Button } from "../../ui/Button/Button"
import { SelectField } from "../../ui/Field/SelectField"
import { drawPng } from "./campaign/drawPng"
import styles from "./LinkGenerator.module.css"
import { printSizes, type PrintSize } from "./model/print"
import { plainStyle, qrCodeFile, qrCodeOf, type QrCode } from "./model/qrCode"
import { SquareNote } from "./SquareNote"

type Result = QrCode | "tooLong" | "failed"

interface QrCodePictureProps {
  text: string
  /** Name of the saved file, without extension. */
  fileName: string
}

/** The QR code of a text, to scan from the screen or save in a print size. */
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
      {result ? <SaveCode code={result} fileName={fileName} /> : null}
    </div>
  )
}

/** Saves a code in a print size, as a drawing or as a picture. */
function SaveCode({ code, fileName }: { code: QrCode; fileName: string }) {
  const { t } = useTranslation("admin")
  const [size, setSize] = useState<PrintSize>(printSizes[1])

  async function savePng(): Promise<void> {
    const png = await drawPng(code, plainStyle, size)
    if (png) saveFile(`${fileName}.png`, "image/png", png)
  }

  return (
    <div className={styles.save}>
      <SelectField
        id="link-qr-size"
        label={t("link.qr.size")}
        value={size}
        onChange={({ target }) => setSize(printSizes.find((one) => String(one) === target.value) ?? size)}
        options={printSizes.map((one) => ({ value: String(one), text: `${one}\u00A0mm` }))}
      />
      <SquareNote size={size} squares={code.size} canCorrectLess={false} />
      <div className={styles.files}>
        <Button
          variant="secondary"
          onClick={() => saveFile(`${fileName}.svg`, "image/svg+xml", qrCodeFile(code, plainStyle, `${size}mm`))}
        >
          {t("link.qr.svg")}
        </Button>
        <Button variant="secondary" onClick={() => void savePng()}>
          {t("link.qr.png")}
        </Button>
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

/** The library, which is loaded for the first code, may fail to load. */
async function loadQrCode(text: string): Promise<Result> {
  try {
    return (await qrCodeOf(text)) ?? "tooLong"
  } catch {
    return "failed"
  }
}
