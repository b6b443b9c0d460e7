import type { Language } from "../../lib/languages"
import type { EmailText } from "./emailText"

/** The e-mail that says that an application for membership has arrived; applications are made without a name. */
export const applicationMailTexts: Record<Language, EmailText> = {
  en: {
    subject: "We have received your application",
    preheader: "Here is what happens next.",
    heading: "Thank you for your application",
    greeting: "Hello,",
    paragraphs: [
      "Your application for membership of Lisière has reached us. There is nothing more you need to do.",
      "Membership is strictly limited: we admit new members as places become free, and there is no fixed date for this. If you are selected, we will write to you at this address.",
      "Should someone invite you in the meantime, there is no need to wait: an invitation code is enough.",
    ],
    linkLabel: "Enter an invitation code",
    closing: "If you did not apply, simply ignore this message.",
    reason: "You are receiving this email because your address was given in an application for membership of Lisière.",
  },
  de: {
    subject: "Ihre Anfrage ist bei uns eingegangen",
    preheader: "So geht es jetzt weiter.",
    heading: "Vielen Dank für Ihre Anfrage",
    greeting: "Guten Tag,",
    paragraphs: [
      "wir haben Ihre Anfrage zur Mitgliedschaft bei Lisière erhalten. Mehr müssen Sie nicht tun.",
      "Die Zahl der Mitglieder ist streng begrenzt: Neue nehmen wir auf, sobald Plätze frei werden. Einen festen Termin gibt es dafür nicht. Fällt die Wahl auf Sie, schreiben wir Ihnen an diese Adresse.",
      "Lädt Sie in der Zwischenzeit jemand ein, brauchen Sie nicht zu warten: Ein Einladungscode genügt.",
    ],
    linkLabel: "Einladungscode eingeben",
    closing: "Sie haben keine Anfrage gestellt? Dann ignorieren Sie diese Nachricht einfach.",
    reason: "Sie erhalten diese E-⁠Mail, weil mit Ihrer Adresse eine Mitgliedschaft bei Lisière angefragt wurde.",
  },
  fr: {
    subject: "Nous avons bien reçu votre demande",
    preheader: "Voici la suite.",
    heading: "Merci pour votre demande",
    greeting: "Bonjour,",
    paragraphs: [
      "Votre demande d’admission chez Lisière nous est bien parvenue. Vous n’avez rien d’autre à faire.",
      "Les admissions sont strictement limitées : nous accueillons de nouveaux membres à mesure que des places se libèrent, sans date fixée d’avance. Si votre demande est retenue, nous vous écrirons à cette adresse.",
      "Quelqu’un vous invite entre-temps ? Inutile d’attendre : un code d’invitation suffit.",
    ],
    linkLabel: "Saisir un code d’invitation",
    closing: "Vous n’êtes pas à l’origine de cette demande ? Ignorez simplement ce message.",
    reason: "Vous recevez cet e-⁠mail parce que votre adresse a été indiquée dans une demande d’admission chez Lisière.",
  },
  it: {
    subject: "Abbiamo ricevuto la Sua richiesta",
    preheader: "Ecco che cosa succede ora.",
    heading: "Grazie per la Sua richiesta",
    greeting: "Buongiorno,",
    paragraphs: [
      "la Sua richiesta di ammissione a Lisière ci è arrivata. Non deve fare altro.",
      "Le ammissioni sono rigorosamente limitate: accogliamo nuovi membri man mano che si liberano posti, senza una data prestabilita. Se la Sua richiesta sarà accolta, Le scriveremo a questo indirizzo.",
      "Se nel frattempo riceve un invito, non occorre attendere: basta il codice.",
    ],
    linkLabel: "Inserisci un codice d’invito",
    closing: "Non ha inviato Lei questa richiesta? Può ignorare questo messaggio.",
    reason: "Riceve questa e-⁠mail perché il Suo indirizzo è stato indicato in una richiesta di ammissione a Lisière.",
  },
  nl: {
    subject: "Wij hebben uw aanvraag ontvangen",
    preheader: "Zo gaat het verder.",
    heading: "Dank u wel voor uw aanvraag",
    greeting: "Goedendag,",
    paragraphs: [
      "Uw aanvraag voor het lidmaatschap van Lisière is bij ons binnengekomen. U hoeft verder niets te doen.",
      "Het aantal leden is strikt beperkt: wij laten nieuwe leden toe zodra er plaatsen vrijkomen. Er is geen vaste datum. Valt de keuze op u, dan nemen wij via dit adres contact met u op.",
      "Wordt u in de tussentijd door iemand uitgenodigd, dan hoeft u niet te wachten: een uitnodigingscode is genoeg.",
    ],
    linkLabel: "Uitnodigingscode invoeren",
    closing: "Hebt u geen aanvraag gedaan? Dan kunt u dit bericht negeren.",
    reason: "U ontvangt deze e-⁠mail omdat uw adres is opgegeven bij een aanvraag voor het lidmaatschap van Lisière.",
  },
  pl: {
    subject: "Otrzymaliśmy Twoją prośbę o członkostwo",
    preheader: "Zobacz, co dalej.",
    heading: "Dziękujemy za zainteresowanie",
    greeting: "Dzień dobry,",
    paragraphs: [
      "Twoja prośba o członkostwo w Lisière już do nas dotarła. Nie musisz robić nic więcej.",
      "Liczba miejsc jest ściśle ograniczona: nowe osoby przyjmujemy, gdy miejsca się zwalniają. Nie ma na to z góry ustalonego terminu. Jeśli wybór padnie na Ciebie, napiszemy na ten adres.",
      "A jeśli ktoś zaprosi Cię wcześniej, nie musisz czekać: wystarczy kod zaproszenia.",
    ],
    linkLabel: "Wpisz kod zaproszenia",
    closing: "To nie Ty? Zignoruj tę wiadomość.",
    reason: "Otrzymujesz ten e-⁠mail, ponieważ podano Twój adres w prośbie o członkostwo w Lisière.",
  },
  sv: {
    subject: "Vi har tagit emot din ansökan",
    preheader: "Det här händer nu.",
    heading: "Tack för din ansökan",
    greeting: "Hej,",
    paragraphs: [
      "Din ansökan om medlemskap hos Lisière har kommit fram. Du behöver inte göra något mer.",
      "Antalet platser är strängt begränsat: vi tar in nya medlemmar när platser blir lediga. Något fast datum finns inte. Om du väljs ut skriver vi till den här adressen.",
      "Blir du inbjuden under tiden behöver du inte vänta: det räcker med en inbjudningskod.",
    ],
    linkLabel: "Ange en inbjudningskod",
    closing: "Har du inte ansökt? Då kan du bortse från det här meddelandet.",
    reason: "Du får det här mejlet eftersom din adress angavs i en ansökan om medlemskap hos Lisière.",
  },
}
