import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./ProductDialog.module.css"

/** The product's picture; where it can't be had, its frame stays and says so. */
export function ProductPicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation("product")
  const [failed, setFailed] = useState<string>()
  return (
    <div className={styles.frame}>
      {failed === src ? (
        <p className={styles.noPicture}>{t("noPicture")}</p>
      ) : (
        // Where it comes from learns nothing of the visitor's address.
        <img src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
    </div>
  )
}
