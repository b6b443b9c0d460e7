import type { Language } from "../../lib/languages"

/** The words that all e-mails in one language have in common. */
interface CommonMailText {
  /** Stands above the link's address, for mail programs that do not show buttons. */
  linkHint: string
  // Labels of the links in the e-mail's footer, the same as in the site's footer.
  imprint: string
  privacy: string
  contact: string
}

/** The words that all e-mails have in common, by language. */
export const commonMailTexts: Record<Language, CommonMailText> = {
  en: {
    linkHint: "If the button does not work, copy this address into your browser:",
    imprint: "Legal notice",
    privacy: "Privacy Policy",
    contact: "Customer service",
  },
  de: {
    linkHint: "Die Schaltfläche funktioniert nicht? Kopieren Sie diese Adresse in Ihren Browser:",
    imprint: "Impressum",
    privacy: "Datenschutzerklärung",
    contact: "Kundenservice",
  },
  fr: {
    linkHint: "Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :",
    imprint: "Mentions légales",
    privacy: "Politique de confidentialité",
    contact: "Service client",
  },
  it: {
    linkHint: "Il pulsante non funziona? Copi questo indirizzo nel Suo browser:",
    imprint: "Note legali",
    privacy: "Informativa sulla privacy",
    contact: "Servizio clienti",
  },
  nl: {
    linkHint: "Werkt de knop niet? Kopieer dan dit adres naar uw browser:",
    imprint: "Colofon",
    privacy: "Privacyverklaring",
    contact: "Klantenservice",
  },
  pl: {
    linkHint: "Przycisk nie działa? Skopiuj ten adres do przeglądarki:",
    imprint: "Dane firmy",
    privacy: "Polityka prywatności",
    contact: "Obsługa klienta",
  },
  sv: {
    linkHint: "Fungerar inte knappen? Kopiera den här adressen till din webbläsare:",
    imprint: "Företagsinformation",
    privacy: "Integritetspolicy",
    contact: "Kundtjänst",
  },
}

/** The SMS that carries a one-time code. */
export const smsTexts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Lisière code. It is valid for 10 minutes.`,
  de: (code) => `${code} ist Ihr Code für Lisière. Er gilt 10 Minuten.`,
  fr: (code) => `${code} est votre code Lisière. Il est valable 10 minutes.`,
  it: (code) => `${code} è il Suo codice Lisière. È valido per 10 minuti.`,
  nl: (code) => `${code} is uw code voor Lisière. Deze is 10 minuten geldig.`,
  pl: (code) => `${code} to Twój kod Lisière. Jest ważny przez 10 minut.`,
  sv: (code) => `${code} är din kod för Lisière. Den gäller i 10 minuter.`,
}
