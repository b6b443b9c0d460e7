// @vitest-environment node
import { expect, test } from "vitest"
import { joinHistory, linksPerCampaign, formatHistory, historyLimit, parseHistory, type MadeLink } from "./history"

const made = (number: number): MadeLink => ({
  link: `https://www.example.com/acquisition/?rc=CODE-${number}`,
  campaign: "Spring",
  code: `CODE-${number}`,
  page: "lean",
  language: "de",
  channel: "Card",
  madeAt: "2027-03-01T10:00:00.000Z",
  validUntil: number % 2 ? "2027-03-15T10:00:00.000Z" : undefined,
})

test("the newest links come first, each once, and the oldest are forgotten", () => {
  const history = joinHistory([made(1), made(2)], [made(3), made(1)])
  expect(history.map(({ code }) => code)).toEqual(["CODE-3", "CODE-1", "CODE-2"])
  // Two channels of a campaign may make the same link.
  expect(joinHistory([], [made(1), { ...made(1), channel: "Other" }])).toEqual([made(1)])
  const many = Array.from({ length: historyLimit + 10 }, (_, number) => made(number))
  expect(joinHistory(many, [made(-1)])).toHaveLength(historyLimit)
})

test("a history comes back from storage as it was", () => {
  const history = [made(1), made(2)]
  expect(parseHistory(formatHistory(history))).toEqual(history)
})

test.each([null, "{", "null", "7", "{}", '[null, 7, {}, {"link":"javascript:alert(1)"}, {"link":7}]'])(
  "%j holds no history",
  (text) => {
    expect(parseHistory(text)).toEqual([])
  },
)

test("what is missing is empty", () => {
  expect(parseHistory('[{"link":"https://x/","language":"xx","code":7}]')).toEqual([
    {
      link: "https://x/",
      campaign: "",
      code: "",
      page: "",
      language: "",
      channel: "",
      madeAt: "",
      validUntil: undefined,
    },
  ])
})

test("a large campaign pushes out no single link and no other campaign", () => {
  const linkOf = (campaign: string, number: number): MadeLink => ({
    ...made(number),
    link: `https://www.example.com/acquisition/?rc=${campaign}-${number}`,
    campaign,
    inCampaign: true,
  })
  const many = (campaign: string, count: number) =>
    Array.from({ length: count }, (_, number) => linkOf(campaign, number))
  const single = [made(1), made(2)]
  const history = joinHistory(joinHistory(single, many("Spring", 3)), many("Autumn", 600))
  const countOf = (name: string) => history.filter(({ campaign, inCampaign }) => inCampaign && campaign === name).length
  expect([countOf("Spring"), countOf("Autumn")]).toEqual([3, linksPerCampaign])
  expect(history.slice(-2)).toEqual(single)
  expect(parseHistory(formatHistory(history))).toEqual(history)
  const ten = Array.from({ length: 10 }, (_, index) => many(`Campaign ${index}`, 100)).flat()
  expect(joinHistory(single, ten)).toHaveLength(historyLimit + 2)
})
