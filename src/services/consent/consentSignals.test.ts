// @vitest-environment node
import { expect, test } from "vitest"
import { signalsOf, type ServiceChoice } from "./consentSignals"

const essential: ServiceChoice = { category: "essential", given: true }
const choice = (category: string, given: boolean): ServiceChoice => ({ category, given })

test.each<[title: string, choices: ServiceChoice[], measuring: string, advertising: string]>([
  ["no service", [], "denied", "denied"],
  ["essential ones alone", [essential], "denied", "denied"],
  ["all", [essential, choice("functional", true), choice("marketing", true)], "granted", "granted"],
  ["none", [essential, choice("functional", false), choice("marketing", false)], "denied", "denied"],
  ["functional alone", [choice("functional", true), choice("marketing", false)], "granted", "denied"],
  ["marketing alone", [choice("functional", false), choice("marketing", true)], "denied", "granted"],
  ["a part of a category", [choice("marketing", true), choice("marketing", false)], "denied", "denied"],
  ["an unknown category", [choice("statistics", true), choice("", true)], "denied", "denied"],
])("granted: %s", (_title, choices, measuring, advertising) => {
  expect(signalsOf(choices)).toEqual({
    analytics_storage: measuring,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  })
})
