import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useSettings } from "../../../services/settings/useSettings"
import { BackToProductLink } from "../finished/BackToProductLink"
import { buttonClass } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"

/** Says that the account was created, while the shop opens. Replaces the form and takes over its focus. */
export function Registered() {
  const { t } = useTranslation(["registration", "common"])
  const { storeUrl } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice
      ref={box}
      actions={
        <>
          <a href={storeUrl} className={buttonClass("secondary")}>
            {t("common:toShop")}
          </a>
          <BackToProductLink />
        </>
      }
    >
      <p>{t("registered")}</p>
    </Notice>
  )
}
