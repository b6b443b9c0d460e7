/** The languages of the site in the order in which it lists them (specification section 1). */
export const languages = ["en", "de", "fr", "it", "nl", "pl", "sv"] as const

export type Language = (typeof languages)[number]

/** The language that is spoken where no other is known. */
export const defaultLanguage = "en" satisfies Language

/** Each language by its own name, as its speakers look for it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  sv: "Svenska",
}

/** Whether a text names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * The tag (BCP 47) by whose rules a language of the site writes dates; its English is that of Europe.
 * @param language its code
 */
export function dateLocale(language: string): string {
  return language === "en" ? "en-GB" : language
}
