// @vitest-environment node
import { expect, test } from "vitest"
import { linkTo, targetsOf, type CampaignLink, type CampaignPlan, type LinkTarget } from "./campaign"
import { planGaps, campaignPlanOf, targetsToResume, targetsKeepingValues } from "./recoverPlan"
import { noUtm, type Utm } from "./utm"

const planWith = (utm: Partial<Utm>, changes: Partial<CampaignPlan> = {}): CampaignPlan => ({
  name: "Spring Sale",
  codes: "AB12\nCD34",
  pages: ["", "lean", "new-in-autumn"],
  languages: ["", "de", "pl"],
  channels: [{ name: "Printed Card", utm: { ...noUtm, source: "card", medium: "print", campaign: "s", ...utm } }],
  ...changes,
})
const linksTo = (targets: readonly LinkTarget[]): CampaignLink[] =>
  targets.map((target) =>
    linkTo(target, {
      link: `https://www.example.com/acquisition/?rc=${target.code}&validityTimestamp=k1`,
      madeAt: "2027-03-01T10:00:00.000Z",
      validUntil: undefined,
    }),
  )
const contentOf = (plan: CampaignPlan) => plan.channels[0]?.utm.content

test.each([
  "{language}",
  "{page}",
  "{page}_{language}",
  "{language}-{page}.{channel}",
  "{campaign}-{language}",
  "x{language}y",
  "spring-{language}",
  "{page}-lean-{language}",
  "sale",
  "",
])("%j is recovered from the values that it was filled into", (content) => {
  expect(contentOf(campaignPlanOf(targetsOf(planWith({ content }))))).toBe(content)
})

test.each([
  [
    { source: "printed-card", campaign: "spring-sale" },
    { source: "{channel}", campaign: "{campaign}" },
  ],
  [{ content: "start_any" }, { content: "{page}_{language}" }],
  [{ content: "spring-sale-2" }, { content: "spring-sale-2" }],
])("where all links share %j, a name is a placeholder only if nothing else remains", (utm, recovered) => {
  const [target] = targetsOf(planWith(utm))
  expect(campaignPlanOf(target ? [target] : []).channels[0]?.utm).toMatchObject(recovered)
})

test("links lead back to a plan that makes the same ones", () => {
  const targets = targetsOf(planWith({ campaign: "{campaign}", content: "{page}_{language}" }))
  expect(targetsOf(campaignPlanOf(targets))).toEqual(targets)
  expect(campaignPlanOf([])).toEqual({ name: "", codes: "", pages: [], languages: [], channels: [] })
})

/** Links of which two have a content of their own. */
const irregular = linksTo(
  targetsOf(planWith({ content: "plain" })).map((target, row) =>
    row < 2 ? { ...target, utm: { ...target.utm, content: `own-${row}` } } : target,
  ),
)

test("a value without a pattern is left empty and named, and links that exist keep theirs", () => {
  const plan = campaignPlanOf(irregular)
  expect(contentOf(plan)).toBe("")
  expect(planGaps({ plan, links: irregular })).toEqual({
    deviations: [{ channel: "Printed Card", names: ["content"] }],
    missing: 0,
  })
  const [channel] = plan.channels
  if (!channel) throw new Error("no channel")
  const next: CampaignPlan = {
    ...plan,
    name: "Renamed",
    languages: [...plan.languages, "fr"],
    channels: [{ ...channel, utm: { ...channel.utm, medium: "letter", content: "new" } }],
  }
  const targets = targetsKeepingValues(next, { plan, links: irregular })
  const utmOf = (wanted: (target: LinkTarget) => boolean) => targets.filter(wanted).map(({ utm }) => utm)
  expect(utmOf(({ language }) => language === "fr").map(({ content }) => content)).toEqual(Array(6).fill("new"))
  expect(utmOf(({ language }) => language !== "fr").map(({ content }) => content)).toEqual(
    irregular.map(({ utm }) => utm.content),
  )
  expect(new Set(targets.map(({ utm }) => utm.medium))).toEqual(new Set(["letter"]))
})

test("the links that remain to be made replace no existing link, unless it is the same one", () => {
  const plan = planWith({})
  const [first, second, ...others] = linksTo(targetsOf(plan))
  const pending = targetsOf(planWith({}, { name: "Autumn Sale" })).slice(0, 1)
  if (!first || !second) throw new Error("two links")
  expect(targetsToResume({ plan, links: [first], pending })).toEqual([first, ...pending])
  const { link: _, madeAt: __, validUntil: ___, ...target } = second
  expect(targetsToResume({ plan, links: [first, second, ...others], pending: [target] })).toEqual([
    first,
    ...others,
    target,
  ])
})

test("a campaign made here has no gaps; a plan recovered from a file may make more links than the file has", () => {
  const plan = planWith({ content: "{page}" })
  const links = linksTo(targetsOf(plan))
  expect(planGaps({ plan, links })).toEqual({ deviations: [], missing: 0 })
  const fewer = links.filter(({ code, page, language }) => code === "AB12" && (page === "" || language === ""))
  expect(planGaps({ plan: campaignPlanOf(fewer), links: fewer })).toEqual({ deviations: [], missing: 4 })
  expect(planGaps({ plan, links: links.filter(({ code }) => code === "AB12") }).missing).toBe(0)
})
