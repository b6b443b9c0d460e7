// @vitest-environment node
import { expect, test } from "vitest"
import { linkTo, targetsOf, type CampaignPlan } from "./campaign"
import { formatCampaigns, parseCampaigns, readCampaignPlan, withCampaign, type Campaign } from "./storedCampaign"
import { noUtm } from "./utm"

const plan: CampaignPlan = {
  name: "Spring",
  codes: "AB12\nCD34",
  pages: ["", "lean"],
  languages: ["", "de"],
  channels: [{ name: "Mail", utm: { ...noUtm, source: "{channel}", medium: "email", campaign: "{campaign}" } }],
}
const links = targetsOf(plan).map((target) =>
  linkTo(target, {
    link: `https://www.example.com/acquisition/?rc=${target.code}&validityTimestamp=k1.9f`,
    madeAt: "2027-03-01T10:00:00.000Z",
    validUntil: target.code === "AB12" ? "2027-03-15T10:00:00.000Z" : undefined,
  }),
)
const campaign: Campaign = { id: "1", plan, links }

test("campaigns come back from storage as they were", () => {
  expect(parseCampaigns(formatCampaigns([campaign, { ...campaign, id: "2", links: [] }]))).toEqual([
    campaign,
    { ...campaign, id: "2", links: [] },
  ])
  const pending = targetsOf({ ...plan, codes: "EF56" })
  const dated = { ...campaign, pending, createdAt: "2027-03-01T10:00:00.000Z" }
  expect(parseCampaigns(formatCampaigns([dated]))).toEqual([dated])
})

test("a signed link is stored once", () => {
  expect(formatCampaigns([campaign]).match(/validityTimestamp/g)).toHaveLength(2)
})

test("the campaign that was changed last comes first", () => {
  const second = { ...campaign, id: "2" }
  expect(withCampaign([campaign, second], second)).toEqual([second, campaign])
})

test.each([null, "", "{", "null", "7", "{}", "[null, 7, {}, []]"])("%j holds no campaign", (text) => {
  expect(parseCampaigns(text)).toEqual([])
})

test.each([
  '[{"id":"1"}]',
  '[{"id":"1","plan":7,"signed":{},"rows":"x"}]',
  '[{"id":"1","plan":{"pages":[7],"channels":7},"signed":[{"code":"A","link":"javascript:alert(1)"}],"rows":[[0]]}]',
  '[{"id":"1","rows":[[0,"a"],[null],7,["0"]],"signed":[null]}]',
])("of %j only what is usable is kept", (text) => {
  expect(parseCampaigns(text)).toEqual([{ id: "1", plan: readCampaignPlan(undefined), links: [] }])
})
