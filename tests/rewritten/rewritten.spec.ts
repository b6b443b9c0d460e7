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

for (const name of journeyNames) {
  const tag = daily.includes(name) ? "@daily" : []
  test(`${name}, in a translated page`, { tag }, async ({ page, world }) => {
    await removeNet(page)
    await rewrite(page, "translated", "early")
    await journeys[name](visitOf(page, world, "en", inOtherWords))
  })
  test(`${name}, in German, in a page that is translated late`, async ({ page, world }) => {
    await removeNet(page)
    await rewrite(page, "translated", "late")
    await journeys[name](visitOf(page, world, "de", inOtherWords))
  })
  test(`${name}, in Polish, in a translated page with elements around every field`, async ({ page, world }) => {
    await rewrite(page, "around", "late")
    await rewrite(page, "translated", "early")
    await journeys[name](visitOf(page, world, "pl", inOtherWords))
  })
  test(`${name}, in French, with elements beside every field`, async ({ page, world }) => {
    await rewrite(page, "beside", "early")
    await journeys[name](visitOf(page, world, "fr", (same) => same))
  })
}
