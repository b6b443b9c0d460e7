// @vitest-environment node
import { expect, test } from "vitest"
import { linkTo, targetsOf, type CampaignPlan } from "./campaign"
import { lossesOf } from "./signatures"
import { noUtm } from "./utm"

const now = Date.parse("2027-03-01T10:00:00.000Z")
const plan: CampaignPlan = {
  name: "Spring",
  codes: "AB12",
  pages: ["", "lean"],
  languages: ["", "de"],
  channels: [{ name: "Mail", utm: { ...noUtm, source: "mail", medium: "email", campaign: "{campaign}" } }],
}
/** The links of the plan, which expire after this many days; undefined if nobody knows when. */
const linksEnding = (days: number | undefined) =>
  targetsOf(plan).map((target) =>
    linkTo(target, {
      link: "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1",
      madeAt: "2027-02-01T10:00:00.000Z",
      validUntil: days === undefined ? undefined : new Date(now + days * 24 * 60 * 60 * 1000).toISOString(),
    }),
  )

test.each<[string, Partial<CampaignPlan>, number | undefined, { replaced: number; removed: number }]>([
  ["no change", {}, 10, { replaced: 0, removed: 0 }],
  ["one language added", { languages: ["", "de", "pl"] }, 10, { replaced: 0, removed: 0 }],
  ["one language removed", { languages: ["de"] }, 10, { replaced: 0, removed: 2 }],
  ["a new name, which is in a value", { name: "Summer" }, 10, { replaced: 4, removed: 0 }],
  ["another code", { codes: "CD34" }, 10, { replaced: 0, removed: 4 }],
  ["no change, shortly before the links expire", {}, 1, { replaced: 4, removed: 0 }],
  ["no change, where nobody knows when the links expire", {}, undefined, { replaced: 4, removed: 0 }],
  ["one language removed, shortly before the links expire", { languages: ["de"] }, 1, { replaced: 2, removed: 2 }],
  ["a new name, after the links have expired", { name: "Summer" }, -1, { replaced: 0, removed: 0 }],
])("lost links are counted: %s", (_, changes, days, losses) => {
  expect(lossesOf(linksEnding(days), targetsOf({ ...plan, ...changes }), now)).toEqual(losses)
})

test("renaming a campaign loses no links if no parameter contains its name", () => {
  const plain = { ...plan, channels: plan.channels.map(({ name, utm }) => ({ name, utm: { ...utm, campaign: "s" } })) }
  const links = targetsOf(plain).map((target) =>
    linkTo(target, linksEnding(10)[0] ?? { link: "", madeAt: "", validUntil: "" }),
  )
  expect(lossesOf(links, targetsOf({ ...plain, name: "Summer" }), now)).toEqual({ replaced: 0, removed: 0 })
})
