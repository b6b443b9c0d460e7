declare module "virtual:language-files" {
  type Language = import("./lib/languages").Language
  type Files = Readonly<Record<string, () => Promise<Record<string, unknown>>>>

  /** The text files of each language, by path; a list is loaded by itself. Made by the build (scripts/vite/localeTexts.ts). */
  export const languageFiles: Readonly<Record<Language, () => Promise<{ files: Files }>>>
}
