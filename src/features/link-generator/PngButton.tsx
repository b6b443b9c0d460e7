import { useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { saveAsPng, type SavableQrCode } from "./saveQrCode"

interface PngButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  file: SavableQrCode
}

/** Saves a QR code in a print size as a picture; says beside the button if the browser cannot draw it. */
export function PngButton({ file, ...button }: PngButtonProps) {
  const { t } = useTranslation("admin")
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => void saveAsPng(file).then((done) => setFailed(!done))} />
      {failed ? <p role="alert">{t("link.qr.undrawn")}</p> : null}
    </>
  )
}
