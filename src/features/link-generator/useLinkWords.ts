import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import type { LinkWords } from "./model/search"

/**
 * Returns the words for the language and the landing page of a link: both are empty texts in it for the reader's own
 * language and for the start page.
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
