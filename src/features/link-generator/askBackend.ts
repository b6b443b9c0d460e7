import { execute } from "../../services/api/execute"
import { report } from "../../services/monitoring/report"
import { checkRegistrationLink } from "./api/checkRegistrationLink"
import { generateRegistrationLink } from "./api/generateRegistrationLink"
import type { LinkContents } from "./model/link"
import { generateOutcome, validityOutcome, type GenerateOutcome, type ValidityOutcome } from "./model/outcome"

/** Has the backend sign a code. Values in the answer that the site does not know are reported. */
export async function signCode(registrationCode: string): Promise<GenerateOutcome> {
  const outcome = generateOutcome(await execute(generateRegistrationLink, { registrationCode }))
  if (outcome.kind === "rejected") reportUnknown(outcome.unknown)
  if (outcome.kind === "unknown") report({ name: "unknown-registration-link-status", detail: outcome.detail })
  return outcome
}

/** Asks the backend whether a link still works. Values in the answer that the site does not know are reported. */
export async function checkLink({
  code,
  validityTimestamp,
}: Pick<LinkContents, "code" | "validityTimestamp">): Promise<ValidityOutcome> {
  const variables = { registrationCode: code, ...(validityTimestamp && { validityTimestamp }) }
  const outcome = validityOutcome(await execute(checkRegistrationLink, variables))
  if (outcome.kind === "rejected") reportUnknown(outcome.unknown)
  return outcome
}

function reportUnknown(errors: readonly string[]): void {
  for (const detail of errors) report({ name: "unknown-code-error", detail })
}
