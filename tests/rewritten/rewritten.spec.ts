import type { Page } from "@playwright/test"
import type { Language } from "../../src/lib/languages"
import type { World } from "../../src/sandbox/world"
import { test } from "../e2e/support/fixtures"
import { namesIn } from "../e2e/support/journey"
import { text } from "../e2e/support/texts"
import { inOtherWords, removeNet, rewrite } from "./foreignHands"
import { journeyNames, journeys, type JourneyName } from "./journeys"
import type { Visit } from "./visit"

/** The journeys that tell most; `npm test` runs them too. */
const daily: readonly JourneyName[] = ["a typed code leads to an account", "a change of language"]

/** A visit to the page, whose texts are changed by others. */
function visitOf(page: Page, world: World, language: Language, words: (text: string) => string): Visit {
  const inLanguage = (other: Language) => {
    const names = Object.entries(namesIn(other)).map(([name, value]: [string, string]) => [name, words(value)])
    return {
      names: Object.fromEntries(names) as Visit["names"],
      // What stands in a text and is no word of the language stays as it is.
      say: (key: string, values: Record<string, string> = {}) =>
        Object.entries(values).reduce(
          (said, [name, value]) => said.replace(`{{${words(name)}}}`, value),
          words(text(other, key)),
        ),
    }
  }
  return { page, world, language, ...inLanguage(language), inLanguage }
}

/** What else others do, of which each journey meets one. */
const otherwise = [
  {
    title: "in German, in a page that is translated late",
    language: "de",
    words: inOtherWords,
    change: async (page: Page) => {
      await removeNet(page)
      await rewrite(page, "translated", "late")
    },
  },
  {
    title: "in Polish, in a translated page with elements around every field",
    language: "pl",
    words: inOtherWords,
    change: async (page: Page) => {
      await rewrite(page, "around", "late")
      await rewrite(page, "translated", "early")
    },
  },
  {
    title: "in French, with elements beside every field",
    language: "fr",
    words: (same: string) => same,
    change: (page: Page) => rewrite(page, "beside", "early"),
  },
] as const

for (const [index, name] of journeyNames.entries()) {
  const tag = daily.includes(name) ? "@daily" : []
  test(`${name}, in a translated page`, { tag }, async ({ page, world }) => {
    await removeNet(page)
    await rewrite(page, "translated", "early")
    await journeys[name](visitOf(page, world, "en", inOtherWords))
  })
  const { title, language, words, change } = otherwise[index % otherwise.length] ?? otherwise[0]
  test(`${name}, ${title}`, async ({ page, world }) => {
    await change(page)
    await journeys[name](visitOf(page, world, language, words))
  })
}
