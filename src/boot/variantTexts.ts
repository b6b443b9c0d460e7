import { basePath } from "../lib/basePath"
import { languageOf } from "../router/pageLoader"
import { splitPath } from "../router/prefixes"
import { ensureExtraTexts } from "../services/i18n/i18n"

/**
 * Loads the texts of the namespace `variants` in the language of the current URL (on the start page without a prefix,
 * the visitor's): those of the other landing pages and of banners, which the start page does not include.
 */
export async function loadVariantTexts(): Promise<void> {
  const { prefix, rest: path } = splitPath(location.pathname.slice(basePath.length))
  await ensureExtraTexts(languageOf({ prefix, path }), "variants")
}
