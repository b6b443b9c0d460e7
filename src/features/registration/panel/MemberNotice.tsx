import { useTranslation } from "react-i18next"
import { registerAnother } from "../invitation/registerSomeoneElse"
import { MemberLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { buttonClass } from "../../../ui/Button/Button"
import { BackButton } from "./BackButton"

/** Tells a signed-in member who followed an invitation that there is no need to register, and links onwards. */
export function MemberNotice() {
  const { t } = useTranslation(["registration", "common"])
  return (
    <>
      <h2>{t("member.heading")}</h2>
      <p>{t("member.text")}</p>
      <MemberLink to="storeUrl" className={buttonClass()}>
        {t("common:toShop")}
      </MemberLink>
      <BackButton onClick={registerAnother}>{t("member.another")}</BackButton>
    </>
  )
}
