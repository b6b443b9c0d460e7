import { now } from "../../../lib/clock"
import { linkTo, type CampaignLink, type LinkTarget, type SignedLink, type LinkOrTarget } from "../model/campaign"
import { signedLinksByCode } from "../model/signatures"
import { signCodes, type SigningResult } from "./signCodes"

/** The codes that were rejected, and the failure that stopped signing, if any. */
export type SigningOutcome = Pick<SigningResult, "rejected" | "stoppedBy">

interface MakingResult {
  /** In the order of the targets; none for a code that has no signature. */
  links: readonly CampaignLink[]
  /**
   * The links that this run composed. Links that the targets already held are left out: those of a file and, when
   * signing is resumed, those made before. The campaign may have had some of the composed links before.
   */
  composedLinks: readonly CampaignLink[]
  /** Targets whose codes signing has not reached. */
  pending: readonly LinkTarget[]
  /** How many codes the backend has signed. */
  signedCount: number
  outcome: SigningOutcome
}

interface MakingEvents {
  /** Called with the number of codes that are done and that of all codes to sign; never if there are none. */
  onProgress: (done: number, all: number) => void
  /**
   * Called after each {@link partSize} codes, with the links made so far and the targets whose codes are still to be
   * signed; not after the last code, whose links are in the result.
   */
  onPart: (links: readonly CampaignLink[], pending: readonly LinkTarget[]) => void
}

/** How many codes are signed before their links are saved: the most that is lost if the page is closed by accident. */
const partSize = 10

/**
 * Makes the links to targets. A signature in the campaign's former links, or in links that a file holds, is used again
 * if it will stay valid for some time: its code is not signed anew, so printed links stay the same, and new links with
 * the code carry the same signature. A code that has not been signed anew (not yet, or because signing stopped early)
 * keeps the signature that it has, unless that has expired.
 */
export async function makeLinks(
  targets: readonly LinkOrTarget[],
  former: readonly CampaignLink[],
  { onProgress, onPart }: MakingEvents,
): Promise<MakingResult> {
  const known = [...former, ...targets.flatMap((target) => (target.link === undefined ? [] : [target]))]
  const valid = signedLinksByCode(known, ["valid"], now())
  const lastResort = signedLinksByCode(known, ["expiresSoon", "unknown"], now())
  const codes = [...new Set(targets.flatMap(({ link, code }) => (link || valid.has(code) ? [] : [code])))]
  const all = codes.length

  /** What can be linked, and what is still pending, once these codes are signed or rejected. */
  function stateAfter({ signed, rejected }: Pick<SigningResult, "signed" | "rejected">) {
    const newlySigned = new Map(signed.map((one) => [one.code, one]))
    const done = new Set([...newlySigned.keys(), ...rejected.map(({ code }) => code)])
    const signedLinkOf = (code: string) =>
      newlySigned.get(code) ?? valid.get(code) ?? (done.has(code) ? undefined : lastResort.get(code))
    return {
      linksFor: (target: LinkOrTarget) => toLinks(target, signedLinkOf),
      pending: targets.filter(({ link, code }) => !link && !valid.has(code) && !done.has(code)),
    }
  }

  if (all > 0) onProgress(0, all)
  const { signed, rejected, stoppedBy } = await signCodes(codes, (result) => {
    const done = result.signed.length + result.rejected.length
    onProgress(done, all)
    if (done % partSize > 0 || done === all) return
    const { linksFor, pending } = stateAfter(result)
    onPart(targets.flatMap(linksFor), pending)
  })
  const { linksFor, pending } = stateAfter({ signed, rejected })
  return {
    links: targets.flatMap(linksFor),
    composedLinks: targets.flatMap((target) => (target.link ? [] : linksFor(target))),
    pending,
    signedCount: signed.length,
    outcome: { rejected, stoppedBy },
  }
}

function toLinks(target: LinkOrTarget, signedLinkOf: (code: string) => SignedLink | undefined): CampaignLink[] {
  if (target.link !== undefined) return [target]
  const signedLink = signedLinkOf(target.code)
  return signedLink ? [linkTo(target satisfies LinkTarget, signedLink)] : []
}
