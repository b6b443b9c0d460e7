import { languageFiles } from "virtual:language-files"
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"
import { report } from "../monitoring/report"
import type { TextArea } from "./texts"

const instances = new Map<Language, i18n>()

/** The i18next instance of a language, with those areas that {@link ensureTexts} has loaded. */
export function textsOf(language: Language): i18n {
  let instance = instances.get(language)
  if (!instance) {
    instance = createInstance()
    instances.set(language, instance)
    void instance.use(initReactI18next).init({
      lng: language,
      resources: { [language]: {} },
      defaultNS: "common",
      initAsync: false,
      // React already escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  }
  return instance
}

/** Areas that parts of the current page need in addition to those of its route. */
const extras = new Set<TextArea>()

/** Loads an area that only part of a page needs; later changes of language load it too. */
export async function ensureExtraTexts(language: Language, area: TextArea): Promise<void> {
  extras.add(area)
  await ensureTexts(language, [area])
}

/** Loads an area in the language of the document. */
export async function ensureShownTexts(area: TextArea): Promise<void> {
  const { lang } = document.documentElement
  await ensureTexts(isLanguage(lang) ? lang : defaultLanguage, [area])
}

/**
 * Loads all texts of a page in a language: the areas of its route and the extra ones. Returns what `ensureTexts` does.
 */
export function ensurePageTexts(language: Language, areas: readonly TextArea[]): Promise<Language> {
  return ensureTexts(language, [...new Set([...areas, ...extras])])
}

/**
 * Loads the texts of some areas, each file once. Resolves with the language to show: if a file cannot be loaded, the
 * page falls back to English, so that it never shows keys.
 */
async function ensureTexts(language: Language, areas: readonly TextArea[]): Promise<Language> {
  const instance = textsOf(language)
  const missing = areas.filter((area) => !instance.hasResourceBundle(language, area))
  try {
    await addTexts(instance, language, missing)
    return language
  } catch (error) {
    if (language === defaultLanguage) throw error
    report({ name: "texts-missing", detail: `${language}: ${missing.join(", ")}` })
    const english = await ensureTexts(defaultLanguage, areas)
    instances.delete(language)
    return english
  }
}

async function addTexts(instance: i18n, language: Language, areas: TextArea[]): Promise<void> {
  const loaded = await Promise.all(areas.map((area) => readFile(language, area)))
  areas.forEach((area, index) => instance.addResourceBundle(language, area, loaded[index]))
}

async function readFile(language: Language, area: TextArea): Promise<Record<string, unknown>> {
  const { files } = await languageFiles[language]()
  const read = files[`/locales/${language}/${area}.json`]
  if (!read) throw new Error(`no texts for ${language}/${area}`)
  return read()
}
