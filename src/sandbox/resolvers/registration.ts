import type { RegistrationInput, SocialRegistrationInput } from "../../services/api/generated"
import { emailOfToken, createMemberToken } from "../tokens"
import type { World } from "../world"
import { addMember, emailKey, findMember, sendActivationMail } from "./accounts"
import { allowsCountry, codeErrors, errorDetailsOf, findCode } from "./codes"
import { commonErrors, personErrors, type FieldError } from "./inputRules"

type CommonInput = RegistrationInput | SocialRegistrationInput

interface RegistrationPayload {
  status: string
  registrationId?: string
  authToken?: string
  errorDetails: readonly { error: string }[]
  fieldErrors: readonly FieldError[]
}

function outcome(status: string, more: Partial<RegistrationPayload> = {}): RegistrationPayload {
  return { status, errorDetails: [], fieldErrors: [], ...more }
}

function invalid(...fieldErrors: FieldError[]): RegistrationPayload {
  return outcome("INVALID_INPUT", { fieldErrors })
}

/** Addresses with a predefined result, as long as the fields and the code are valid. */
const emailResults: Record<string, () => RegistrationPayload> = {
  "refused@example.com": () => invalid({ field: "email", code: "INVALID_EMAIL" }),
  "refusedname@example.com": () => invalid({ field: "firstName", code: "INVALID_CHARACTERS" }),
  "refusedother@example.com": () => invalid({ field: "shoeSize", code: "OUT_OF_STOCK" }),
  "coderejected@example.com": () =>
    outcome("CODE_REJECTED", { errorDetails: [{ error: "REGISTRATION_CODE_EXPIRED" }] }),
  "tokenrejected@example.com": () => outcome("TOKEN_REJECTED"),
  "registered@example.com": () => outcome("REGISTERED", { authToken: createMemberToken("registered@example.com") }),
}

function existingAccount(world: World, email: string): RegistrationPayload | null {
  const member = findMember(world, email)
  if (!member) return null
  return outcome(member.status === "active" ? "ACCOUNT_ACTIVE" : "ACCOUNT_PENDING")
}

function codeOutcome(world: World, code: string, input: CommonInput): RegistrationPayload | null {
  const response = findCode(world, code, input.validityTimestamp)
  if (codeErrors(response).length > 0) return outcome("CODE_REJECTED", { errorDetails: errorDetailsOf(response) })
  return allowsCountry(response, input.country) ? null : invalid({ field: "country", code: "INVALID_COUNTRY" })
}

function hasPhoneToken(world: World, token: string): boolean {
  return world.state.phoneVerifications.some((verification) => verification.token === token)
}

function register(world: World, input: RegistrationInput): RegistrationPayload {
  const email = input.token ? emailOfToken(input.token, world.now()) : input.email
  if (email === null) return outcome("TOKEN_REJECTED")
  if (input.phoneVerificationToken && !hasPhoneToken(world, input.phoneVerificationToken)) {
    return outcome("TOKEN_REJECTED")
  }
  const fieldErrors = [...personErrors({ ...input, email }), ...commonErrors(input)]
  if (fieldErrors.length > 0) return invalid(...fieldErrors)
  const early =
    codeOutcome(world, input.registrationCode, input) ??
    emailResults[emailKey(email)]?.() ??
    existingAccount(world, email)
  if (early) return early
  const member = addMember(world, email, input.firstName, "pending")
  sendActivationMail(world, member, input.language)
  return outcome("ACTIVATION_EMAIL_SENT", { registrationId: member.registrationId })
}

/** Second step of social sign-up: the provider has verified the address, so the account is active at once. */
function registerSocial(world: World, input: SocialRegistrationInput): RegistrationPayload {
  const email = emailOfToken(input.token, world.now())
  if (email === null) return outcome("TOKEN_REJECTED")
  const fieldErrors = commonErrors(input)
  if (input.shoppingPreferences.length === 0) fieldErrors.push({ field: "shoppingPreferences", code: "REQUIRED" })
  if (fieldErrors.length > 0) return invalid(...fieldErrors)
  const early =
    (input.registrationCode ? codeOutcome(world, input.registrationCode, input) : null) ??
    emailResults[emailKey(email)]?.() ??
    existingAccount(world, email)
  if (early) return early
  addMember(world, email, "", "active")
  return outcome("REGISTERED", { authToken: createMemberToken(email) })
}

/** The mutations that create an account. A request with a repeated clientMutationId gets the first response again. */
export function registrationResolvers(world: World) {
  function once<T extends CommonInput>(input: T, answer: (world: World, input: T) => RegistrationPayload): unknown {
    return (world.state.answers[input.clientMutationId] ??= answer(world, input))
  }
  return {
    registerCustomer: ({ input }: { input: RegistrationInput }) => once(input, register),
    completeSocialRegistration: ({ input }: { input: SocialRegistrationInput }) => once(input, registerSocial),
  }
}
