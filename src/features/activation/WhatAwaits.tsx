import { useTranslation } from "react-i18next"
import { LineList } from "../../ui/LineList/LineList"

/** What is waiting for a new member in the shop. */
export function WhatAwaits() {
  const { t } = useTranslation("activation")
  return (
    <section>
      <h2>{t("inside.heading")}</h2>
      <LineList items={[t("inside.labels"), t("inside.midnight"), t("inside.welcome")]} />
    </section>
  )
}
