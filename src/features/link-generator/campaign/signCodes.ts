import type { ApiFailure } from "../../../services/api/failure"
import { now } from "../../../lib/clock"
import { signCode } from "../askBackend"
import type { SignedLink } from "../model/campaign"
import type { Reason } from "../model/outcome"

/** Codes that the backend has signed or rejected. */
export interface SigningResult {
  signed: readonly SignedLink[]
  rejected: readonly { code: string; reason: Reason }[]
  /** The failure at which signing stopped, before the remaining codes were sent; undefined if all codes were sent. */
  stoppedBy: ApiFailure | "unknown" | undefined
}

/**
 * Has the backend sign codes, one after the other, so that a long list does not send many requests at once. Stops at
 * the first technical failure, with the codes that are done by then.
 * @param onProgress called after each code, with all codes that are done by then
 */
export async function signCodes(
  codes: readonly string[],
  onProgress: (done: Pick<SigningResult, "signed" | "rejected">) => void,
): Promise<SigningResult> {
  const signed: SignedLink[] = []
  const rejected: { code: string; reason: Reason }[] = []
  for (const code of codes) {
    const outcome = await signCode(code)
    switch (outcome.kind) {
      case "generated": {
        const { link, validUntil } = outcome
        signed.push({ code, link, madeAt: new Date(now()).toISOString(), validUntil })
        break
      }
      case "rejected":
        rejected.push({ code, reason: outcome.reason })
        break
      case "unanswered":
        return { signed, rejected, stoppedBy: outcome.failure }
      case "unknown":
        return { signed, rejected, stoppedBy: "unknown" }
    }
    onProgress({ signed, rejected })
  }
  return { signed, rejected, stoppedBy: undefined }
}
