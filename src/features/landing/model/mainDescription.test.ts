import { expect, test } from "vitest"
import { landingConfiguration, slugs } from "../../../services/settings/landing"
import { mainDescription } from "./mainDescription"

const nobody = { accepted: false, named: false, secondStep: false }
const accepted = { ...nobody, accepted: true }
const invited = { ...accepted, named: true }

test.each([
  ["", nobody, "default"],
  ["", accepted, "default"],
  ["", invited, "invited"],
  ["", { ...nobody, named: true }, "invited"],
  ["lean", invited, "invited"],
  ["lean", { ...invited, secondStep: true }, "leanSecondStep"],
  ["viral", nobody, "viral"],
  ["viral", invited, "invited"],
  ["social", nobody, "social"],
  ["social", invited, "socialRegistration"],
  ["product-share", invited, "viralProductShare"],
  ["daba", invited, "daba"],
  ["waiting-list", invited, "waitingListApproved"],
  ["black-friday", nobody, "default"],
  ["welcome-10", invited, "social-10-percent-no-mov"],
  ["welcome-15", nobody, "social-15-percent-no-mov"],
  ["welcome-15-min", nobody, "social-15-percent-mov"],
  ["welcome-20-min", nobody, "social-20-percent-mov"],
])("/%s for %j shows %s", (path, visit, variant) => {
  expect(mainDescription(landingConfiguration(path), visit)).toBe(variant)
})

test("every named landing page is in the table above", () => expect(slugs).toHaveLength(11))

test("an unknown path shows the default page", () => {
  expect(landingConfiguration("toString")).toEqual(landingConfiguration(""))
})
