import { expect, test } from "vitest"
import { textsOf } from "../../../../tests/support/words"
import { formatFact } from "../../../lib/facts"
import { languages } from "../../../lib/languages"
import { landingConfiguration, slugs } from "../../../services/settings/landing"
import { mainDescription } from "./mainDescription"
import { openingFacts } from "./openingFacts"

const figures = ["discount", "labels", "items"] as const

test.each(["", ...slugs])("the opening of /%s states the facts that its sections leave out", async (slug) => {
  const landing = landingConfiguration(slug)
  const known = openingFacts(landing)
  const name = mainDescription(landing, { accepted: false, named: false, secondStep: false })
  for (const language of languages) {
    const { main } = await textsOf(language, "landing")
    const { banner: _banner, card: _card, ...variants } = await textsOf(language, "variants")
    const text = new Map(Object.entries({ ...variants, default: main.default })).get(name)?.text ?? ""
    const stated = figures.filter((figure) => text.includes(formatFact(figure, language)))
    expect(stated).toEqual(figures.filter((figure) => known.includes(figure)))
    if (language === "en") expect(text.includes("without obligation")).toBe(known.includes("free"))
  }
})
