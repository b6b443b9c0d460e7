import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import type {
  GenerateRegistrationLinkMutation,
  GenerateRegistrationLinkMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import { codeVerdict } from "../../../shared/codeErrors/codeErrors"
import { parseHttpUrl } from "../model/link"
import { rejectionOf, type Rejection } from "../model/rejection"
import text from "./generateRegistrationLink.graphql?raw"

const operation = defineMutation<GenerateRegistrationLinkMutation, GenerateRegistrationLinkMutationVariables>(text)

/** Outcome of requesting a link. */
export type GenerateOutcome =
  | { kind: "generated"; link: string; validUntil: string | undefined }
  | ({ kind: "rejected" } & Rejection)
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later, or an invalid link. */
  | { kind: "unknown"; detail: string }

/** Reads the backend's answer to generateRegistrationLink. */
export function generateOutcome(answer: Answer<GenerateRegistrationLinkMutation>): GenerateOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status, registrationLink, validUntil, errorDetails } = answer.data.generateRegistrationLink
  switch (status) {
    case "GENERATED": {
      const link = registrationLink ? parseHttpUrl(registrationLink)?.href : undefined
      return link
        ? { kind: "generated", link, validUntil: validUntil ?? undefined }
        : { kind: "unknown", detail: "GENERATED without a link" }
    }
    case "CODE_REJECTED":
      return { kind: "rejected", ...rejectionOf(codeVerdict(errorDetails.map(({ error }) => error))) }
    default:
      return { kind: "unknown", detail: status satisfies never }
  }
}

/** Has the backend sign a registration link; for administrators only (contract). */
export const generateRegistrationLink = async (registrationCode: string): Promise<GenerateOutcome> =>
  generateOutcome(await execute(operation, { registrationCode }))
