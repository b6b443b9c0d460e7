import { languages } from "../../src/lib/languages"
import { openScenario, siteScenarios } from "../support/openScenario"
import { expectAccessible } from "./support/accessible"
import { test } from "./support/fixtures"

// Each state once, cycling through the languages.
for (const [index, [name]] of siteScenarios.entries()) {
  test(`"${name}" has no accessibility violations`, async ({ page, complaints }) => {
    // What fails here is meant to fail.
    complaints.allow(/./)
    await openScenario(page, name, languages[index % languages.length])
    await expectAccessible(page)
  })
}
