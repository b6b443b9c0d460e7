// @vitest-environment node
import { describe, expect, test } from "vitest"
import { pageAddress, readScenario, scenarioHref, type Scenario } from "./scenarioLink"

const queryOf = (href: string) => new URL(href, "https://shop.example").searchParams

describe("the link of a scenario", () => {
  test("holds everything, in order", () => {
    const scenario: Scenario = {
      title: "A & B",
      language: "pl",
      frame: "phone",
      fresh: true,
      commands: [
        { name: "faults", fields: { operation: "*", status: "500" } },
        { name: "faults", fields: { operation: "defaults.json", drop: "on" } },
        { name: "flags", fields: {} },
      ],
      page: "?rc=A&b=c",
      steps: [
        { kind: "fill", field: "email", value: "ä+b@example.org" },
        { kind: "press", selector: "#a > b" },
        { kind: "fill", field: "country", value: "PL" },
        { kind: "send", field: "email" },
      ],
    }
    expect(readScenario(queryOf(scenarioHref(scenario)))).toEqual(scenario)
  })

  test("is the page's own where a page is all of it", () => {
    expect(scenarioHref({ page: "?rc=A" })).toBe("/acquisition/?rc=A")
    expect(scenarioHref({ page: "?rc=A" }, { language: "pl" })).toBe("/acquisition/pl?rc=A")
    expect(scenarioHref({ page: "", language: "de" }, { language: "pl" })).toBe("/acquisition/de")
  })

  test("leaves out what it does not know", () => {
    expect(readScenario(queryOf("?lang=xx&frame=cinema&reset=1&page=about-us"))).toEqual({
      page: "about-us",
      fresh: false,
      commands: [],
      steps: [],
    })
  })
})

test.each([
  ["about-us", "pl", "/acquisition/pl/about-us"],
  ["", undefined, "/acquisition/"],
  ["sandbox/outbox", "pl", "/acquisition/sandbox/outbox"],
  ["/entrance/login", "pl", "/entrance/login"],
  // Never to another host.
  ["//other.example/", undefined, "/acquisition///other.example/"],
  ["/\\other.example/", undefined, "/acquisition//\\other.example/"],
  ["javascript:alert(1)", "en", "/acquisition/en/javascript:alert(1)"],
] as const)("the page %s in %s is at %s", (page, language, address) => {
  expect(pageAddress(page, language)).toBe(address)
})
