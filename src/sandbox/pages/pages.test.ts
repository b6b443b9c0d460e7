import { describe, expect, test } from "vitest"
import { openSandboxPage as open, origin, scenarioOf } from "../../../tests/support/sandboxPage"
import { slugs } from "../../services/settings/landing"
import { languages } from "../../lib/languages"
import { createWorld } from "../world"
import { findSandboxPage } from "./findSandboxPage"

/** The links of the scenarios, as written. */
function links(page: Document): (string | null)[] {
  return [...page.querySelectorAll("dt a")].map((link) => link.getAttribute("href"))
}

/** The scenario behind the link with a name. */
const scenario = (page: Document, label: string) =>
  scenarioOf([...page.querySelectorAll("dt a")].find(({ textContent }) => textContent === label))

describe("the start page", () => {
  test("links to the landing page with every code and in every language", () => {
    const world = createWorld()
    const found = links(open("/acquisition/sandbox/", world))
    for (const code of Object.keys(world.state.codes)) expect(found).toContain(`/acquisition/?rc=${code}`)
    for (const language of languages) expect(found).toContain(`/acquisition/${language}?rc=VALID-0001`)
  })

  test("links to every landing page with a name of its own, with and without a code", () => {
    const found = links(open("/acquisition/sandbox/"))
    for (const slug of slugs) {
      expect(found).toContain(`/acquisition/${slug}`)
      expect(found).toContain(`/acquisition/${slug}?rc=VALID-0001`)
    }
  })

  test("opens both admin pages as an administrator, as another member, and as nobody", () => {
    const page = open("/acquisition/sandbox/")
    for (const [name, path] of [
      ["Link", "admin/registrationlinkgenerator"],
      ["Split", "admin/splitgenerator"],
    ])
      for (const [person, as] of [
        ["administrator", "admin"],
        ["another member", "member"],
        ["nobody", "nobody"],
      ])
        expect(scenario(page, `${name} generator as ${person}`)).toMatchObject({
          page: path,
          commands: [{ name: "sign-in", fields: { as } }],
        })
  })

  test("has a refused address in Polish on a phone in one link, with all that it needs", () => {
    expect(scenario(open("/acquisition/sandbox/"), "A refused address in Polish on a phone")).toMatchObject({
      language: "pl",
      frame: "phone",
      fresh: true,
      page: "?rc=VALID-0001",
      steps: expect.arrayContaining([
        { kind: "fill", field: "email", value: "refused@example.com" },
        { kind: "send", field: "email" },
      ]),
    })
  })

  test("explains each scenario in one line", () => {
    const page = open("/acquisition/sandbox")
    const explanations = [...page.querySelectorAll("dd")].map(({ textContent }) => textContent)
    expect(explanations.length).toBe(page.querySelectorAll("dt").length)
    expect(explanations.filter((text) => text === "" || text.includes("\n"))).toEqual([])
  })

  test("makes every scenario a link, and none twice", () => {
    const page = open("/acquisition/sandbox/")
    const found = links(page)
    expect(found.length).toBe(page.querySelectorAll("dt").length)
    expect(found.filter((href, index) => found.indexOf(href) !== index)).toEqual([])
  })

  test("lists each group in its index", () => {
    const page = open("/acquisition/sandbox/")
    const targets = [...page.querySelectorAll<HTMLAnchorElement>(".index a")].map(({ hash }) => hash.slice(1))
    expect(targets).toEqual([...page.querySelectorAll("section")].map(({ id }) => id))
    expect(new Set(targets).size).toBe(targets.length)
  })

  test("puts every link into the language and the screen that are switched on", () => {
    const page = open("/acquisition/sandbox/?lang=pl&frame=small")
    expect(scenario(page, "VALID-0001")).toMatchObject({ language: "pl", frame: "small", page: "?rc=VALID-0001" })
    expect(scenario(page, "Deutsch").language).toBe("de")
    expect(links(open("/acquisition/sandbox/?lang=pl"))).toContain("/acquisition/pl/registration/deny?reason=expired")
    const current = [...page.querySelectorAll(".switch [aria-current]")].map(({ textContent }) => textContent)
    expect(current).toEqual(["Polski", "Small phone, 320 × 568"])
  })

  test("finds scenarios by any words of group, name and explanation, and keeps the switches", () => {
    const page = open("/acquisition/sandbox/?q=REFUSED+phóne&frame=phone")
    const found = [...page.querySelectorAll("div:not([hidden]) > dt")].map(({ textContent }) => textContent)
    expect(found).toEqual(["A refused address in Polish on a phone"])
    expect(page.querySelectorAll("section:not([hidden])").length).toBe(1)
    expect(page.querySelector(".index li:not([hidden])")?.textContent).toBe("In one click")
    expect(page.querySelector("[role=status]")?.textContent).toMatch(/^1 of \d+ scenarios$/)
    expect(page.querySelector<HTMLInputElement>("[type=hidden][name=frame]")?.value).toBe("phone")
    expect(page.querySelector<HTMLInputElement>("[name=q]")?.value).toBe("REFUSED phóne")
  })
})

