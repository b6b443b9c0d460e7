import type { Language } from "../../lib/languages"
import type { EmailText } from "./emailText"

/** The e-mail that asks a new member to activate the account. */
export const activationMailTexts: Record<Language, EmailText> = {
  en: {
    subject: "Verify your email address",
    preheader: "Your membership begins here.",
    heading: "Activate your account",
    greeting: "Hello {{name}},",
    paragraphs: ["One click, and your Lisière membership is active. It is free and without obligation."],
    linkLabel: "Activate my account",
    closing: "If you did not register, simply ignore this message.",
    reason: "You are receiving this email because your address was used to register with Lisière.",
  },
  de: {
    subject: "Bestätigen Sie Ihre E-⁠Mail-Adresse",
    preheader: "Hier beginnt Ihre Mitgliedschaft.",
    heading: "Aktivieren Sie Ihr Konto",
    greeting: "Guten Tag {{name}},",
    paragraphs: [
      "nur noch ein Klick, dann ist Ihre Mitgliedschaft bei Lisière aktiv. Sie ist kostenfrei und unverbindlich.",
    ],
    linkLabel: "Mein Konto aktivieren",
    closing: "Sie haben sich nicht registriert? Dann ignorieren Sie diese Nachricht einfach.",
    reason: "Sie erhalten diese E-⁠Mail, weil sich jemand mit Ihrer Adresse bei Lisière registriert hat.",
  },
  fr: {
    subject: "Confirmez votre adresse e-⁠mail",
    preheader: "Votre adhésion commence ici.",
    heading: "Activez votre compte",
    greeting: "Bonjour {{name}},",
    paragraphs: ["Un clic, et votre adhésion à Lisière est active. Elle est gratuite et sans engagement."],
    linkLabel: "Activer mon compte",
    closing: "Vous n’êtes pas à l’origine de cette inscription ? Ignorez simplement ce message.",
    reason: "Vous recevez cet e-⁠mail parce que votre adresse a été indiquée lors d’une inscription chez Lisière.",
  },
  it: {
    subject: "Confermi il Suo indirizzo e-⁠mail",
    preheader: "La Sua adesione comincia qui.",
    heading: "Attivi il Suo account",
    greeting: "Buongiorno {{name}},",
    paragraphs: ["basta un clic, e la Sua adesione a Lisière è attiva. È gratuita e senza impegno."],
    linkLabel: "Attiva il mio account",
    closing: "Non ha richiesto Lei questa registrazione? Può ignorare questo messaggio.",
    reason: "Riceve questa e-⁠mail perché il Suo indirizzo è stato indicato in una registrazione a Lisière.",
  },
  nl: {
    subject: "Bevestig uw e-⁠mailadres",
    preheader: "Hier begint uw lidmaatschap.",
    heading: "Activeer uw account",
    greeting: "Goedendag {{name}},",
    paragraphs: ["Eén klik, en uw lidmaatschap van Lisière gaat in. Het is gratis en vrijblijvend."],
    linkLabel: "Mijn account activeren",
    closing: "Hebt u zich niet geregistreerd? Dan kunt u dit bericht negeren.",
    reason: "U ontvangt deze e-⁠mail omdat iemand zich met uw adres bij Lisière heeft geregistreerd.",
  },
  pl: {
    subject: "Potwierdź swój adres e-⁠mail",
    preheader: "Tu zaczyna się Twoje członkostwo.",
    heading: "Aktywuj konto",
    // Without the first name, which Polish would have to decline.
    greeting: "Dzień dobry,",
    paragraphs: [
      "jedno kliknięcie i Twoje członkostwo w Lisière będzie aktywne. Jest bezpłatne i do niczego nie zobowiązuje.",
    ],
    linkLabel: "Aktywuj moje konto",
    closing: "To nie Ty? Zignoruj tę wiadomość.",
    reason: "Otrzymujesz ten e-⁠mail, ponieważ podano Twój adres przy rejestracji w Lisière.",
  },
  sv: {
    subject: "Bekräfta din e-⁠postadress",
    preheader: "Här börjar ditt medlemskap.",
    heading: "Aktivera ditt konto",
    greeting: "Hej {{name}},",
    paragraphs: [
      "Ett klick till, så är ditt medlemskap hos Lisière aktivt. Det är kostnadsfritt och utan förpliktelser.",
    ],
    linkLabel: "Aktivera mitt konto",
    closing: "Har du inte registrerat dig? Då kan du bortse från det här meddelandet.",
    reason: "Du får det här mejlet eftersom din adress angavs vid en registrering hos Lisière.",
  },
}
