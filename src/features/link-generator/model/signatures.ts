import { combinationOf, linkTo, type CampaignLink, type LinkTarget, type SignedLink } from "./campaign"
import { signedPart } from "./link"
import { expiryAt, type LinkExpiry } from "./linkExpiry"

/**
 * The signed links from which a campaign's links were composed, by code.
 * @param wanted the expiries to look for; links with any other expiry are ignored
 * @param now milliseconds since the epoch
 */
export function signedLinksByCode(
  links: readonly CampaignLink[],
  wanted: readonly LinkExpiry[],
  now: number,
): Map<string, SignedLink> {
  const found = links.filter(({ validUntil }) => wanted.includes(expiryAt(validUntil, now)))
  return new Map(
    found.map(({ code, link, madeAt, validUntil }) => [code, { code, link: signedPart(link), madeAt, validUntil }]),
  )
}

/** How many links a campaign will lose; links that have expired are not counted. */
export interface Losses {
  /** Links that will be replaced by another link for the same combination. */
  replaced: number
  /** Links whose combination is no longer wanted. */
  removed: number
}

/**
 * What a campaign would lose if links to these targets were made now. A code is signed anew, which changes its links,
 * unless it has a signature that stays valid for some time ("valid" in {@link LinkExpiry}).
 * @param now milliseconds since the epoch
 */
export function lossesOf(links: readonly CampaignLink[], targets: readonly LinkTarget[], now: number): Losses {
  const known = signedLinksByCode(links, ["valid"], now)
  const wanted = new Map(targets.map((target) => [combinationOf(target), target]))
  const losses = { replaced: 0, removed: 0 }
  for (const one of links) {
    if (expiryAt(one.validUntil, now) === "expired") continue
    const target = wanted.get(combinationOf(one))
    const signedLink = known.get(one.code)
    if (!target) losses.removed++
    else if (!signedLink || linkTo(target, signedLink).link !== one.link) losses.replaced++
  }
  return losses
}
