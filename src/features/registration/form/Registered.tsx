import { useTranslation } from "react-i18next"
import { useSettings } from "../../../services/settings/useSettings"
import { BackToProductLink } from "../finished/BackToProductLink"
import { buttonClass } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"

/** Says that the account was created, while the shop opens. Replaces the form and takes over its focus. */
export function Registered() {
  const { t } = useTranslation(["registration", "common"])
  const { storeUrl } = useSettings()
  const box = useFocusOnShow<HTMLDivElement>()
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
