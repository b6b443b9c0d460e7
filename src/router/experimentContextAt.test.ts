import { expect, test } from "vitest"
import { slugs } from "../services/settings/landing"
import { routeTable } from "./routeTable"
import { experimentContextAt } from "./experimentContextAt"

test.each(["", ...slugs, "spring"])("%j is a landing page, or may be one", (path) => {
  expect(experimentContextAt(path)).toEqual({ path, landingPath: path, enabled: true })
})

test("routes match in any case", () => {
  expect(experimentContextAt("Registration/ActivateAccount")).toMatchObject({ enabled: false })
  // One that a flag defines.
  expect(experimentContextAt("Spring")).toMatchObject({ path: "spring", landingPath: "spring" })
  expect(experimentContextAt("About-Us")).toEqual({ path: "about-us", landingPath: undefined, enabled: true })
})

test.each(["spring/sale", "content/terms", "social-registration-second-step"])("%s is no landing page", (path) => {
  expect(experimentContextAt(path).landingPath).toBeUndefined()
})

test.each(routeTable.filter(({ name }) => name !== "landing"))("$name is not a landing page", ({ path, analytics }) => {
  expect(experimentContextAt(path)).toEqual({ path, landingPath: undefined, enabled: analytics })
})
