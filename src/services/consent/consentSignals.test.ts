import { expect, test } from "vitest"
import { signalsOf, type ServiceChoice } from "./consentSignals"

const essential: ServiceChoice = { category: "essential", given: true }
const choice = (category: string, given: boolean): ServiceChoice => ({ category, given })
const declared = (category: string, given: boolean, measuring: boolean, advertising: boolean): ServiceChoice => ({
  ...choice(category, given),
  declared: { measuring, advertising },
})

test.each<[title: string, choices: ServiceChoice[], measuring: string, advertising: string]>([
  ["nothing, as there is no service", [], "denied", "denied"],
  ["everything", [essential, choice("functional", true), choice("marketing", true)], "granted", "granted"],
  ["only functional ones", [choice("functional", true), choice("marketing", false)], "granted", "denied"],
  ["only marketing", [choice("functional", false), choice("marketing", true)], "denied", "granted"],
  ["a part of a category", [choice("marketing", true), choice("marketing", false)], "denied", "denied"],
  ["what a service declares, whatever its category", [declared("marketing", true, true, false)], "granted", "denied"],
  [
    "one of two that declare the same",
    [declared("functional", true, true, false), declared("marketing", false, true, true)],
    "denied",
    "denied",
  ],
  [
    "beside those that count by their category",
    [declared("marketing", false, true, false), choice("marketing", true)],
    "denied",
    "granted",
  ],
  ["an unknown category", [choice("statistics", true), choice("", true)], "denied", "denied"],
])("if the visitor consents to %s", (_title, choices, measuring, advertising) => {
  expect(signalsOf(choices)).toEqual({
    analytics_storage: measuring,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  })
})
