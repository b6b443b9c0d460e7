import type { FieldKind } from "../../../../lib/fieldKinds"
import { countryRow } from "../../../../shared/country/countryRow"
import { namesIn } from "../../../../lib/namesIn"
import type { FieldErrors } from "../../../../shared/forms/fieldErrors"
import { type Row, type ValuesOf } from "../../../../shared/forms/fieldTable"
import { consentFields } from "../../consents/consentFields"
import type { FieldContext, MessageKey } from "../../model/fields"

/** Shopping preferences, in display order (contract, ShoppingPreference). */
export const shoppingPreferences = ["WOMEN", "MEN", "KIDS", "HOME"] as const

type ShoppingPreference = (typeof shoppingPreferences)[number]

/** Any of the preferences, which are read in their own order. */
const preferencesKind: FieldKind<readonly ShoppingPreference[]> = {
  empty: [],
  read: (found) => shoppingPreferences.filter((known) => Array.isArray(found) && found.includes(known)),
}

/** Keys of the field errors: of the second step's own texts, or in the namespace `registration`. */
export type SecondStepMessage =
  | "preferences.missing"
  | Extract<MessageKey, "error.country" | "error.terms" | `again.${string}`>

/**
 * The fields of the second step, which asks for nothing that the token already contains (product decisions, section 4: at
 * least one preference; section 5: country, consents), in the order of the form and the error summary.
 */
export const secondStepFields = {
  preferences: {
    kind: preferencesKind,
    missing: "preferences.missing",
    refused: "preferences.missing",
  },
  country: countryRow,
  ...consentFields,
} as const satisfies Record<string, Row<SecondStepMessage, FieldContext>>

export type SecondStepValues = ValuesOf<typeof secondStepFields>

export type SecondStepField = keyof SecondStepValues

export const secondStepNames = namesIn(secondStepFields)

export type SecondStepMessages = FieldErrors<SecondStepValues, SecondStepMessage>
