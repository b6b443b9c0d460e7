declare module "virtual:consent-hashes" {
  type Language = import("./lib/languages").Language

  /** SHA-256 (hex) of each consent text as it is rendered, by language; computed at build from the language files. */
  export const consentHashes: Record<Language, { terms: string; newsletter: string; waitingList: string }>
}
