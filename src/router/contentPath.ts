import type { Language } from "../lib/languages"
import { percentDecode, percentEncode } from "../lib/percentCoding"
import { joinPath, prefixOf } from "./prefixes"

const folder = "content/"

/** Router path of an editorial page (terms, privacy policy, imprint …) in a language. */
export function contentPath(id: string, language: Language): string {
  return joinPath(prefixOf(language), folder + percentEncode(id))
}

/** The id of the editorial page at a path without the language prefix. */
export const contentIdIn = (path: string): string => percentDecode(path.slice(folder.length))
