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
/** The links of the plan, which end after so many days; undefined: nobody knows. */
const linksEnding = (days: number | undefined) =>
  targetsOf(plan).map((target) =>
    linkTo(target, {
      link: "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1",
      madeAt: "2027-02-01T10:00:00.000Z",
      validUntil: days === undefined ? undefined : new Date(now + days * 24 * 60 * 60 * 1000).toISOString(),
    }),
  )

test.each<[string, Partial<CampaignPlan>, number | undefined, { replaced: number; removed: number }]>([
  ["nothing", {}, 10, { replaced: 0, removed: 0 }],
  ["one language more", { languages: ["", "de", "pl"] }, 10, { replaced: 0, removed: 0 }],
  ["one language less", { languages: ["de"] }, 10, { replaced: 0, removed: 2 }],
  ["the name, which is in a value,", { name: "Summer" }, 10, { replaced: 4, removed: 0 }],
  ["the code", { codes: "CD34" }, 10, { replaced: 0, removed: 4 }],
  ["nothing, near the end,", {}, 1, { replaced: 4, removed: 0 }],
  ["nothing, without a known end,", {}, undefined, { replaced: 4, removed: 0 }],
  ["one language less, near the end,", { languages: ["de"] }, 1, { replaced: 2, removed: 2 }],
  ["the name, after the end,", { name: "Summer" }, -1, { replaced: 0, removed: 0 }],
])("where %s has changed, this many links are lost", (_, changes, days, losses) => {
  expect(lossesOf(linksEnding(days), targetsOf({ ...plan, ...changes }), now)).toEqual(losses)
})

test("a name that is in no value changes no link", () => {
  const plain = { ...plan, channels: plan.channels.map(({ name, utm }) => ({ name, utm: { ...utm, campaign: "s" } })) }
  const links = targetsOf(plain).map((target) =>
    linkTo(target, linksEnding(10)[0] ?? { link: "", madeAt: "", validUntil: "" }),
  )
  expect(lossesOf(links, targetsOf({ ...plain, name: "Summer" }), now)).toEqual({ replaced: 0, removed: 0 })
})
