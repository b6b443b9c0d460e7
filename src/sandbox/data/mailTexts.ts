import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import type { Mail } from "../worldState"

type MailText = Pick<Mail, "kind" | "language" | "subject" | "body" | "linkPath" | "linkLabel">

interface ActivationText {
  subject: string
  /** With a place for the first name, except where the name would have to be declined. */
  greeting: string
  text: string
  linkLabel: string
  closing: string
}

const activationTexts: Record<Language, ActivationText> = {
  en: {
    subject: "Verify your email address",
    greeting: "Hello {{name}},",
    text: "One click, and your Lisière membership is active. It is free and without obligation.",
    linkLabel: "Activate my account",
    closing: "If you did not register, simply ignore this message.",
  },
  de: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    greeting: "Guten Tag {{name}},",
    text: "nur noch ein Klick, dann ist Ihre Mitgliedschaft bei Lisière aktiv. Sie ist kostenfrei und unverbindlich.",
    linkLabel: "Mein Konto aktivieren",
    closing: "Sie haben sich nicht registriert? Dann ignorieren Sie diese Nachricht einfach.",
  },
  fr: {
    subject: "Confirmez votre adresse e-mail",
    greeting: "Bonjour {{name}},",
    text: "Un clic, et votre adhésion à Lisière est active. Elle est gratuite et sans engagement.",
    linkLabel: "Activer mon compte",
    closing: "Vous n’êtes pas à l’origine de cette inscription ? Ignorez simplement ce message.",
  },
  it: {
    subject: "Confermi il Suo indirizzo e-mail",
    greeting: "Buongiorno {{name}},",
    text: "basta un clic, e la Sua adesione a Lisière è attiva. È gratuita e senza impegno.",
    linkLabel: "Attiva il mio account",
    closing: "Non ha richiesto Lei questa registrazione? Ignori semplicemente questo messaggio.",
  },
  nl: {
    subject: "Bevestig uw e-mailadres",
    greeting: "Goedendag {{name}},",
    text: "Eén klik en uw lidmaatschap van Lisière is actief. Het is gratis en vrijblijvend.",
    linkLabel: "Mijn account activeren",
    closing: "Hebt u zich niet geregistreerd? Dan kunt u dit bericht negeren.",
  },
  pl: {
    subject: "Potwierdź swój adres e-mail",
    greeting: "Dzień dobry,",
    text: "jedno kliknięcie i Twoje członkostwo w Lisière będzie aktywne. Jest bezpłatne i do niczego nie zobowiązuje.",
    linkLabel: "Aktywuj moje konto",
    closing: "To nie Ty? Zignoruj tę wiadomość.",
  },
  sv: {
    subject: "Bekräfta din e-postadress",
    greeting: "Hej {{name}},",
    text: "Ett klick till, så är ditt medlemskap hos Lisière aktivt. Det är kostnadsfritt och utan förpliktelser.",
    linkLabel: "Aktivera mitt konto",
    closing: "Har du inte registrerat dig? Då kan du bortse från det här meddelandet.",
  },
}

const smsTexts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Lisière code. It is valid for 10 minutes.`,
  de: (code) => `${code} ist Ihr Code für Lisière. Er gilt 10 Minuten.`,
  fr: (code) => `${code} est votre code Lisière. Il est valable 10 minutes.`,
  it: (code) => `${code} è il Suo codice Lisière. È valido per 10 minuti.`,
  nl: (code) => `${code} is uw code voor Lisière. Deze is 10 minuten geldig.`,
  pl: (code) => `${code} to Twój kod Lisière. Jest ważny przez 10 minut.`,
  sv: (code) => `${code} är din kod för Lisière. Den gäller i 10 minuter.`,
}

/** The e-mail that asks a new member to activate the account, with a link in the same language. */
export function activationMail(language: Language, firstName: string, activationId: string): MailText {
  const { subject, greeting, text, linkLabel, closing } = activationTexts[language]
  const prefix = language === "en" ? "" : `${language}/`
  const query = new URLSearchParams({ activationId })
  return {
    kind: "activation",
    language,
    subject,
    body: [greeting.replace("{{name}}", () => firstName), text, closing],
    linkPath: `${basePath}/${prefix}registration/activateaccount?${query}`,
    linkLabel,
  }
}

/** The SMS that carries a one-time code. */
export function smsMail(language: Language, code: string): MailText {
  const text = smsTexts[language](code)
  return { kind: "sms", language, subject: text, body: [text], linkPath: null, linkLabel: null }
}
