import type { TranslatedText } from "./contentText"

/** Privacy policy, fictional and short. */
export const privacyTexts: TranslatedText = {
  en: {
    title: "Privacy Policy",
    intro: "We process your data only as far as your membership and your orders require.",
    sections: [
      [
        "What we store",
        "Title, name, email address and country, the invitation you used, and your consents with the time of each.",
      ],
      ["How long", "As long as you are a member. Afterwards we delete what the law does not oblige us to keep."],
      [
        "Your rights",
        "You may ask at any time for access to your data, for a copy, and for correction or deletion (Articles 15 to 20 GDPR).",
      ],
    ],
  },
  de: {
    title: "Datenschutzerklärung",
    intro: "Wir verarbeiten Ihre Daten nur, soweit Ihre Mitgliedschaft und Ihre Bestellungen es erfordern.",
    sections: [
      [
        "Was wir speichern",
        "Anrede, Name, E-⁠Mail-Adresse und Land, die Einladung, die Sie genutzt haben, und Ihre Einwilligungen mit Zeitpunkt.",
      ],
      [
        "Wie lange",
        "Solange Sie Mitglied sind. Danach löschen wir, was wir nicht von Gesetzes wegen aufbewahren müssen.",
      ],
      [
        "Ihre Rechte",
        "Sie können jederzeit Auskunft, Berichtigung, Löschung und eine Kopie Ihrer Daten verlangen (Art. 15 bis 20 DSGVO).",
      ],
    ],
  },
  fr: {
    title: "Politique de confidentialité",
    intro: "Nous ne traitons vos données que dans la mesure où votre adhésion et vos commandes l’exigent.",
    sections: [
      [
        "Ce que nous conservons",
        "Civilité, prénom, nom, adresse e-⁠mail et pays, l’invitation utilisée, et vos consentements avec leur date.",
      ],
      [
        "Combien de temps",
        "Tant que vous êtes membre. Ensuite, nous supprimons ce que la loi ne nous oblige pas à garder.",
      ],
      [
        "Vos droits",
        "Vous pouvez à tout moment demander l’accès à vos données, leur copie, leur rectification ou leur effacement (articles 15 à 20 du RGPD).",
      ],
    ],
  },
  it: {
    title: "Informativa sulla privacy",
    intro: "Trattiamo i Suoi dati solo nella misura richiesta dalla Sua adesione e dai Suoi ordini.",
    sections: [
      [
        "Che cosa conserviamo",
        "Appellativo, nome, cognome, indirizzo e-⁠mail e Paese, l’invito utilizzato e i Suoi consensi con la relativa data.",
      ],
      [
        "Per quanto tempo",
        "Finché dura la Sua adesione. In seguito cancelliamo ciò che la legge non ci obbliga a conservare.",
      ],
      [
        "I Suoi diritti",
        "Può chiedere in ogni momento accesso, rettifica, cancellazione e una copia dei Suoi dati (articoli da 15 a 20 del GDPR).",
      ],
    ],
  },
  nl: {
    title: "Privacyverklaring",
    intro: "Wij verwerken uw gegevens alleen voor zover uw lidmaatschap en uw bestellingen dat vereisen.",
    sections: [
      [
        "Wat wij bewaren",
        "Aanspreekvorm, naam, e-⁠mailadres en land, de gebruikte uitnodiging en uw toestemmingen met tijdstip.",
      ],
      ["Hoelang", "Zolang u lid bent. Daarna wissen wij wat wij volgens de wet niet hoeven te bewaren."],
      [
        "Uw rechten",
        "U kunt altijd vragen om inzage, correctie, verwijdering en een kopie van uw gegevens (artikelen 15 tot en met 20 AVG).",
      ],
    ],
  },
  pl: {
    title: "Polityka prywatności",
    intro: "Przetwarzamy dane tylko w zakresie, jakiego wymagają członkostwo i zamówienia.",
    sections: [
      [
        "Co przechowujemy",
        "Forma grzecznościowa, imię i nazwisko, adres e-⁠mail i kraj, wykorzystane zaproszenie oraz udzielone zgody z datą i godziną.",
      ],
      ["Jak długo", "Przez czas trwania członkostwa. Potem usuwamy to, czego przepisy nie nakazują nam przechowywać."],
      [
        "Twoje prawa",
        "W każdej chwili możesz zażądać dostępu do danych, ich sprostowania, usunięcia i kopii (art. 15–20 RODO).",
      ],
    ],
  },
  sv: {
    title: "Integritetspolicy",
    intro: "Vi behandlar dina uppgifter bara i den mån ditt medlemskap och dina beställningar kräver det.",
    sections: [
      ["Vad vi sparar", "Kön, namn, e-⁠postadress och land, den inbjudan du använde samt dina samtycken med tidpunkt."],
      ["Hur länge", "Så länge du är medlem. Därefter raderar vi det som lagen inte kräver att vi behåller."],
      [
        "Dina rättigheter",
        "Du kan när som helst begära tillgång till dina uppgifter, en kopia av dem, rättelse eller radering (artiklarna 15–20 i GDPR).",
      ],
    ],
  },
}
