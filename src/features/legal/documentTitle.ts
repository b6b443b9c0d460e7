import type { TFunction } from "i18next"

/**
 * What a text is called until its own title is known, so that page and dialog begin with the right words.
 * @param id of the text, e.g. terms-at
 */
export function documentTitle(id: string, t: TFunction<["content", "common"]>): string {
  const kind = id.split("-")[0]
  if (kind === "terms" || kind === "privacy" || kind === "imprint") return t(`common:footer.${kind}`)
  return t("title")
}
