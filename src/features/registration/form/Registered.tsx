import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useSettings } from "../../../services/settings/useSettings"
import { BackToProductLink } from "../outcome/BackToProductLink"
import { buttonClass } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"

/** Says that the account is there, while the shop opens. Takes the focus of the form whose place it takes. */
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
