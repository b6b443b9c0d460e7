import { basePath } from "../../../../lib/basePath"
import type { Language } from "../../../../lib/languages"
import { joinPath } from "../../../../router/prefixes"
import type { CodeWithValidity } from "../../../../lib/registrationCode"

/**
 * The URL of the same page with the same invitation, for another browser: language, path, code and its validity, but
 * nothing about the person. Includes the language even where links omit it: the other browser may prefer another.
 * @param path of the page, without the language prefix
 */
export function invitationUrl(
  origin: string,
  language: Language,
  path: string,
  { code, validityTimestamp }: CodeWithValidity,
): string {
  const query = new URLSearchParams({
    ...(code && { rc: code }),
    ...(validityTimestamp && { validityTimestamp }),
  }).toString()
  return `${origin}${basePath}${joinPath(language, path)}${query && `?${query}`}`
}
