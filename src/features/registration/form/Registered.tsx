import { useTranslation } from "react-i18next"
import { BackToProductLink } from "../finished/BackToProductLink"
import { buttonClass } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"

/** Says that the account was created, while the shop opens. Takes focus, because the form that had it is gone. */
export function Registered({ text }: { text: string }) {
  const { t } = useTranslation()
  const box = useFocusOnShow<HTMLDivElement>()
  return (
    <Notice
      ref={box}
      actions={
        <>
          <SettingsLink to="storeUrl" className={buttonClass("secondary")}>
            {t("toShop")}
          </SettingsLink>
          <BackToProductLink />
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
