import { extractRegistrationCode, registrationCodeProblem } from "../../../lib/registrationCode"
import { languages } from "../../../lib/languages"
import type { LinkLanguage } from "./linkLanguage"
import { slugs } from "../../../services/settings/landing"
import { composeLink } from "./link"
import { fillUtm, type Utm } from "./utm"
import { utmNames } from "./utmNames"
import type { Parameter } from "./values"

/** A way in which links reach people, e.g. a newsletter or a printed card, with its campaign parameters. */
export interface Channel {
  name: string
  /** Values, which may contain placeholders. */
  utm: Utm
}

/** What the links of a campaign are made from. */
export interface CampaignPlan {
  name: string
  /** As typed: one code a line. */
  codes: string
  /** Names of landing pages; an empty name stands for the start page. */
  pages: readonly string[]
  /** An empty one stands for the recipient's own language. */
  languages: readonly LinkLanguage[]
  channels: readonly Channel[]
}

/** A code's signed link. The links to every landing page and language are composed from it ({@link linkTo}). */
export interface SignedLink {
  code: string
  /** As the backend returned it. */
  link: string
  /** ISO 8601. */
  madeAt: string
  /** ISO 8601; undefined if it is not known. */
  validUntil: string | undefined
}

/** A link that a campaign is to have: what identifies it, and its campaign parameters. */
export interface LinkTarget {
  campaign: string
  code: string
  /** Name of the landing page; empty for the start page. */
  page: string
  language: LinkLanguage
  /** Name of the channel. */
  channel: string
  /** Values without placeholders. */
  utm: Utm
}

/** A link of a campaign. */
export interface CampaignLink extends LinkTarget, Omit<SignedLink, "code"> {}

/**
 * What a plan or a row of a file asks for: a link that the file holds already, or a target whose link is still to be
 * made.
 */
export type LinkOrTarget = CampaignLink | (LinkTarget & { link?: undefined })

/** The most links that one campaign has. */
export const linkLimit = 2000

/**
 * The most channels that a plan can have. The links of a file may have more; the plan recovered from them then has none
 * (`campaignPlanOf`).
 */
export const channelLimit = 50

/** The landing pages, the start page first. */
export const pageChoices: readonly string[] = ["", ...slugs]

/** The languages that links can be in; the recipient's own (empty) first. */
export const languageChoices: readonly LinkLanguage[] = ["", ...languages]

/** The codes in a text, each once. A line may hold one code, link or message, or several codes or links. */
export function codesIn(text: string): string[] {
  const codes = text
    .split(/[\n\r]+/)
    .flatMap(partsOf)
    .map(extractRegistrationCode)
  return [...new Set(codes.filter(Boolean))]
}

/** Least length of a word that is a code of its own; shorter words are groups of one code, as in "AB12 CD34". */
const standaloneCodeLength = 8

/**
 * The parts of a line that may each hold a code: its words, if every word can be a code of its own; otherwise what
 * stands between commas, semicolons and tabs. If one of these parts contains a blank, the line is not split: it is a
 * message, or a code in groups.
 */
function partsOf(line: string): string[] {
  const words = line.split(/[,;\s]+/).filter(Boolean)
  if (words.every((word) => word.length >= standaloneCodeLength && /\d/.test(word) && !registrationCodeProblem(word)))
    return words
  const parts = line.split(/[,;\t]+/).map((part) => part.trim())
  return parts.some((part) => part.includes(" ")) ? [line] : parts
}

/** How many links a plan makes. */
export const linkCount = ({ codes, pages, languages: linkLanguages, channels }: CampaignPlan): number =>
  codesIn(codes).length * pages.length * linkLanguages.length * channels.length

/** Every combination of a plan, in the order code, landing page, language, channel. */
export function targetsOf(plan: CampaignPlan): LinkTarget[] {
  const campaign = plan.name.trim()
  return codesIn(plan.codes).flatMap((code) =>
    plan.pages.flatMap((page) =>
      plan.languages.flatMap((language) =>
        plan.channels.map(({ name, utm }): LinkTarget => {
          const channel = name.trim()
          return { campaign, code, page, language, channel, utm: fillUtm(utm, { campaign, channel, language, page }) }
        }),
      ),
    ),
  )
}

/** The campaign parameters of a link, without empty ones. */
function parametersOf(utm: Utm): Parameter[] {
  return utmNames.flatMap((name) => (utm[name] ? [{ name: `utm_${name}`, value: utm[name] }] : []))
}

/**
 * The link to a target.
 * @throws a TypeError if the signed link is not a URL
 */
export function linkTo(target: LinkTarget, { link, madeAt, validUntil }: Omit<SignedLink, "code">): CampaignLink {
  const { page, language, utm } = target
  return { ...target, madeAt, validUntil, link: composeLink(link, { language, page, parameters: parametersOf(utm) }) }
}

/** Identifies a link, also among the links of several campaigns, which one file may hold. */
export const keyOf = ({ campaign, ...link }: LinkTarget): string => JSON.stringify([campaign, combinationOf(link)])

/**
 * Identifies a link among those that a plan makes, since a plan has each combination once. The campaign's name is left
 * out, so that links are still recognised after a campaign was renamed. A file may hold links of several campaigns, and
 * two of these links can have the same combination: use {@link keyOf} for the links of a file.
 */
export const combinationOf = ({ code, page, language, channel }: Omit<LinkTarget, "campaign">): string =>
  JSON.stringify([code, page, language, channel])
