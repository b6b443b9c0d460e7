import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./ProductDialog.module.css"

/** The product's picture; if it can't be loaded, the frame stays with a note. */
export function ProductPicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation("product")
  const [failed, setFailed] = useState<string>()
  return (
    <div className={styles.frame}>
      {failed === src ? (
        <p className={styles.noPicture}>{t("noPicture")}</p>
      ) : (
        // The referrer would reveal the page's URL to the image host.
        <img src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
    </div>
  )
}
