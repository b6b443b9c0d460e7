import * as fc from "fast-check"
import { beforeEach, expect, test } from "vitest"
import { isCountry } from "../../src/lib/countries"
import { linkSchema } from "../../src/features/link-generator/model/schema"
import { readLinkValues } from "../../src/features/link-generator/model/values"
import { loadSecondStep } from "../../src/features/registration/social/secondStepDraft"
import type { FieldContext } from "../../src/features/registration/model/fields"
import {
  secondStepFields,
  secondStepNames,
  type SecondStepValues,
} from "../../src/features/registration/social/model/secondStep"
import { schemaOf } from "../../src/shared/forms/model/schema"
import { splitSchema } from "../../src/features/split-generator/model/schema"
import { buildEntries } from "../../src/features/split-generator/model/experiment"
import { readSplitValues } from "../../src/features/split-generator/model/values"
import { isLanguage } from "../../src/lib/languages"
import { ValidationError } from "yup"
import { fuzz } from "./support/fuzz"
import { anyText } from "./support/hostile"

const { origin } = location

beforeEach(() => sessionStorage.clear())

/** A stored query: the names that a form reads, with any values, any number of times. */
const anyDraft = (...names: string[]) =>
  fc.oneof(
    anyText,
    fc
      .array(fc.tuple(fc.constantFrom(...names), anyText))
      .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
  )

/** What the second step has stored for an account, with anything in its parts. */
const secondStepDraft = fc.oneof(
  anyText,
  fc
    .record({ country: fc.json(), preferences: fc.json(), terms: fc.json(), newsletter: fc.json() })
    .map((parts) => JSON.stringify({ account: "a@example.org", savedAt: Date.now() }).slice(0, -1) + jsonEnd(parts)),
)

const jsonEnd = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, json]) => `,"${name}":${json}`)
    .join("") + "}"

test(
  "the link generator's draft is read and validated",
  fuzz([anyDraft("code", "languages", "pages", "channels", "parameters")], (stored) => {
    const values = readLinkValues(new URLSearchParams(stored))
    expect(values.languages.every((one) => one === "" || isLanguage(one))).toBe(true)
    expect(typeof linkSchema.isValidSync(values)).toBe("boolean")
  }),
)

test(
  "the split generator's draft is read, validated, and leads nowhere else",
  fuzz(
    [anyDraft("key", "source", "scope", "coverage", "variantName", "variantPage", "variantAddress", "variantWeight")],
    (stored) => {
      const values = readSplitValues(new URLSearchParams(stored))
      if (!splitSchema(origin).isValidSync(values)) return
      for (const { variations } of buildEntries(values, origin)) {
        for (const { urlRedirect } of variations) expect(new URL(urlRedirect).origin).toBe(origin)
      }
    },
  ),
)

test(
  "the second step's draft is read",
  fuzz([secondStepDraft], async (stored) => {
    sessionStorage.setItem("socialSecondStep", stored)
    const values = loadSecondStep("a@example.org")
    expect(values.country === "" || isCountry(values.country)).toBe(true)
    const shown = { terms: "text=aa", newsletter: "text=bb" }
    const schema = schemaOf<SecondStepValues, FieldContext>(secondStepFields, secondStepNames, () => ({
      allowed: ["DE"],
      shown,
    }))
    const errors: unknown = await schema.validate(values).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(errors === undefined || errors instanceof ValidationError).toBe(true)
  }),
)
