import { readStoredConsent, type ConsentValue } from "./consent"

/** What kind of value a field of a form has. */
export interface FieldKind<Value> {
  readonly empty: Value
  /** The value in what a control or the browser's storage holds, which may be anything; the empty one if there is none. */
  readonly read: (found: unknown) => Value
}

/** A text that the visitor types. It is personal: error reports are scrubbed of it, and of what has its name. */
export const personalText: FieldKind<string> = {
  empty: "",
  read: (found) => (typeof found === "string" ? found : ""),
}

/** One of several values. */
export const choice = <Value extends string>(isKnown: (found: unknown) => found is Value): FieldKind<"" | Value> => ({
  empty: "",
  read: (found) => (isKnown(found) ? found : ""),
})

/** The box of a consent; a form reads it with `readConsent` (shared/forms/consents.ts). */
export const consent: FieldKind<ConsentValue> = {
  empty: false,
  read: readStoredConsent,
}
