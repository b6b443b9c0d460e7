import { now } from "../../../lib/clock"
import { linkTo, type CampaignLink, type LinkTarget, type SignedLink } from "../model/campaign"
import { signedPart } from "../model/link"
import type { ImportedLink } from "../model/readCampaignCsv"
import { expiryAt, type LinkExpiry } from "../model/linkExpiry"
import { signCodes, type SigningResult } from "./signCodes"

/** What signing codes ended with, besides links. */
export type SigningProblems = Pick<SigningResult, "rejected" | "problem">

interface MadeLinks {
  /** In the order of the targets; none for a code that has no signature. */
  links: readonly CampaignLink[]
  /** Those of them that were not in a file already. */
  made: readonly CampaignLink[]
  /** How many codes were signed for them. */
  signed: number
  problems: SigningProblems
}

/** The signatures of links that expire as asked for, by code. */
function signaturesIn(links: readonly CampaignLink[], wanted: readonly LinkExpiry[]): Map<string, SignedLink> {
  const found = links.filter(({ validUntil }) => wanted.includes(expiryAt(validUntil, now())))
  return new Map(
    found.map(({ code, link, madeAt, validUntil }) => [code, { code, link: signedPart(link), madeAt, validUntil }]),
  )
}

/**
 * Makes the links to targets. Codes that are signed in the campaign's former links, and will stay valid for some time, are
 * not signed again: their printed links stay the same. Where signing breaks off, codes that it has not reached keep the
 * signature that they have, unless it has expired.
 * @param onProgress called with the number of codes that are done, and of all; never if none has to be signed
 */
export async function makeLinks(
  targets: readonly ImportedLink[],
  former: readonly CampaignLink[],
  onProgress: (done: number, all: number) => void,
): Promise<MadeLinks> {
  const known = signaturesIn(former, ["valid"])
  const codes = [...new Set(targets.flatMap(({ link, code }) => (link || known.has(code) ? [] : [code])))]
  if (codes.length > 0) onProgress(0, codes.length)
  const { signed, rejected, problem } = await signCodes(codes, (done) => onProgress(done, codes.length))
  for (const one of signed) known.set(one.code, one)
  if (problem) {
    const refused = new Set(rejected.map(({ code }) => code))
    for (const [code, one] of signaturesIn(former, ["expiresSoon", "unknown"])) {
      if (!known.has(code) && !refused.has(code)) known.set(code, one)
    }
  }
  return {
    links: targets.flatMap((target) => toCampaignLinks(target, known)),
    made: targets.flatMap((target) => (target.link ? [] : toCampaignLinks(target, known))),
    signed: signed.length,
    problems: { rejected, problem },
  }
}

function toCampaignLinks(target: ImportedLink, known: ReadonlyMap<string, SignedLink>): CampaignLink[] {
  if (target.link !== undefined) return [target]
  const signature = known.get(target.code)
  return signature ? [linkTo(target satisfies LinkTarget, signature)] : []
}
