import {
  channelLimit,
  combinationOf,
  keyOf,
  targetsOf,
  type CampaignLink,
  type CampaignPlan,
  type LinkTarget,
} from "./campaign"
import { recoverUtm } from "./recoverUtm"
import { fillUtm, mapUtm } from "./utm"
import { utmNames, type UtmName } from "./utmNames"

/**
 * A campaign's links with their plan: the plan that they were made from or, for the links of a file, the one that
 * {@link campaignPlanOf} recovers.
 */
interface PlannedLinks {
  plan: CampaignPlan
  links: readonly CampaignLink[]
  /** Targets whose links are still to be made. */
  pending?: readonly LinkTarget[]
}

/**
 * The plan from which the links of a file could have been made, so that they can be changed or extended. The links hold
 * no placeholders any more; `recoverUtm` recovers them, and leaves a value that follows no pattern empty. If there are
 * more channels than {@link channelLimit}, the plan has none.
 */
export function campaignPlanOf(links: readonly LinkTarget[]): CampaignPlan {
  const distinct = <Value>(value: (link: LinkTarget) => Value): Value[] => [...new Set(links.map(value))]
  const channels = distinct(({ channel }) => channel)
  return {
    name: links[0]?.campaign ?? "",
    codes: distinct(({ code }) => code).join("\n"),
    pages: distinct(({ page }) => page),
    languages: distinct(({ language }) => language),
    channels: (channels.length > channelLimit ? [] : channels).map((name) => ({
      name,
      utm: recoverUtm(links.filter(({ channel }) => channel === name)),
    })),
  }
}

/**
 * The parameters whose value in a link differs from what its plan would make: all of them if the plan lacks its
 * channel.
 */
function parametersOffPlan({ channels }: CampaignPlan, link: LinkTarget): readonly UtmName[] {
  const channel = channels.find(({ name }) => name.trim() === link.channel)
  if (!channel) return utmNames
  const made = fillUtm(channel.utm, link)
  return utmNames.filter((name) => made[name] !== link.utm[name])
}

/**
 * The targets of a plan. Where the campaign has a link already, or one still to be made, its target keeps the values
 * that the former plan would not make: such values came from a file, and the link may be in print.
 * @param former the campaign before the change; undefined for a new one
 */
export function targetsKeepingValues(plan: CampaignPlan, former: PlannedLinks | undefined): LinkTarget[] {
  const known = former ? [...(former.pending ?? []), ...former.links] : []
  const links = new Map(known.map((link) => [combinationOf(link), link]))
  return targetsOf(plan).map((target) => {
    const link = links.get(combinationOf(target))
    const kept = former && link ? parametersOffPlan(former.plan, link) : []
    return link && kept.length > 0
      ? { ...target, utm: mapUtm((name) => (kept.includes(name) ? link.utm[name] : target.utm[name])) }
      : target
  })
}

/**
 * What completes a campaign whose signing broke off: the links that it has, and the targets still to be made, which
 * replace the links of the same targets.
 */
export function targetsToResume({ links, pending = [] }: PlannedLinks): (CampaignLink | LinkTarget)[] {
  // By keyOf, not combinationOf: a file may hold links of several campaigns with the same combination.
  const pendingKeys = new Set(pending.map(keyOf))
  return [...links.filter((link) => !pendingKeys.has(keyOf(link))), ...pending]
}

/** Where a campaign's plan and its links differ. */
interface PlanGaps {
  /** The channels of the plan with links that deviate from it, and the parameters in which they do. */
  deviations: readonly { channel: string; names: readonly UtmName[] }[]
  /** How many combinations of the plan have no link although their code is signed. */
  missing: number
}

/** Finds where a campaign's plan and its links differ; nothing for a campaign that was made from its plan. */
export function planGaps({ plan, links }: PlannedLinks): PlanGaps {
  const found = new Map(plan.channels.map(({ name }) => [name.trim(), new Set<UtmName>()]))
  for (const link of links) {
    const names = found.get(link.channel)
    if (names) for (const name of parametersOffPlan(plan, link)) names.add(name)
  }
  const codes = new Set(links.map(({ code }) => code))
  const known = new Set(links.map(combinationOf))
  const missing = targetsOf(plan).filter((target) => codes.has(target.code) && !known.has(combinationOf(target)))
  return {
    deviations: [...found].flatMap(([channel, names]) =>
      names.size > 0 ? [{ channel, names: utmNames.filter((name) => names.has(name)) }] : [],
    ),
    missing: missing.length,
  }
}
