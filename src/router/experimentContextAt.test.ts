// @vitest-environment node
import { expect, test } from "vitest"
import { slugs } from "../services/settings/landing"
import { routeTable } from "./routeTable"
import { viewAt } from "./experimentContextAt"

test.each(["", ...slugs, "spring"])("%j is a landing page, or may be one", (path) => {
  expect(viewAt(path)).toEqual({ path, landingPath: path, runs: true })
})

test.each(["spring/sale", "content/terms", "social-registration-second-step"])("%s cannot be one", (path) => {
  expect(viewAt(path).landingPath).toBeUndefined()
})

test.each(routeTable.filter(({ name }) => name !== "landing"))("$name is not", ({ path, analytics }) => {
  expect(viewAt(path)).toEqual({ path, landingPath: undefined, runs: analytics })
})
