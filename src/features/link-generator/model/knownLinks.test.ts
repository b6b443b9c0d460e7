// @vitest-environment node
import { expect, test } from "vitest"
import type { MadeLink } from "./history"
import { detailsIn } from "./knownLinks"
import { readLink } from "./link"

const signed = "https://www.example.com/acquisition/?rc=AB12&validityTimestamp=k1.9f"
const made: MadeLink = {
  link: `${signed}&acqParams=utm_source%3Dcard%26utm_campaign%3Dspring-sale`,
  campaign: "Spring Sale",
  code: "AB12",
  page: "",
  language: "",
  channel: "Printed card",
  madeAt: "2027-03-01T10:00:00.000Z",
  validUntil: "2027-03-15T10:00:00.000Z",
}

function detailsOf(url: string) {
  const { contents } = readLink(url, ["www.example.com"])
  return contents && detailsIn([made])(contents, url)
}

test("a link of this browser brings its campaign, its channel and its end", () => {
  const { campaign, channel, madeAt, validUntil } = made
  expect(detailsOf(made.link)).toEqual({ campaign, channel, madeAt, validUntil })
})

test("another link with the same signature ends with it, and is named by its own parameters", () => {
  expect(detailsOf(`${signed}&acqParams=utm_source%3Dnews`)).toEqual({
    campaign: "",
    channel: "news",
    madeAt: made.madeAt,
    validUntil: made.validUntil,
  })
})

test.each(["?rc=AB12", "?rc=AB12&validityTimestamp=k1.ff", "?rc=CD34&validityTimestamp=k1.9f"])(
  "of %s nothing is known",
  (query) => {
    expect(detailsOf(`https://www.example.com/acquisition/${query}`)).toEqual({
      campaign: "",
      channel: "",
      madeAt: "",
      validUntil: undefined,
    })
  },
)
