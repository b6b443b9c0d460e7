import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import type { LinkLanguage } from "./model/values"

/**
 * Texts for a link's language and landing page. An empty language is the recipient's own, an empty page the start page.
 */
export function useLinkWords() {
  const { t } = useTranslation(["links", "admin"])
  return {
    language: (language: LinkLanguage): string => (language ? languageNames[language] : t("anyLanguage")),
    page: (page: string): string => page || t("admin:link.startPage"),
  }
}
