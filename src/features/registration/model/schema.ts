import { boolean, object, string, ValidationError } from "yup"
import type { Country } from "../../../lib/countries"
import { isEmail, lengthOf } from "../../../lib/email"
import { fieldNames, normalise } from "./fields"
import type { FieldMessages, FieldName, MessageKey, RegistrationValues } from "./fields"

/** Neither blank nor invisible. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}]/u

/**
 * What no name has (product decisions, section 5): control characters with those that turn the direction of a text, lone
 * surrogates and private characters, emoji (also flags and keycaps), brackets, @ and web addresses.
 */
const refusedInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|[\p{Extended_Pictographic}\p{RI}\p{EMod}\u20e3\ufe0f]|[<>{}[\]@]|:\/\/|www\./iu

function nameProblem(name: string, required: MessageKey): MessageKey | undefined {
  if (!visibleCharacter.test(name)) return required
  if (lengthOf(name) > 50) return "error.nameLength"
  return refusedInNames.test(name) ? "error.characters" : undefined
}

function nameSchema(required: MessageKey) {
  return string().test((name, context) => {
    const message = nameProblem(name ?? "", required)
    return message === undefined || context.createError({ message })
  })
}

function choice(options: readonly string[], message: MessageKey) {
  return string().test({ message, test: (value) => value !== undefined && options.includes(value) })
}

function schemaFor(allowedCountries: readonly Country[]) {
  const fields = {
    gender: choice(["FEMALE", "MALE"], "error.gender" satisfies MessageKey),
    firstName: nameSchema("error.firstName.required"),
    lastName: nameSchema("error.lastName.required"),
    // Not Yup's own check, which refuses internationalised domains.
    email: string().test({ message: "error.email" satisfies MessageKey, test: (email) => isEmail(email ?? "") }),
    country: choice(allowedCountries, "error.country"),
    terms: boolean().test({ message: "error.terms" satisfies MessageKey, test: (ticked) => ticked === true }),
    newsletter: boolean(),
  } satisfies Record<FieldName, unknown>
  return object(fields)
}

/**
 * The message of every field that cannot be sent, in display order; an empty object when all can. Values are normalised
 * first. Never rejects because of what a visitor typed.
 */
export async function checkRegistration(
  values: RegistrationValues,
  allowedCountries: readonly Country[],
): Promise<FieldMessages> {
  try {
    await schemaFor(allowedCountries).validate(normalise(values), { abortEarly: false, strict: true })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return messagesOf(error)
  }
}

function messagesOf({ inner }: ValidationError): FieldMessages {
  const messages: FieldMessages = {}
  for (const name of fieldNames) {
    const failed = inner.find(({ path }) => path === name)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Yup types messages as any text, the schema gives keys alone
    if (failed) messages[name] = failed.message as MessageKey
  }
  return messages
}
