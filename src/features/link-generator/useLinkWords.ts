import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import type { Prefix } from "../../router/prefixes"

/** Returns the words for the language and the landing page of a link, which are empty for the reader's own and the start page. */
export function useLinkWords() {
  const { t } = useTranslation("admin")
  return {
    language: (language: Prefix): string => (language ? languageNames[language] : t("link.anyLanguage")),
    page: (page: string): string => page || t("link.startPage"),
  }
}
