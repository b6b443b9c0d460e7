import type { Language } from "../../lib/languages"

/** An editorial text: introduction, then pairs of heading and paragraph. */
export interface ContentText {
  title: string
  intro: string
  sections: readonly (readonly [heading: string, paragraph: string])[]
}

export type TranslatedText = Record<Language, ContentText>
