import { languages } from "../../src/lib/languages"
import { lookOf, openScenario, siteScenarios } from "../support/openScenario"
import { expectAccessible } from "./support/accessible"
import { test } from "./support/fixtures"

/** Landing pages and legal texts that have the parts of others in other words, and forms that have been looked at before. */
const alike =
  /^(?:daba|product-share|welcome-(?:15|20)|viral, invited by|privacy|terms-|invitations|invalid-date|unsafe|A form after)/

/** The first of the states that look alike. */
const names = new Map(
  siteScenarios
    .filter(([name]) => !alike.test(name))
    .map(([name]) => [lookOf(name), name] as const)
    .toReversed(),
)

// Each look once, cycling through the languages.
for (const [index, name] of [...names.values()].entries()) {
  test(`"${name}" has no accessibility violations`, async ({ page, complaints }) => {
    // What fails here is meant to fail.
    complaints.allow(/./)
    await openScenario(page, name, languages[index % languages.length])
    await expectAccessible(page)
  })
}
