import { object, string } from "yup"
import type { Country } from "../../../lib/countries"
import { codePointCount, normalizeName } from "../../../lib/text"
import { countrySchema } from "../../../shared/country/model/schema"
import { emailSchema } from "../../../shared/forms/email/model/schema"
import type { ShownConsents } from "../consents/consents"
import { newsletterSchema, termsSchema } from "../consents/model/schema"
import type { FieldName, MessageKey, RegistrationValues } from "./fields"
import { stepFields, type ShownStep } from "./formSteps"

/** A character that is neither whitespace nor invisible. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}]/u

/**
 * Not allowed in names (product decisions, section 5): control characters, lone surrogates and private-use characters,
 * emoji (also flags and keycaps), brackets, @ and web addresses.
 */
const rejectedInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\p{Extended_Pictographic}\p{RI}\p{EMod}\u20e3\ufe0f]|[<>{}[\]@]|:\/\/|www\./iu

function nameProblem(name: string, required: MessageKey): MessageKey | undefined {
  if (!visibleCharacter.test(name)) return required
  if (codePointCount(name) > 50) return "error.nameLength"
  return rejectedInNames.test(name) ? "error.characters" : undefined
}

function nameSchema(required: MessageKey) {
  return string()
    .default("")
    .transform(normalizeName)
    .test((name, { createError }) => {
      const message = nameProblem(name, required)
      return message === undefined || createError({ message })
    })
}

/**
 * Validation schema of the registration form (product decisions, section 5).
 * @param allowed the countries that the code allows
 * @param shown what stands beside the consents, by country
 * @param step the first of two steps validates only its own fields, the second validates all
 */
export function registrationSchema(
  allowed: readonly Country[],
  shown: (country: string) => ShownConsents,
  step: ShownStep = "whole",
) {
  const fields = {
    gender: string<RegistrationValues["gender"]>()
      .default("")
      .oneOf(["FEMALE", "MALE"], "error.gender" satisfies MessageKey),
    firstName: nameSchema("error.firstName.required"),
    lastName: nameSchema("error.lastName.required"),
    email: emailSchema("error.email" satisfies MessageKey),
    country: countrySchema(allowed, "error.country" satisfies MessageKey),
    terms: termsSchema(shown, (key) => key satisfies MessageKey),
    newsletter: newsletterSchema,
  } satisfies Record<FieldName, unknown>
  const schema = object(fields)
  return step === "first" ? schema.pick(stepFields.first) : schema
}
