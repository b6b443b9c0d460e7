import { readFileSync } from "node:fs"
import type { Language } from "../../../src/lib/languages"
import { fillText } from "../../../scripts/vite/localeTexts"

/** The shop's name in the builds under test. */
const brand = "Lisière"

/** The languages with the tag that such a visitor's browser requests. */
export const browserTags: Record<Language, string> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
  pl: "pl-PL",
  sv: "sv-SE",
}

/** Reads a language file as the site shows it: with the shop's name and figures. */
export function readTexts(language: Language, area: string): Record<string, unknown> {
  const json = readFileSync(`locales/${language}/${area}.json`, "utf8")
  const texts: unknown = JSON.parse(fillText(json, language, brand))
  if (typeof texts !== "object" || texts === null) throw new Error(`locales/${language}/${area}.json holds no texts`)
  return { ...texts }
}

/**
 * A text of a language file, without link markup; throws if the file has no such key.
 * @param key area and path, e.g. "registration:field.email"
 */
export function text(language: Language, key: string, values: Record<string, string> = {}): string {
  const [area = "", path = ""] = key.split(":")
  let found: unknown = readTexts(language, area)
  for (const part of path.split(".")) {
    found =
      typeof found === "object" && found !== null ? Object.entries(found).find(([name]) => name === part)?.[1] : ""
  }
  if (typeof found !== "string" || found === "") throw new Error(`locales/${language} says nothing under ${key}`)
  return found.replaceAll(/<\/?\w+>/g, "").replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)
}
