declare module "virtual:consent-hashes" {
  type Language = import("./lib/languages").Language

  /** SHA-256 (hex) of each consent text as rendered, by language; computed at build time from the language files. */
  export const consentHashes: Record<Language, { terms: string; newsletter: string; waitingList: string }>
}
