import { basePath } from "../../../config/build"
import type { Language } from "../../../config/languages"
import { joinPath } from "../../../routes/prefixes"

/**
 * The address under which another browser shows the same page to the same invitation: language, path, code and its
 * validity, and nothing of the person. The language stands in it even where links leave it out, since another browser may
 * speak another one.
 * @param origin scheme and host of this site
 * @param path of the page behind the language prefix
 */
export function invitationAddress(
  origin: string,
  language: Language,
  path: string,
  { registrationCode, validityTimestamp }: { registrationCode: string; validityTimestamp: string | undefined },
): string {
  const query = new URLSearchParams({
    ...(registrationCode && { rc: registrationCode }),
    ...(validityTimestamp && { validityTimestamp }),
  })
  return `${origin}${basePath}${joinPath(language, path)}${query.size > 0 ? `?${query}` : ""}`
}
