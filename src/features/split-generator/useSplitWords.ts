import { useTranslation } from "react-i18next"
import { languageNames } from "../../lib/languages"
import { customUrl, type Scope, type Variant } from "./model/values"

/** Returns functions that name a page, the target of a variant and a scope, in the words of the form. */
export function useSplitWords() {
  const { t } = useTranslation("admin")
  const page = (path: string) => (path ? `/${path}` : t("link.startPage"))
  return {
    page,
    target: (variant: Variant) => (variant.page === customUrl ? variant.targetUrl.trim() : page(variant.page)),
    scope: (scope: Scope) => {
      if (scope === "all") return t("split.scopeAll")
      return scope === "none" ? t("split.scopeNone") : languageNames[scope]
    },
  }
}
