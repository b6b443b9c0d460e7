import type { TranslatedText } from "./contentText"

/** Terms and conditions, fictional and short. */
export const termsTexts: TranslatedText = {
  en: {
    title: "Terms and Conditions",
    intro: "These terms apply to your membership of Lisière and to every order that you place with us.",
    sections: [
      ["1. Membership", "Membership is free and without obligation. It begins when you activate your account."],
      ["2. Invitations", "Invitations are personal. A registration link is valid for 14 days and must not be sold."],
      ["3. Returns", "You may return any item. Delivery and returns are free of charge."],
    ],
  },
  de: {
    title: "Allgemeine Geschäftsbedingungen",
    intro: "Diese Bedingungen gelten für Ihre Mitgliedschaft bei Lisière und für jede Bestellung bei uns.",
    sections: [
      [
        "1. Mitgliedschaft",
        "Die Mitgliedschaft ist kostenfrei und unverbindlich. Sie beginnt mit der Aktivierung Ihres Kontos.",
      ],
      [
        "2. Einladungen",
        "Einladungen sind persönlich. Ein Registrierungslink gilt 14 Tage und darf nicht verkauft werden.",
      ],
      ["3. Rückgabe", "Sie können jeden Artikel zurückgeben. Lieferung und Rücksendung sind kostenfrei."],
    ],
  },
  fr: {
    title: "Conditions générales",
    intro: "Ces conditions s’appliquent à votre adhésion à Lisière et à chacune de vos commandes.",
    sections: [
      ["1. Adhésion", "L’adhésion est gratuite et sans engagement. Elle commence à l’activation de votre compte."],
      [
        "2. Invitations",
        "Les invitations sont personnelles. Un lien d’inscription est valable 14 jours et ne peut être vendu.",
      ],
      ["3. Retours", "Vous pouvez retourner tout article. La livraison et les retours sont gratuits."],
    ],
  },
  it: {
    title: "Condizioni generali",
    intro: "Queste condizioni si applicano alla Sua adesione a Lisière e a ogni ordine effettuato presso di noi.",
    sections: [
      ["1. Adesione", "L’adesione è gratuita e senza impegno. Inizia con l’attivazione dell’account."],
      [
        "2. Inviti",
        "Gli inviti sono personali. Un link di registrazione è valido per 14 giorni e non può essere venduto.",
      ],
      ["3. Resi", "Può restituire ogni articolo. Consegna e resi sono gratuiti."],
    ],
  },
  nl: {
    title: "Algemene voorwaarden",
    intro: "Deze voorwaarden gelden voor uw lidmaatschap van Lisière en voor elke bestelling bij ons.",
    sections: [
      ["1. Lidmaatschap", "Het lidmaatschap is gratis en vrijblijvend. Het begint zodra u uw account activeert."],
      [
        "2. Uitnodigingen",
        "Uitnodigingen zijn persoonlijk. Een registratielink is 14 dagen geldig en mag niet worden verkocht.",
      ],
      ["3. Retourneren", "U kunt elk artikel retourneren. Bezorging en retourzending zijn gratis."],
    ],
  },
  pl: {
    title: "Regulamin",
    intro: "Niniejszy regulamin dotyczy członkostwa w Lisière oraz każdego złożonego u nas zamówienia.",
    sections: [
      [
        "1. Członkostwo",
        "Członkostwo jest bezpłatne i do niczego nie zobowiązuje. Zaczyna się z chwilą aktywacji konta.",
      ],
      [
        "2. Zaproszenia",
        "Zaproszenia mają charakter osobisty. Link rejestracyjny jest ważny przez 14 dni i nie wolno go sprzedawać.",
      ],
      ["3. Zwroty", "Każdy artykuł można zwrócić. Dostawa i zwroty są bezpłatne."],
    ],
  },
  sv: {
    title: "Allmänna villkor",
    intro: "Villkoren gäller för ditt medlemskap hos Lisière och för varje beställning du gör hos oss.",
    sections: [
      [
        "1. Medlemskap",
        "Medlemskapet är kostnadsfritt och utan förpliktelser. Det börjar när du aktiverar ditt konto.",
      ],
      ["2. Inbjudningar", "Inbjudningar är personliga. En registreringslänk gäller i 14 dagar och får inte säljas."],
      ["3. Returer", "Du kan returnera alla artiklar. Frakt och returer är kostnadsfria."],
    ],
  },
}
