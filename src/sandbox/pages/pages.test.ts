import { describe, expect, it } from "vitest"
import { slugs } from "../../services/settings/landing"
import { languages } from "../../lib/languages"
import { addMember, sendActivationMail } from "../resolvers/accounts"
import { createWorld } from "../world"
import { findSandboxPage } from "./findSandboxPage"
import { renderDocument } from "./page"

/** The page at a path, parsed as a browser does. */
function open(path: string, world = createWorld()): Document {
  const page = findSandboxPage(world, path)
  if (!page) throw new Error(`No page at ${path}`)
  return new DOMParser().parseFromString(renderDocument(page), "text/html")
}

/** The links in a page, as written. */
function links(page: Document): (string | null)[] {
  return [...page.querySelectorAll("main a")].map((link) => link.getAttribute("href"))
}

describe("the start page", () => {
  it("links to the landing page with every code and in every language", () => {
    const world = createWorld()
    const found = links(open("/acquisition/sandbox/", world))
    for (const code of Object.keys(world.state.codes)) expect(found).toContain(`/acquisition/?rc=${code}`)
    for (const language of languages) expect(found).toContain(`/acquisition/${language}?rc=VALID-0001`)
  })

  it("links to every landing page with a name of its own, with and without a code", () => {
    const found = links(open("/acquisition/sandbox/"))
    for (const slug of slugs) {
      expect(found).toContain(`/acquisition/${slug}`)
      expect(found).toContain(`/acquisition/${slug}?rc=VALID-0001`)
    }
  })

  it("opens both admin pages as an administrator, as another member, and as nobody", () => {
    const forms = [...open("/acquisition/sandbox/").querySelectorAll<HTMLFormElement>('form[action$="/sign-in"]')]
    const sent = forms.map((form) => [...new FormData(form).values()].map(String).join(" "))
    for (const page of ["registrationlinkgenerator", "splitgenerator"])
      for (const as of ["admin", "member", "nobody"]) expect(sent).toContain(`${as} /acquisition/admin/${page}`)
  })

  it("explains each scenario in one line", () => {
    const page = open("/acquisition/sandbox")
    const explanations = [...page.querySelectorAll("dd")].map(({ textContent }) => textContent)
    expect(explanations.length).toBe(page.querySelectorAll("dt").length)
    expect(explanations.filter((text) => text === "" || text.includes("\n"))).toEqual([])
  })

  it("links to no URL twice", () => {
    const found = links(open("/acquisition/sandbox/"))
    expect(found.filter((href, index) => found.indexOf(href) !== index)).toEqual([])
  })
})

describe("the outbox", () => {
  it("shows the newest e-mail first, in its language, with the link to click", () => {
    const world = createWorld()
    sendActivationMail(world, addMember(world, "first@example.org", "Ada", "pending"), "en")
    sendActivationMail(world, addMember(world, "second@example.org", "<b>Bo</b>", "pending"), "sv")
    const page = open("/acquisition/sandbox/outbox", world)
    const [newest] = page.querySelectorAll("article")
    expect(newest?.lang).toBe("sv")
    expect(newest?.textContent).toContain("second@example.org")
    expect(newest?.textContent).toContain("Hej <b>Bo</b>,")
    expect(newest?.querySelector("a")?.textContent).toBe("Aktivera mitt konto")
    expect(newest?.querySelector("a")?.getAttribute("href")).toBe(world.state.outbox[1]?.linkPath)
  })

  it("says so when it is empty", () => {
    expect(open("/acquisition/sandbox/outbox").querySelector("main")?.textContent).toContain("Nothing was sent yet")
  })
})

describe("the faults panel", () => {
  it("labels every field and offers every operation", () => {
    const page = open("/acquisition/sandbox/faults")
    for (const field of page.querySelectorAll("input:not([type=hidden]), select")) {
      expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toBeTruthy()
    }
    const operations = [...page.querySelectorAll("#operation option")].map(({ textContent }) => textContent)
    expect(operations).toEqual(
      expect.arrayContaining(["*", "checkRegistrationCode", "registerCustomer", "defaults.json"]),
    )
  })

  it("lists the active faults", () => {
    const world = createWorld()
    world.addFault({ operation: "registerCustomer", drop: true })
    expect(open("/acquisition/sandbox/faults", world).querySelector("main code")?.textContent).toContain(
      "registerCustomer",
    )
  })
})

describe("findSandboxPage", () => {
  it.each(["/acquisition/", "/acquisition/sandbox/other", "/sandbox/"])("does not handle %s", (path) => {
    expect(findSandboxPage(createWorld(), path)).toBeUndefined()
  })

  it("gives each page a title and a single main heading", () => {
    const pages = ["", "outbox", "faults"].map((name) => open(`/acquisition/sandbox/${name}`))
    expect(new Set(pages.map(({ title }) => title)).size).toBe(3)
    expect(pages.map((page) => page.querySelectorAll("h1").length)).toEqual([1, 1, 1])
  })
})
