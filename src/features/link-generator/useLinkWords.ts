import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import type { LinkWords } from "./model/search"

/**
 * Texts for a link's language and landing page. In a link, an empty language means the recipient's own, and an empty page
 * the start page.
 */
export function useLinkWords() {
  const { t } = useTranslation("admin")
  return useMemo(
    (): LinkWords => ({
      language: (language) => (language ? languageNames[language] : t("link.anyLanguage")),
      page: (page) => page || t("link.startPage"),
    }),
    [t],
  )
}
