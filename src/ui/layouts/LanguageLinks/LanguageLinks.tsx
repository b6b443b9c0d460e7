import { useTranslation } from "react-i18next"
import { LanguageList } from "./LanguageList"

/** The language selection as a list that is always visible. */
export function LanguageLinks() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("language.label")}>
      <LanguageList />
    </nav>
  )
}
