import { languageFiles } from "virtual:language-files"
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"
import { report } from "../monitoring/report"
import type { TextArea } from "./texts"

const instances = new Map<Language, i18n>()

/** The texts of one language; it holds those areas that {@link ensureTexts} has loaded. */
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
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  }
  return instance
}

/** Areas that a part of the current page shows beside those of its route. */
const extras = new Set<TextArea>()

/** Loads an area that only a part of a page shows; from then on a change of language brings it along. */
export async function ensureExtraTexts(language: Language, area: TextArea): Promise<void> {
  extras.add(area)
  await ensureTexts(language, [area])
}

/** Loads an area in the language in which the document is shown. */
export async function ensureShownTexts(area: TextArea): Promise<void> {
  const { lang } = document.documentElement
  await ensureTexts(isLanguage(lang) ? lang : defaultLanguage, [area])
}

/** Loads all that a page shows in a language: the areas of its route and the extra ones. Answers as `ensureTexts`. */
export function ensurePageTexts(language: Language, areas: readonly TextArea[]): Promise<Language> {
  return ensureTexts(language, [...new Set([...areas, ...extras])])
}

/**
 * Loads the texts of some areas in a language, each file once. Answers the language in which they can be shown: a file
 * that cannot be had is replaced by its English one, so that a page never shows keys.
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
