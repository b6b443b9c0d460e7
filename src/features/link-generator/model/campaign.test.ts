// @vitest-environment node
import { expect, test } from "vitest"
import { unpackQuery } from "../../../lib/query"
import { codesIn, linkCount, linkTo, targetsOf, type CampaignPlan } from "./campaign"
import { noUtm } from "./utm"

const plan: CampaignPlan = {
  name: " Spring Sale ",
  codes: "AB12\nhttps://www.example.com/acquisition/?rc=CD34\n\nAB12",
  pages: ["", "lean"],
  languages: ["", "de"],
  channels: [
    { name: "Newsletter", utm: { ...noUtm, source: "{channel}", medium: "email", campaign: "{campaign}" } },
    { name: "Card", utm: { ...noUtm, source: "card", medium: "print", campaign: "{campaign}", content: "{language}" } },
  ],
}

const signed = {
  link: "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1.9f",
  madeAt: "2027-03-01T10:00:00.000Z",
  validUntil: "2027-03-15T10:00:00.000Z",
}

test.each([
  ["", []],
  ["AB12", ["AB12"]],
  ["AB12 CD34", ["AB12CD34"]],
  ["VALID-0001 NOINVITER-0001", ["VALID-0001", "NOINVITER-0001"]],
  ["AB12, CD34;EF56\r\n GH78 ", ["AB12", "CD34", "EF56", "GH78"]],
  ["Hi, your code is AB12.\nCD34", ["AB12", "CD34"]],
])("the codes in %j", (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test("a plan makes every combination once, in order", () => {
  const targets = targetsOf(plan)
  expect(targets).toHaveLength(linkCount(plan))
  expect(targets.map(({ code, page, language, channel }) => [code, page, language, channel].join("/"))).toEqual(
    ["AB12", "CD34"].flatMap((code) =>
      ["//Newsletter", "//Card", "/de/Newsletter", "/de/Card", "lean//Newsletter", "lean//Card"]
        .map((rest) => `${code}/${rest}`)
        .concat([`${code}/lean/de/Newsletter`, `${code}/lean/de/Card`]),
    ),
  )
  expect(targets[3]).toMatchObject({
    campaign: "Spring Sale",
    utm: { source: "card", medium: "print", campaign: "spring-sale", content: "de", term: "", id: "" },
  })
})

test("a part without a choice makes no link", () => {
  expect(targetsOf({ ...plan, languages: [] })).toEqual([])
  expect(linkCount({ ...plan, channels: [] })).toBe(0)
})

test("a link carries its values, and the signature of its code", () => {
  const [, , , target] = targetsOf({ ...plan, pages: ["lean"] })
  if (!target) throw new Error("no target")
  const made = linkTo(target, signed)
  expect(made).toMatchObject({ ...target, madeAt: signed.madeAt, validUntil: signed.validUntil })
  const { pathname, search } = new URL(made.link)
  expect(pathname).toBe("/acquisition/de/lean")
  expect([...new URLSearchParams(unpackQuery(search).search)]).toEqual([
    ["rc", "AB12"],
    ["validityTimestamp", "k1.9f"],
    ["utm_source", "card"],
    ["utm_medium", "print"],
    ["utm_campaign", "spring-sale"],
    ["utm_content", "de"],
  ])
})
