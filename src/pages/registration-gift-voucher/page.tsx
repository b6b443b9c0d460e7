import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"
import { VoucherCard } from "../../ui/VoucherCard/VoucherCard"
import { Actions } from "../../ui/Actions/Actions"
import styles from "./page.module.css"

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout
      title={t("voucher.title")}
      overlay={
        <div className={styles.voucher}>
          <VoucherCard caption={t("voucher.card")} />
        </div>
      }
    >
      <p>{t("voucher.text")}</p>
      <Actions>
        <SettingsLink to="loginUrl" className={buttonClass()}>
          {t("common:logIn")}
        </SettingsLink>
        <SiteLink to={routerPathOf("membership-interest", language) + search} className={buttonClass("secondary")}>
          {t("voucher.ask")}
        </SiteLink>
      </Actions>
    </DefaultLayout>
  )
}
