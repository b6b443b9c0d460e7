import { report } from "../../services/monitoring/report"
import { checkRegistrationLink, type ValidityOutcome } from "./api/checkRegistrationLink"
import { generateRegistrationLink, type GenerateOutcome } from "./api/generateRegistrationLink"
import type { LinkContents } from "./model/link"

/** Has the backend sign a code. Values in the answer that the site does not know are reported. */
export async function signCode(registrationCode: string): Promise<GenerateOutcome> {
  const outcome = await generateRegistrationLink(registrationCode)
  if (outcome.kind === "rejected") reportUnknown(outcome.unknown)
  if (outcome.kind === "unknown") report({ name: "unknown-registration-link-status", detail: outcome.detail })
  return outcome
}

/** Asks the backend whether a link still works. Values in the answer that the site does not know are reported. */
export async function checkLink(link: Pick<LinkContents, "code" | "validityTimestamp">): Promise<ValidityOutcome> {
  const outcome = await checkRegistrationLink(link)
  if (outcome.kind === "rejected") reportUnknown(outcome.unknown)
  return outcome
}

function reportUnknown(errors: readonly string[]): void {
  for (const detail of errors) report({ name: "unknown-code-error", detail })
}
