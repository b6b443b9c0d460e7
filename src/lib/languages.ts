/** The languages of the site, in display order (specification section 1). */
export const languages = ["en", "de", "fr", "it", "nl", "pl", "sv"] as const

export type Language = (typeof languages)[number]

/** The fallback language. */
export const defaultLanguage = "en" satisfies Language

/** The name of each language, in that language. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  sv: "Svenska",
}

/** Whether a value is the code of one of the site's languages. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

/** The locale (BCP 47) for formatting with Intl; English is British: its dates, and its lists without a last comma. */
export function formatLocale(language: string): string {
  return language === "en" ? "en-GB" : language
}
