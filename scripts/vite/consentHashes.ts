import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"
import { languages } from "../../src/lib/languages.ts"
import { fillText } from "./localeTexts.ts"

const moduleId = "virtual:consent-hashes"
const resolvedId = `\0${moduleId}`

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
 * Vite plug-in that serves `virtual:consent-hashes`: for every language the SHA-256 (hex) of each consent text as
 * rendered, with tags removed and white space collapsed (contract, input ConsentReceipt).
 */
export function consentHashes(brand: string): Plugin {
  return {
    name: "consent-hashes",
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null
      const hashes = Object.fromEntries(languages.map((language) => [language, hashesOf(language, brand)]))
      return `export const consentHashes = ${JSON.stringify(hashes)}`
    },
  }
}
