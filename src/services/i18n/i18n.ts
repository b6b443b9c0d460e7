import { documentLanguage } from "../../lib/documentLanguage"
import { languageFiles } from "virtual:language-files"
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"
import { report } from "../monitoring/report"
import { extraTexts } from "./extraTexts"
import type { TextNamespace } from "./texts"

const instances = new Map<Language, i18n>()

/** The i18next instance of a language, with the namespaces that the functions below have loaded. */
export function i18nFor(language: Language): i18n {
  let instance = instances.get(language)
  if (!instance) {
    instance = createInstance()
    instances.set(language, instance)
    void instance.use(initReactI18next).init({
      lng: language,
      // An instance gets English texts only for a namespace that cannot be loaded in its own language. i18next finds
      // them by this fallback, and then chooses their plurals by the rules of English.
      fallbackLng: defaultLanguage,
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

/** Loads a namespace that only part of a page needs; later changes of language load it too. */
export async function ensureExtraTexts(language: Language, namespace: TextNamespace): Promise<void> {
  extraTexts.add(namespace)
  await ensurePartTexts(language, namespace)
}

/**
 * Loads a namespace in the language of the document, to hydrate what the document shows. Unlike with
 * {@link ensureExtraTexts}, a later change of language does not load it: the route has to list it in `deferredTexts`.
 */
export async function ensureTextsInDocumentLanguage(namespace: TextNamespace): Promise<void> {
  const language = documentLanguage()
  await ensurePartTexts(isLanguage(language) ? language : defaultLanguage, namespace)
}

/**
 * Loads a namespace for a part of a page that is shown in a language. If the file cannot be loaded, the part is in
 * English until the next attempt, so that it never shows keys.
 */
async function ensurePartTexts(language: Language, namespace: TextNamespace): Promise<void> {
  const instance = i18nFor(language)
  if (instance.hasResourceBundle(language, namespace)) return
  try {
    await addTexts(instance, language, [namespace])
  } catch (error) {
    if (language === defaultLanguage) throw error
    report({ name: "texts-missing", detail: `${language}: ${namespace}` })
    await addTexts(instance, defaultLanguage, [namespace])
  }
}

/**
 * Loads all texts of a page in a language: its route's namespaces and the extra ones. Settles like {@link ensureTexts}.
 */
export function ensurePageTexts(language: Language, namespaces: readonly TextNamespace[]): Promise<Language> {
  return ensureTexts(language, [...new Set([...namespaces, ...extraTexts])])
}

/**
 * Loads the texts of some namespaces, each file once. Resolves with the language to show: if a file cannot be loaded,
 * the page falls back to English, so that it never shows keys. Rejects if an English file cannot be loaded, or if the
 * browser is offline: the visitor can then retry later and get the page in its own language.
 */
async function ensureTexts(language: Language, namespaces: readonly TextNamespace[]): Promise<Language> {
  const instance = i18nFor(language)
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  try {
    await addTexts(instance, language, missing)
    return language
  } catch (error) {
    if (language === defaultLanguage || !navigator.onLine) throw error
    report({ name: "texts-missing", detail: `${language}: ${missing.join(", ")}` })
    return ensureTexts(defaultLanguage, namespaces)
  }
}

async function addTexts(instance: i18n, language: Language, namespaces: TextNamespace[]): Promise<void> {
  const loaded = await Promise.all(namespaces.map((namespace) => readFile(language, namespace)))
  namespaces.forEach((namespace, index) => instance.addResourceBundle(language, namespace, loaded[index]))
}

async function readFile(language: Language, namespace: TextNamespace): Promise<Record<string, unknown>> {
  const { files } = await languageFiles[language]()
  const read = files[`/locales/${language}/${namespace}.json`]
  if (!read) throw new Error(`no texts for ${language}/${namespace}`)
  return read()
}