describe("the faults panel", () => {
  test("labels every field and offers every operation", () => {
    const page = open("/acquisition/sandbox/faults")
    for (const field of page.querySelectorAll("input:not([type=hidden]), select")) {
      expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toBeTruthy()
    }
    const operations = [...page.querySelectorAll("#operation option")].map(({ textContent }) => textContent)
    expect(operations).toEqual(
      expect.arrayContaining(["*", "checkRegistrationCode", "registerCustomer", "defaults.json"]),
    )
  })

  test("lists the active faults, and links to what sets them again", () => {
    const world = createWorld()
    world.addFault({ operation: "registerCustomer", drop: true, delayMs: 500 })
    const page = open("/acquisition/sandbox/faults", world)
    expect(page.querySelector("main code")?.textContent).toContain("registerCustomer")
    expect(scenarioOf(page.querySelector("main p a")).commands).toEqual([
      { name: "faults", fields: { operation: "registerCustomer", drop: "on", delayMs: "500" } },
    ])
  })
})

describe("the page that plays a scenario", () => {
  test("says what its link holds, and shows the site at the screen's size", () => {
    const page = open(
      "/acquisition/sandbox/play?title=%3Cb%3E&lang=pl&frame=phone&page=%3Frc%3DA&fill.email=a%40b.c&send=email",
    )
    expect(page.querySelector("h1")?.textContent).toBe("<b>")
    const facts = [...page.querySelectorAll("details li")].map(({ textContent }) => textContent)
    expect(facts).toEqual(["/acquisition/pl?rc=A", "Polski", "email: a@b.c", "The form with email is sent"])
    const frame = page.querySelector("iframe")
    expect([frame?.getAttribute("width"), frame?.getAttribute("height")]).toEqual(["390", "844"])
  })
})

describe("findSandboxPage", () => {
  test.each(["/acquisition/", "/acquisition/sandbox/other", "/sandbox/"])("does not handle %s", (path) => {
    expect(findSandboxPage(createWorld(), new URL(path, origin))).toBeUndefined()
  })

  test("gives each page a title, a single main heading and the way to the others", () => {
    const pages = ["", "outbox", "faults", "atlas/", "play"].map((name) => open(`/acquisition/sandbox/${name}`))
    expect(new Set(pages.map(({ title }) => title)).size).toBe(5)
    expect(pages.map((page) => page.querySelectorAll("h1").length)).toEqual([1, 1, 1, 1, 1])
    for (const page of pages)
      expect([...page.querySelectorAll("header nav a")].map(({ textContent }) => textContent)).toEqual([
        "Scenarios",
        "Outbox",
        "Faults",
        "Atlas",
        "Site",
      ])
  })
})
