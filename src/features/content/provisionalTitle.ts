import type { TFunction } from "i18next"

/**
 * Title to show until a text is loaded, so that page and dialog do not open with a wrong title.
 * @param id of the text, e.g. terms-at
 */
export function provisionalTitle(id: string, t: TFunction<["content", "common"]>): string {
  const kind = id.split("-")[0]
  if (kind === "terms" || kind === "privacy" || kind === "imprint") return t(`common:footer.${kind}`)
  return t("title")
}
