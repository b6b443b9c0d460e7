import type { Country } from "../../../lib/countries"
import { isEmail, normalizeEmail } from "../../../lib/email"
import { codePointCount, normalizeName } from "../../../lib/text"
import { draftParts, draftWith, type Draft } from "../../../services/state/registrationState"
import { countryRow } from "../../../shared/country/countryRow"
import type { AskAgainReason } from "../../../shared/forms/consents"
import { namesIn } from "../../../lib/namesIn"
import type { FieldErrors } from "../../../shared/forms/fieldErrors"
import { isEmpty, normalizeFields, valuesWith, type Row, type ValuesOf } from "../../../shared/forms/fieldTable"
import { consentFields } from "../consents/consentFields"
import type { ShownConsents } from "../consents/consents"

/** Keys of the field errors, in the namespace `registration`. */
export type MessageKey =
  | "error.gender"
  | "error.firstName.required"
  | "error.lastName.required"
  | "error.nameLength"
  | "error.characters"
  | "error.email"
  | "error.country"
  | "error.terms"
  | `again.${AskAgainReason}`

/** How much of the registration form is shown: all of it, or one of the two steps of the lean flow. */
export type FormStep = "whole" | "first" | "second"

/** What the rules depend on besides the values. */
export interface FieldContext {
  allowed: readonly Country[]
  /** What stands beside the consents, for the country among the values. */
  shown: ShownConsents
}

const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}]/u

/**
 * Not allowed in names (product decisions, section 5): control characters, lone surrogates and private-use characters,
 * emoji (also flags and keycaps), brackets, @ and web addresses.
 */
const rejectedInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\p{Extended_Pictographic}\p{RI}\p{EMod}\u20e3\ufe0f]|[<>{}[\]@]|:\/\/|www\./iu

const nameRow = <Missing extends MessageKey>(missing: Missing) =>
  ({
    missing,
    invalid: (name: string): MessageKey | undefined => {
      if (!visibleCharacter.test(name)) return missing
      if (codePointCount(name) > 50) return "error.nameLength"
      return rejectedInNames.test(name) ? "error.characters" : undefined
    },
    refused: "error.characters",
    normalize: normalizeName,
  }) as const

/** The part of the registration state that keeps a field's value, and with it the kind of the field. */
const keptAs = <Part extends keyof Draft>(part: Part) => ({ part, kind: draftParts[part] })

const second = { steps: ["whole", "second"] } as const
const first = { steps: ["whole", "first"] } as const

/**
 * The fields of the registration form (product decisions, section 5), in the order of the form and the error summary.
 * `steps`: where a field is shown and demanded (section 4); one that is in a step alone is no part of the whole form.
 */
export const registrationFields = {
  gender: { ...keptAs("registrationGender"), ...second, missing: "error.gender", refused: "error.gender" },
  firstName: { ...keptAs("registrationFirstName"), ...second, ...nameRow("error.firstName.required") },
  lastName: { ...keptAs("registrationLastName"), ...second, ...nameRow("error.lastName.required") },
  email: {
    ...keptAs("registrationEmail"),
    ...first,
    missing: "error.email",
    invalid: (email: string) => (isEmail(email) ? undefined : ("error.email" as const)),
    refused: "error.email",
    normalize: normalizeEmail,
  },
  country: { ...countryRow, ...keptAs("registrationCountry"), ...second },
  terms: { ...consentFields.terms, ...keptAs("registrationTermsAndConditions"), ...first },
  newsletter: { ...consentFields.newsletter, ...keptAs("registrationNewsLetter"), ...first },
} as const satisfies Record<string, Row<MessageKey, FieldContext> & { part: keyof Draft; steps: readonly FormStep[] }>

type Table = typeof registrationFields

export type FieldName = keyof Table

/** The form's values. */
export type RegistrationValues = ValuesOf<Table>

export type FieldMessages = FieldErrors<RegistrationValues, MessageKey>

export const fieldNames = namesIn(registrationFields)

/** Whether a field must be filled in where it is shown. */
export const isRequired = (name: FieldName): boolean => "missing" in registrationFields[name]

/** The values as they are validated and sent: texts without what cannot be seen, otherwise as typed. */
export const normalize = (values: RegistrationValues): RegistrationValues => normalizeFields(registrationFields, values)

/** Values with nothing missing that every registration has. */
export type CompleteValues = {
  [Name in FieldName]: Table[Name] extends { missing: string }
    ? "whole" extends Table[Name]["steps"][number]
      ? Exclude<RegistrationValues[Name], "" | false>
      : RegistrationValues[Name]
    : RegistrationValues[Name]
}

/** Whether validated values are complete; the form's schema rejects those that are not. */
export const isComplete = (values: RegistrationValues): values is CompleteValues =>
  fieldNames.every(
    (name) =>
      !isRequired(name) || !registrationFields[name].steps.some((step) => step === "whole") || !isEmpty(values[name]),
  )

/** Converts form values to the draft in the registration state (specification section 3). */
export const draftOf = (values: RegistrationValues): Draft =>
  draftWith((part: Table[FieldName]["part"]) => {
    const name = fieldNames.find((known) => registrationFields[known].part === part)
    return name && values[name]
  })

/** Converts the draft in the registration state to form values. */
export const valuesOf = (draft: Draft): RegistrationValues =>
  valuesWith<RegistrationValues>(registrationFields, (name) => draft[registrationFields[name].part])
