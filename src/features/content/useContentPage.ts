import { useTranslation } from "react-i18next"
import { contentIdIn } from "../../router/contentPath"
import { usePage } from "../../router/usePage"
import { useQuery } from "../../shared/loading/useQuery"
import { contentPage } from "./api/contentPage"
import type { TFunction } from "i18next"

/** The text at the current URL, whose id may be in capitals or end a sentence, once loaded, with the title above it. */
export function useContentPage() {
  const { t } = useTranslation(["content", "common"])
  const { language, path } = usePage()
  const typed = contentIdIn(path)
  const tidy = typed.toLowerCase().replace(/\W+$/, "")
  const { result: found } = useQuery(contentPage(typed, language))
  const isUnknown = found.status === "success" && found.data === null
  const { result, retry } = useQuery(contentPage(isUnknown ? tidy : typed, language))
  const text = result.status === "success" ? result.data : undefined
  const title = text === null ? t("missingTitle") : (text?.title ?? provisionalTitle(tidy, t))
  return { title, text, failure: result.status === "error" ? result.failure : undefined, retry }
}

/** Title to show until a text is loaded, so that page and dialog do not open with a wrong title. */
function provisionalTitle(id: string, t: TFunction<["content", "common"]>): string {
  const kind = id.split("-")[0]
  if (kind === "terms" || kind === "privacy" || kind === "imprint") return t(`common:footer.${kind}`)
  return t("title")
}
