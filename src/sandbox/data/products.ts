import type { Language } from "../../lib/languages"

interface ProductTexts {
  name: string
  imageAlt: string
}

/** The coat that a member shares in the sandbox. */
export const coatTexts: Readonly<Record<Language, ProductTexts>> = {
  en: { name: "Belted wool coat", imageAlt: "Long camel wool coat with a belt" },
  de: { name: "Wollmantel mit Gürtel", imageAlt: "Langer kamelfarbener Wollmantel mit Gürtel" },
  fr: { name: "Manteau ceinturé en laine", imageAlt: "Long manteau de laine camel, avec une ceinture" },
  it: { name: "Cappotto di lana con cintura", imageAlt: "Lungo cappotto di lana color cammello, con cintura" },
  nl: { name: "Wollen jas met ceintuur", imageAlt: "Lange camelkleurige wollen jas met ceintuur" },
  pl: { name: "Wełniany płaszcz z paskiem", imageAlt: "Długi wełniany płaszcz z paskiem, w kolorze camel" },
  sv: { name: "Ullkappa med skärp", imageAlt: "Lång kamelfärgad ullkappa med skärp" },
}

/** Name of the second sample product, a silk scarf. */
export const scarfNames: Readonly<Record<Language, string>> = {
  en: "Silk scarf",
  de: "Seidentuch",
  fr: "Foulard en soie",
  it: "Foulard di seta",
  nl: "Zijden sjaal",
  pl: "Jedwabna chusta",
  sv: "Sidenscarf",
}
