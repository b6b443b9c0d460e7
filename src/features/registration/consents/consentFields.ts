import { consent, type FieldKind } from "../../../lib/fieldKinds"
import type { ConsentValue } from "../../../lib/consent"
import { askAgainReason, isGiven, readConsent, type AskAgainReason } from "../../../shared/forms/consents"
import type { Field } from "../../../shared/forms/fieldTable"
import type { ConsentValues, ShownConsents } from "./consents"

/** Keys of the errors, in the namespace `registration`. */
type TermsMessage = "error.terms" | `again.${AskAgainReason}`

/** What the consents depend on: what stands beside them, for the country among the same values. */
interface ConsentContext {
  shown: ShownConsents
}

const box = (name: keyof ConsentValues) => ({
  kind: consent satisfies FieldKind<ConsentValue>,
  readControl: (ticked: FormDataEntryValue | null, known: ConsentValue, { shown }: ConsentContext) =>
    readConsent(ticked, known, shown[name]),
})

/** Rows of both consents for a table of fields. */
export const consentFields = {
  /** Ticked for the documents that are shown, in the words that are shown. */
  terms: {
    ...box("terms"),
    missing: "error.terms",
    invalid: (value, { shown }) => againMessage(value, shown.terms),
    refused: "error.terms",
  } satisfies Field<ConsentValue, TermsMessage, ConsentContext>,
  newsletter: box("newsletter"),
} as const

function againMessage(value: ConsentValue, shown: string): TermsMessage | undefined {
  const reason = askAgainReason(value, shown)
  return reason && `again.${reason}`
}

/**
 * The error of the box for terms and privacy policy for what is shown now, which may have changed since.
 */
export function termsError(found: string | undefined, value: ConsentValue, shown: string): TermsMessage | undefined {
  if (!found) return undefined
  const again = againMessage(value, shown)
  if (again) return again
  return isGiven(value, shown) && found.startsWith("again.") ? undefined : "error.terms"
}
