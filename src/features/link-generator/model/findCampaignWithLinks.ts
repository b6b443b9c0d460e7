import { codesIn, keyOf, type LinkTarget, type LinkOrTarget } from "./campaign"
import type { Campaign } from "./storedCampaign"
import { utmNames } from "./utmNames"

/** What a row of a file and a link of a campaign are compared by, besides the link itself. */
const identityOf = (target: LinkTarget): string =>
  JSON.stringify([keyOf(target), utmNames.map((name) => target.utm[name])])

/**
 * The campaign that holds the links of a file and no others, so that reading a file twice makes no duplicate; undefined
 * if there is none. A row without a link counts as held if a link was made from it, if its link is still to be made, or
 * if its code was rejected.
 */
export function findCampaignWithLinks(
  rows: readonly LinkOrTarget[],
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const wanted = new Map(rows.map((row) => [identityOf(row), row]))
  return campaigns.find((campaign) => holdsOnly(campaign, wanted))
}

function holdsOnly({ plan, links, pending = [] }: Campaign, wanted: ReadonlyMap<string, LinkOrTarget>): boolean {
  const held = new Map([...pending, ...links].map((one: LinkOrTarget) => [identityOf(one), one]))
  const codes = new Set([...held.values()].map(({ code }) => code))
  const rejected = new Set(codesIn(plan.codes).filter((code) => !codes.has(code)))
  return (
    held.size > 0 &&
    [...held.keys()].every((identity) => wanted.has(identity)) &&
    [...wanted].every(([identity, { link, code }]) => {
      const one = held.get(identity)
      return one ? !link || link === one.link : !link && rejected.has(code)
    })
  )
}
