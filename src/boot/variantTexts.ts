import { basePath } from "../lib/basePath"
import { languageOf } from "../router/pageLoader"
import { splitPath } from "../router/prefixes"
import { ensureExtraTexts } from "../services/i18n/i18n"

/**
 * Loads the texts of the namespace `variants` in the language of the current URL (on the start page without a prefix,
 * the visitor's): those of banners and of all landing pages but the start page, which does not include them.
 */
export async function loadVariantTexts(): Promise<void> {
  const { prefix, rest: path } = splitPath(location.pathname.slice(basePath.length))
  await ensureExtraTexts(languageOf({ prefix, path }), "variants")
}
