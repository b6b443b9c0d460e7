import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import { customUrl, type Scope, type Variant } from "./model/values"

/** Returns functions that name a page and the target of a variant as the form does, and a scope in lower case. */
export function useSplitWords() {
  const { t } = useTranslation("admin")
  const page = (path: string) => path || t("link.startPage")
  return {
    page,
    target: (variant: Variant) => (variant.page === customUrl ? variant.targetUrl.trim() : page(variant.page)),
    scope: (scope: Scope) => {
      if (scope === "all") return t("split.allLanguages")
      return scope === "none" ? t("split.noLanguage") : languageNames[scope]
    },
  }
}
