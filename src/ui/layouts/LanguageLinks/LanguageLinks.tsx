import { useTranslation } from "react-i18next"
import { LanguageList } from "./LanguageList"

/** The choice of a language as a part of the page, open at all times. */
export function LanguageLinks() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("language.label")}>
      <LanguageList />
    </nav>
  )
}
