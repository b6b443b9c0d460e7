import { languages } from "../../src/lib/languages"
import { lookOf, openScenario, siteScenarios } from "../support/openScenario"
import { expectAccessible } from "./support/accessible"
import { test } from "./support/fixtures"

/** The first of the states that look alike. */
const names = new Map(siteScenarios.map(([name]) => [lookOf(name), name] as const).toReversed())

// Each look once, cycling through the languages.
for (const [index, name] of [...names.values()].entries()) {
  test(`"${name}" has no accessibility violations`, async ({ page, complaints }) => {
    // What fails here is meant to fail.
    complaints.allow(/./)
    await openScenario(page, name, languages[index % languages.length])
    await expectAccessible(page)
  })
}
