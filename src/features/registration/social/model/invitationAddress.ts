import { basePath } from "../../../../lib/basePath"
import type { Language } from "../../../../lib/languages"
import { joinPath } from "../../../../router/prefixes"

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
  }).toString()
  return `${origin}${basePath}${joinPath(language, path)}${query && `?${query}`}`
}
