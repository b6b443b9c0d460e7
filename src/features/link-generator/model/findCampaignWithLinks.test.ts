// @vitest-environment node
import { expect, test } from "vitest"
import { linkTo, targetsOf, type CampaignPlan, type LinkOrTarget } from "./campaign"
import { findCampaignWithLinks } from "./findCampaignWithLinks"
import type { Campaign } from "./storedCampaign"
import { noUtm } from "./utm"

const plan: CampaignPlan = {
  name: "Spring",
  codes: "AB12\nCD34",
  pages: ["", "lean"],
  languages: [""],
  channels: [{ name: "Mail", utm: { ...noUtm, source: "mail", medium: "email", campaign: "spring" } }],
}
const targets = targetsOf(plan)
const signedAs = (signature: string) =>
  targets.map((target) =>
    linkTo(target, {
      link: `https://www.example.com/acquisition/?rc=${target.code}&validityTimestamp=k1.${signature}`,
      madeAt: "2027-03-01T10:00:00.000Z",
      validUntil: undefined,
    }),
  )
const links = signedAs("9f")
const campaign: Campaign = { id: "1", plan, links }
const changed = (part: Partial<(typeof targets)[number]>): LinkOrTarget[] =>
  targets.map((target, row) => (row === 0 ? { ...target, ...part } : target))

test.each<readonly [string, readonly LinkOrTarget[], Partial<Campaign>, boolean]>([
  ["the same links", links, {}, true],
  ["the same links in another order", [...links].reverse(), {}, true],
  ["the same rows without links", targets, {}, true],
  ["rows whose links are still to be made", targets, { links: links.slice(0, 3), pending: targets.slice(3) }, true],
  ["rows of which a code was rejected", targets, { links: links.slice(0, 2) }, true],
  ["links signed at another time", signedAs("a0"), {}, false],
  ["one row less", links.slice(1), {}, false],
  ["more rows", targets, { links: links.slice(0, 3) }, false],
  [
    "rows of a code that was never asked for",
    targets,
    { links: links.slice(0, 2), plan: { ...plan, codes: "AB12" } },
    false,
  ],
  ["another value", changed({ utm: { ...noUtm, source: "card" } }), {}, false],
  ["another name", changed({ campaign: "Summer" }), {}, false],
  ["links of which none is kept", links, { links: [] }, false],
])("a file with %s", (_, rows, change, isSame) => {
  expect(
    findCampaignWithLinks(rows, [
      { ...campaign, id: "0", links: links.slice(0, 1) },
      { ...campaign, ...change },
    ])?.id,
  ).toBe(isSame ? "1" : undefined)
})
