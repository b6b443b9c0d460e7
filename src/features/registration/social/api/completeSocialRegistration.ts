import type { Consent } from "../../../../lib/consent"
import type { Country } from "../../../../lib/countries"
import type { Language } from "../../../../lib/languages"
import { execute } from "../../../../services/api/execute"
import type { Answer } from "../../../../services/api/failure"
import type {
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables,
  SocialRegistrationInput,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import { refusedFields } from "../../../../shared/forms/fieldTable"
import { registrationOutcome } from "../../api/registrationPayload"
import { consentInput, type ShownConsents } from "../../consents/consents"
import type { RegistrationOutcome } from "../../model/registrationOutcome"
import {
  secondStepFields,
  type SecondStepMessage,
  type SecondStepMessages,
  type SecondStepValues,
} from "../model/secondStep"
import text from "./completeSocialRegistration.graphql?raw"

const operation = defineMutation<CompleteSocialRegistrationMutation, CompleteSocialRegistrationMutationVariables>(text)

/** What the second step consists of besides the form's values. */
export interface SecondStepContext {
  token: string
  /** Empty if there is none. */
  registrationCode: string
  validityTimestamp: string | undefined
  language: Language
  /** What stands beside the consents. */
  shown: ShownConsents
}

type Content = Omit<SocialRegistrationInput, "clientMutationId">

/** The content of a sign-up, to be compared with another and sent. */
export function secondStepContent(
  values: SecondStepValues & { country: Country; terms: Consent },
  { token, registrationCode, validityTimestamp, language, shown }: SecondStepContext,
): Content {
  const { terms, newsletter, preferences, ...own } = values
  // All other fields have the contract's own names; one that it does not know is an error of type here.
  const sent: Pick<Content, keyof typeof own> = own
  return {
    ...sent,
    token,
    ...(registrationCode && { registrationCode }),
    ...(registrationCode && validityTimestamp && { validityTimestamp }),
    shoppingPreferences: [...preferences],
    language,
    ...consentInput({ terms, newsletter }, shown),
  }
}

/** Outcome of a social sign-up. */
export type SocialOutcome = RegistrationOutcome<SecondStepMessages>

/** Reads the backend's answer to completeSocialRegistration. */
export const socialOutcome = (answer: Answer<CompleteSocialRegistrationMutation>): SocialOutcome =>
  registrationOutcome(answer.ok ? { ok: true, data: answer.data.completeSocialRegistration } : answer, (refusals) =>
    refusedFields<SecondStepValues, SecondStepMessage>(secondStepFields, refusals),
  )

/** Second step of a social sign-up. Repeating a clientMutationId returns the first answer again. */
export const completeSocialRegistration = async (content: Content, clientMutationId: string): Promise<SocialOutcome> =>
  socialOutcome(await execute(operation, { input: { ...content, clientMutationId } }))
