import { describe, expect, test } from "vitest"
import { openSandboxPage as open, origin } from "../../../tests/support/sandboxPage"
import { routeTable } from "../../router/routeTable"
import { pageAddress } from "../scenarios/scenarioLink"
import { allScenarios, wholeScenario } from "../scenarios/scenarios"
import { createWorld } from "../world"
import { findSandboxPage } from "./findSandboxPage"

/** The links of the scenarios, as written. */
function links(page: Document): (string | null)[] {
  return [...page.querySelectorAll("dt a")].map((link) => link.getAttribute("href"))
}

describe("the start page", () => {
  test("links to every scenario, none twice, each explained in one line", () => {
    const page = open("/acquisition/sandbox")
    expect([...page.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(
      allScenarios.map(([name]) => name),
    )
    const found = links(page)
    expect(found.filter((href, index) => found.indexOf(href) !== index)).toEqual([])
    const explanations = [...page.querySelectorAll("dd")].map(({ textContent }) => textContent)
    expect(explanations.filter((text) => text === "" || text.includes("\n"))).toEqual([])
  })

  test("leads to every page of the site", () => {
    const paths = allScenarios.map(([name]) => wholeScenario(name).page.replace(/\?.*/, ""))
    const addressed = routeTable.filter(({ path }) => !path.includes(":") && !path.includes("*"))
    expect(addressed.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
  })

  test("puts every link into the language and the screen that are switched on", () => {
    expect(links(open("/acquisition/sandbox/?lang=pl"))).toContain(
      pageAddress("registration/deny?reason=expired", "pl"),
    )
    const page = open("/acquisition/sandbox/?lang=pl&frame=small")
    expect(links(page)).toContain("/acquisition/sandbox/play?scenario=VALID-0001&lang=pl&frame=small")
    const current = [...page.querySelectorAll(".switch [aria-current]")].map(({ textContent }) => textContent)
    expect(current).toEqual(["Polski", "Small phone, 320 × 568"])
  })
})

describe("the faults page", () => {
  test("has an example, and lists every operation", () => {
    const page = open("/acquisition/sandbox/faults")
    const example: unknown = JSON.parse(page.querySelector("textarea")?.value ?? "")
    expect(example).toEqual({ operation: "registerCustomer", times: 1, delayMs: 2000, status: 503 })
    const names = [...page.querySelectorAll("main code")].map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(["*", "checkRegistrationCode", "registerCustomer", "defaults.json"]))
  })

  test("lists the active faults", () => {
    const world = createWorld()
    world.addFault({ operation: "registerCustomer", drop: true })
    const page = open("/acquisition/sandbox/faults", world)
    expect(page.querySelector("main code")?.textContent).toContain("registerCustomer")
  })
})

describe("findSandboxPage", () => {
  test.each(["/acquisition/", "/acquisition/sandbox/other", "/sandbox/"])("does not handle %s", (path) => {
    expect(findSandboxPage(createWorld(), new URL(path, origin))).toBeUndefined()
  })
})
