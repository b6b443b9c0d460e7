import type { Language } from "../lib/languages"
import de from "./texts/de.json"
import en from "./texts/en.json"
import fr from "./texts/fr.json"
import it from "./texts/it.json"
import nl from "./texts/nl.json"
import pl from "./texts/pl.json"
import sv from "./texts/sv.json"

/** An editorial text. */
export interface DocumentText {
  title: string
  intro: string
  sections: Readonly<Record<string, string>>
}

interface EmailText {
  subject: string
  /** Paragraphs; the greeting, which comes first, may have the place `{{name}}`. */
  body: readonly string[]
  link: string
}

interface BackendTexts {
  documents: Readonly<Record<"terms" | "privacy" | "imprint" | "invitations", DocumentText>>
  messages: {
    activation: EmailText
    application: EmailText
    /** With the place `{{code}}`. */
    sms: string
  }
  products: Readonly<Record<"coat" | "scarf", { name: string; imageAlt: string }>>
}

/** What the mocked backend says, by language. */
export const texts: Readonly<Record<Language, BackendTexts>> = { de, en, fr, it, nl, pl, sv }
