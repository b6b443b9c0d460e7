import { expect, test } from "vitest"
import { textsOf } from "../../../../tests/support/words"
import { formatFact } from "../../../lib/facts"
import { languages } from "../../../lib/languages"

test.each(languages)("in %s the luxury brands are counted among all labels", async (language) => {
  const { brands } = await textsOf(language, "onboarding")
  expect(brands.title).toContain(formatFact("onboardingBrands", language))
  expect(brands.text).toContain(formatFact("labels", language))
})
