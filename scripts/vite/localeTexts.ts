import type { Plugin } from "vite"
import { facts, formatFact, type FactName } from "../../src/config/facts.ts"

const localeFile = /\/locales\/([a-z]{2})\/[\w-]+\.json$/

function isFact(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

/**
 * Writes the shop's name and figures into a language file: {{brand}} and {{fact.<name>}}, each in the notation of the
 * language. Done at build, so that the prerendered page and the browser say the same whatever figures their versions
 * of the locale data would write, and no formatter travels to the visitor. Throws on a figure that does not exist.
 */
export function fillText(json: string, language: string, brand: string): string {
  return json
    .replaceAll("{{brand}}", () => JSON.stringify(brand).slice(1, -1))
    .replaceAll(/\{\{fact\.(\w+)\}\}/g, (_, name: string) => {
      if (!isFact(name)) throw new Error(`locales/${language}: there is no fact named ${name}`)
      return formatFact(name, language)
    })
}

/** Vite plug-in around {@link fillText}. */
export function localeTexts(brand: string): Plugin {
  return {
    name: "locale-texts",
    enforce: "pre",
    transform: {
      filter: { id: localeFile },
      handler(json, id) {
        const language = localeFile.exec(id)?.[1]
        return language ? { code: fillText(json, language, brand), map: null } : null
      },
    },
  }
}
