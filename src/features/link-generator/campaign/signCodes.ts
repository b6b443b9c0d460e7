import { execute } from "../../../services/api/execute"
import type { ApiFailure } from "../../../services/api/failure"
import { report } from "../../../services/monitoring/report"
import { now } from "../../../lib/clock"
import { generateRegistrationLink } from "../api/generateRegistrationLink"
import type { SignedLink } from "../model/campaign"
import { generateOutcome, type Reason } from "../model/outcome"

/** Codes that the backend has signed or rejected. */
export interface SigningResult {
  signed: readonly SignedLink[]
  rejected: readonly { code: string; reason: Reason }[]
  /** Why the rest was not asked for; undefined if all were. */
  problem: ApiFailure | "unknown" | undefined
}

/**
 * Has the backend sign codes, one after the other, so that a long list does not send many requests at once. Stops at the
 * first technical failure, with the codes that are done by then.
 * @param onProgress called with the codes that are done after each of them
 */
export async function signCodes(
  codes: readonly string[],
  onProgress: (done: Pick<SigningResult, "signed" | "rejected">) => void,
): Promise<SigningResult> {
  const signed: SignedLink[] = []
  const rejected: { code: string; reason: Reason }[] = []
  for (const code of codes) {
    const outcome = generateOutcome(await execute(generateRegistrationLink, { registrationCode: code }))
    switch (outcome.kind) {
      case "generated": {
        const { link, validUntil } = outcome
        signed.push({ code, link, madeAt: new Date(now()).toISOString(), validUntil })
        break
      }
      case "rejected":
        for (const detail of outcome.unknown) report({ name: "unknown-code-error", detail })
        rejected.push({ code, reason: outcome.reason })
        break
      case "failed":
        return { signed, rejected, problem: outcome.failure }
      case "unknown":
        report({ name: "unknown-registration-link-status", detail: outcome.detail })
        return { signed, rejected, problem: "unknown" }
    }
    onProgress({ signed, rejected })
  }
  return { signed, rejected, problem: undefined }
}
