import type { TranslatedText } from "./contentText"

const address = "Lisière GmbH, Lindenallee 7, 85609 Dornach"
const contact = "service@example.com"

/** Imprint of the fictional shop. */
export const imprintTexts: TranslatedText = {
  en: {
    title: "Legal notice",
    intro: address,
    sections: [
      ["Contact", contact],
      ["Director", "Jeanne Morel"],
    ],
  },
  de: {
    title: "Impressum",
    intro: address,
    sections: [
      ["Kontakt", contact],
      ["Geschäftsführung", "Jeanne Morel"],
    ],
  },
  fr: {
    title: "Mentions légales",
    intro: address,
    sections: [
      ["Contact", contact],
      ["Direction", "Jeanne Morel"],
    ],
  },
  it: {
    title: "Note legali",
    intro: address,
    sections: [
      ["Contatti", contact],
      ["Direzione", "Jeanne Morel"],
    ],
  },
  nl: {
    title: "Colofon",
    intro: address,
    sections: [
      ["Contact", contact],
      ["Directie", "Jeanne Morel"],
    ],
  },
  pl: {
    title: "Dane firmy",
    intro: address,
    sections: [
      ["Kontakt", contact],
      ["Zarząd", "Jeanne Morel"],
    ],
  },
  sv: {
    title: "Företagsinformation",
    intro: address,
    sections: [
      ["Kontakt", contact],
      ["Ledning", "Jeanne Morel"],
    ],
  },
}

/** An editorial page about invitations. */
export const invitationTexts: TranslatedText = {
  en: {
    title: "How invitations work",
    intro: "Lisière grows one introduction at a time.",
    sections: [["Ask a member", "Every member has a limited number of invitations and passes them on personally."]],
  },
  de: {
    title: "So funktionieren Einladungen",
    intro: "Lisière wächst von Mensch zu Mensch.",
    sections: [
      ["Fragen Sie ein Mitglied", "Jedes Mitglied hat einige wenige Einladungen und gibt sie persönlich weiter."],
    ],
  },
  fr: {
    title: "Comment fonctionnent les invitations",
    intro: "Lisière grandit de proche en proche.",
    sections: [
      [
        "Adressez-\u2060vous à un membre",
        "Chaque membre dispose de quelques invitations et les transmet personnellement.",
      ],
    ],
  },
  it: {
    title: "Come funzionano gli inviti",
    intro: "Lisière cresce di persona in persona.",
    sections: [["Chieda a uno dei nostri membri", "Ognuno dispone di pochi inviti e li consegna personalmente."]],
  },
  nl: {
    title: "Zo werken uitnodigingen",
    intro: "Lisière groeit met elke uitnodiging.",
    sections: [
      ["Vraag het aan een lid", "Elk lid heeft een beperkt aantal uitnodigingen en geeft ze persoonlijk door."],
    ],
  },
  pl: {
    title: "Jak działają zaproszenia",
    intro: "Do Lisière trafia się z polecenia.",
    sections: [["Poproś kogoś z klubu", "Każdy klubowicz ma kilka zaproszeń i przekazuje je osobiście."]],
  },
  sv: {
    title: "Så fungerar inbjudningar",
    intro: "Lisière växer från person till person.",
    sections: [["Fråga en medlem", "Varje medlem har några få inbjudningar och delar ut dem personligen."]],
  },
}
