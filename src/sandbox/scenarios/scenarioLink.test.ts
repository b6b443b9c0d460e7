import { expect, test } from "vitest"
import { scenarioHref } from "./scenarioLink"
import { allScenarios, stepsTo, wholeScenario } from "./scenarios"

const invited = { see: "[name=firstName]" }

test("the link of a scenario is the page's own where a page is all of it", () => {
  expect(scenarioHref("VALID-0001")).toBe("/acquisition/?rc=VALID-0001")
  expect(scenarioHref("VALID-0001", { language: "pl" })).toBe("/acquisition/pl?rc=VALID-0001")
  expect(scenarioHref("about-us", { language: "pl" })).toBe("/acquisition/pl/about-us")
  expect(scenarioHref("Log in", { language: "pl" })).toBe("/entrance/login")
})

test("any other link names the scenario, with the switches where it does not say otherwise", () => {
  expect(scenarioHref("A sent form")).toBe("/acquisition/sandbox/play?scenario=A+sent+form")
  expect(scenarioHref("VALID-0001", { frame: "small" })).toBe(
    "/acquisition/sandbox/play?scenario=VALID-0001&frame=small",
  )
  expect(scenarioHref("A refused address in Polish on a phone", { language: "de" })).toMatch(/&lang=pl&frame=phone$/)
})

test("a scenario begins with the page, the commands and the steps of those that it continues", () => {
  expect(wholeScenario("A generated link")).toMatchObject({
    page: "admin/registrationlinkgenerator",
    commands: [{ name: "sign-in", fields: { as: "admin" } }],
  })
  const filled = stepsTo("A filled form")
  expect(stepsTo("VALID-0001")).toEqual([invited])
  expect(stepsTo("A sent form").slice(0, filled.length)).toEqual(filled)
  expect(stepsTo("A sent form", "A filled form")).toEqual(stepsTo("A sent form").slice(filled.length))
})

test("every name is unique, and what a scenario continues exists", () => {
  const names = allScenarios.map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(() => wholeScenario(name)).not.toThrow()
})

test("no scenario has the name of none", () => {
  expect(() => wholeScenario("Nowhere")).toThrow('There is no scenario "Nowhere".')
})
