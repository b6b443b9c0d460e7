import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"
import { countryList } from "../../src/lib/countryList.ts"
import { languages } from "../../src/lib/languages.ts"
import { facts, formatFact, type FactName } from "../../src/lib/facts.ts"

const localeFile = /\/locales\/([a-z]{2})\/[\w-]+\.json$/

/**
 * Writes the shop's name, figures and the list of countries into a language file: {{brand}}, {{fact.<name>}} and
 * {{countries}}, each in the notation of the language. Done at build time, so that the prerendered page and the browser
 * agree whatever their versions of the locale data would produce, and no formatter is shipped. Throws on an unknown
 * figure.
 */
export function fillText(json: string, language: string, brand: string): string {
  return json
    .replaceAll("{{brand}}", () => JSON.stringify(brand).slice(1, -1))
    .replaceAll("{{countries}}", () => countryList(language))
    .replaceAll(/\{\{fact\.(\w+)\}\}/g, (_, name: string) => {
      if (!Object.hasOwn(facts, name)) throw new Error(`locales/${language}: there is no fact named ${name}`)
      return formatFact(name as FactName, language)
    })
}

/** Names of the module that lists the files of every language, and of the modules that it consists of. */
const listName = "virtual:language-files"

/**
 * Each language has its own chunk with the list of its files, so that nobody loads the list of all: each text file is
 * loaded by name, and names do not compress. The words that every page has are in that chunk; imported statically, so
 * that it is one module to its importers, which spares the landing page 0.1 kB. What only a browser without script shows
 * is for the build and the tests alone.
 */
function languageList(id: string): string | undefined {
  if (id === listName) {
    const entries = languages.map((language) => `${language}: () => import("${listName}/${language}")`)
    return `export const languageFiles = { ${entries.join(", ")} }`
  }
  const language = languages.find((candidate) => id === `${listName}/${candidate}`)
  if (!language) return undefined
  const folder = `/locales/${language}`
  const [common, noscript] = [`${folder}/common.json`, `${folder}/noscript.json`]
  return `import common from "${common}"
    const others = import.meta.glob(["${folder}/*.json", "!${common}", "!${noscript}"], { import: "default" })
    const built = (import.meta.env.SSR || import.meta.env.DEV) && import.meta.glob("${noscript}", { import: "default" })
    export const files = Object.assign(others, built, { "${common}": async () => common })`
}

function sha256(text: string): string {
  const rendered = text
    .replaceAll(/<\/?\w+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
  return createHash("sha256").update(rendered, "utf8").digest("hex")
}

/** Hashes of a language's texts; a text that is gone fails the build. */
function hashesOf(language: string, brand: string) {
  const read = (area: string): unknown =>
    JSON.parse(fillText(readFileSync(`locales/${language}/${area}.json`, "utf8"), language, brand))
  const { field } = read("registration") as typeof import("../../locales/en/registration.json")
  const { consent } = read("lobby") as typeof import("../../locales/en/lobby.json")
  return {
    terms: sha256(field.terms),
    newsletter: sha256(`${field.newsletter} ${field.newsletterLong}`),
    waitingList: sha256(consent),
  }
}

/**
 * Code of `virtual:consent-hashes`: for every language the SHA-256 (hex) of each consent text as rendered, with tags
 * removed and white space collapsed (contract, input ConsentReceipt).
 */
function consentHashes(brand: string): string {
  const hashes = Object.fromEntries(languages.map((language) => [language, hashesOf(language, brand)]))
  return `export const consentHashes = ${JSON.stringify(hashes)}`
}

/** Vite plug-in that serves the language files, see {@link fillText}, their lists, and the hashes of consent texts. */
export function localeTexts(brand: string): Plugin {
  const virtual = (id: string) => (id === "virtual:consent-hashes" ? consentHashes(brand) : languageList(id))
  return {
    name: "locale-texts",
    enforce: "pre",
    resolveId: (id) => (virtual(id) === undefined ? null : `\0${id}`),
    load: (id) => (id.startsWith("\0") ? virtual(id.slice(1)) : undefined),
    transform: {
      filter: { id: localeFile },
      handler(json, id) {
        const language = localeFile.exec(id)?.[1]
        return language ? { code: fillText(json, language, brand), map: null } : null
      },
    },
  }
}
