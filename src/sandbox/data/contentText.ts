import type { Language } from "../../lib/languages"

/** An editorial text: introduction, then pairs of heading and paragraph. */
export interface ContentText {
  title: string
  intro: string
  sections: readonly (readonly [heading: string, paragraph: string])[]
}

/** An editorial text in every language. */
export type TranslatedText = Record<Language, ContentText>
