import type { Language } from "../../../lib/languages"
import { execute } from "../../../services/api/execute"
import type { Answer } from "../../../services/api/failure"
import type {
  RegisterCustomerMutation,
  RegisterCustomerMutationVariables,
  RegistrationInput,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import { refusedFields } from "../../../shared/forms/fieldTable"
import { consentInput, type ShownConsents } from "../consents/consents"
import {
  registrationFields,
  type CompleteValues,
  type FieldMessages,
  type MessageKey,
  type RegistrationValues,
} from "../model/fields"
import type { RegistrationOutcome } from "../model/registrationOutcome"
import text from "./registerCustomer.graphql?raw"
import { registrationOutcome } from "./registrationPayload"

const operation = defineMutation<RegisterCustomerMutation, RegisterCustomerMutationVariables>(text)

/** What a registration consists of besides the form's values. */
export interface RegistrationContext {
  registrationCode: string
  validityTimestamp: string | undefined
  /** Proof of a confirmed phone number, if the visitor signed up by phone. */
  phoneVerificationToken: string | undefined
  /** The token of an approved visitor. */
  token: string | undefined
  language: Language
  /** What stands beside the consents. */
  shown: ShownConsents
}

type Content = Omit<RegistrationInput, "clientMutationId">

/**
 * The content of a registration, to be compared with another and sent.
 * @param values normalised and validated
 */
export function registrationContent(values: CompleteValues, context: RegistrationContext): Content {
  const { registrationCode, validityTimestamp, phoneVerificationToken, token, language, shown } = context
  const { terms, newsletter, ...own } = values
  // All other fields have the contract's own names; one that it does not know is an error of type here.
  const known: Pick<Content, keyof typeof own> = own
  // What was left empty, or was in no step that the visitor has seen, is left out.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form demands every value that the contract demands
  const sent = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== "")) as typeof known
  return {
    ...sent,
    registrationCode,
    ...(validityTimestamp && { validityTimestamp }),
    language,
    ...(phoneVerificationToken && { phoneVerificationToken }),
    ...(token && { token }),
    ...consentInput({ terms, newsletter }, shown),
  }
}

/** Outcome of a registration sent by the form. */
export type FormOutcome = RegistrationOutcome<FieldMessages>

/** Reads the backend's answer to registerCustomer. */
export const formOutcome = (answer: Answer<RegisterCustomerMutation>): FormOutcome =>
  registrationOutcome(answer.ok ? { ok: true, data: answer.data.registerCustomer } : answer, (refusals) =>
    refusedFields<RegistrationValues, MessageKey>(registrationFields, refusals),
  )

/** Starts a registration. Repeating a clientMutationId returns the first answer again. */
export const registerCustomer = async (content: Content, clientMutationId: string): Promise<FormOutcome> =>
  formOutcome(await execute(operation, { input: { ...content, clientMutationId } }))
