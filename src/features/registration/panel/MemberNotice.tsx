import { useTranslation } from "react-i18next"
import { registerSomeoneElse } from "../invitation/registerSomeoneElse"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { buttonClass } from "../../../ui/Button/Button"
import { BackButton } from "./BackButton"

/** Tells a signed-in member who followed an invitation that there is no need to register, and links onwards. */
export function MemberNotice() {
  const { t } = useTranslation(["registration", "common"])
  return (
    <>
      <h2>{t("member.heading")}</h2>
      <p>{t("member.text")}</p>
      <SettingsLink to="storeUrl" className={buttonClass()}>
        {t("common:toShop")}
      </SettingsLink>
      <BackButton onClick={registerSomeoneElse}>{t("member.another")}</BackButton>
    </>
  )
}
