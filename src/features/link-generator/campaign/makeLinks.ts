import { now } from "../../../lib/clock"
import { linkTo, type CampaignLink, type LinkTarget, type SignedLink } from "../model/campaign"
import { signedPart } from "../model/link"
import type { ImportedLink } from "../model/readCampaignCsv"
import { validityAt, type Validity } from "../model/validity"
import { signCodes, type SignedCodes } from "./signCodes"

/** What signing codes ended with, besides links. */
export type SigningResult = Pick<SignedCodes, "rejected" | "problem">

interface MadeLinks {
  /** In the order of the targets; none for a code that has no signature. */
  links: readonly CampaignLink[]
  /** Those of them that were not in a file already. */
  made: readonly CampaignLink[]
  /** How many codes were signed for them. */
  signed: number
  result: SigningResult
}

/** The signatures of links that are as near their end as asked for, by code. */
function signaturesIn(links: readonly CampaignLink[], wanted: readonly Validity[]): Map<string, SignedLink> {
  const found = links.filter(({ validUntil }) => wanted.includes(validityAt(validUntil, now())))
  return new Map(
    found.map(({ code, link, madeAt, validUntil }) => [code, { code, link: signedPart(link), madeAt, validUntil }]),
  )
}

/**
 * Makes the links to targets. Codes that are signed in the campaign's former links, and will stay valid for some time, are
 * not signed again: their printed links stay the same. Where signing breaks off, codes that it has not reached keep the
 * signature that they have, unless it has ended.
 * @param onProgress called with the number of codes that are done, and of all; never if none has to be signed
 */
export async function makeLinks(
  targets: readonly ImportedLink[],
  former: readonly CampaignLink[],
  onProgress: (done: number, all: number) => void,
): Promise<MadeLinks> {
  const known = signaturesIn(former, ["running"])
  const codes = [...new Set(targets.flatMap(({ link, code }) => (link || known.has(code) ? [] : [code])))]
  if (codes.length > 0) onProgress(0, codes.length)
  const { signed, rejected, problem } = await signCodes(codes, (done) => onProgress(done, codes.length))
  for (const one of signed) known.set(one.code, one)
  if (problem) {
    const refused = new Set(rejected.map(({ code }) => code))
    for (const [code, one] of signaturesIn(former, ["soon", "unknown"])) {
      if (!known.has(code) && !refused.has(code)) known.set(code, one)
    }
  }
  return {
    links: targets.flatMap((target) => finished(target, known)),
    made: targets.flatMap((target) => (target.link ? [] : finished(target, known))),
    signed: signed.length,
    result: { rejected, problem },
  }
}

function finished(target: ImportedLink, known: ReadonlyMap<string, SignedLink>): CampaignLink[] {
  if (target.link !== undefined) return [target]
  const signature = known.get(target.code)
  return signature ? [linkTo(target satisfies LinkTarget, signature)] : []
}
