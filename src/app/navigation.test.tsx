import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { address, expectFocus, left, openPage, world } from "../../tests/support/openPage"
import { stopClock } from "../../tests/support/stoppedClock"
import { textsOf } from "../../tests/support/words"
import { createMemberToken } from "../sandbox/tokens"

const findHeading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const header = () => within(screen.getByRole("banner"))
const footer = () => within(screen.getByRole("contentinfo"))

stopClock()

afterEach(() => {
  vi.doUnmock("../pages/about-us/page.tsx")
  vi.doUnmock("../../locales/de/about.json")
})

describe("a navigation", () => {
  test("moves focus to the new page's heading, updates the title and scrolls to the top", async () => {
    const user = await openPage("/acquisition/")
    await user.click(footer().getByRole("link", { name: "About us" }))
    const heading = await findHeading("About Us")
    expect(address()).toBe("/acquisition/about-us")
    await expectFocus(heading)
    await waitFor(() => expect(document.title).toBe("About Us – Lisière"))
    history.back()
    await findHeading("Luxury fashion, by invitation")
    expect(address()).toBe("/acquisition/")
  })

  test("always keeps the visitor's language", async () => {
    await openPage("/acquisition/pl/registration/formfinished")
    for (const link of screen.getAllByRole<HTMLAnchorElement>("link")) {
      const href = link.getAttribute("href") ?? ""
      const isSite = href.startsWith("/acquisition")
      if (isSite && !link.hreflang) expect(href).toMatch(/^\/acquisition\/pl(\/|$)/)
    }
  })
})

describe.each(["en", "pl"] as const)("in %s", (language) => {
  test("an unknown URL shows the not-found page, and Back is not a trap", async () => {
    await openPage("/acquisition/about-us")
    const { notFound } = await textsOf(language, "error")
    const user = await openPage(`/acquisition/${language}/no/such/page?x=1`)
    await findHeading(notFound.title)
    expect(address()).toBe(language === "en" ? "/acquisition/error/404" : `/acquisition/${language}/error/404`)
    await waitFor(() => expect(document.documentElement.lang).toBe(language))
    await user.click(screen.getByRole("link", { name: notFound.link }))
    const landing = await textsOf(language, "landing")
    await findHeading(landing.main.default.title)
    history.go(-2)
    await findHeading("About Us")
    expect(address()).toBe("/acquisition/about-us")
  })
})

test("a missing page is reported with its path", async () => {
  await openPage("/acquisition/de/no/such/page?code=secret")
  await findHeading(/./)
  const { queuedProblems } = await import("../services/monitoring/report")
  expect(queuedProblems()).toContainEqual({
    name: "page-not-found",
    detail: expect.stringContaining("/de/no/such/page"),
  })
  expect(JSON.stringify(queuedProblems())).not.toContain("secret")
})

describe("the language of the start page", () => {
  test.each([
    ["lang=fr", "/acquisition/", "fr"],
    ["", "/acquisition/?lang=sv", "sv"],
    ["lang=fr", "/acquisition/?lang=sv", "fr"],
    ["lang=fr", "/acquisition/de", "de"],
    ["lang=xx", "/acquisition/", "en"],
  ] as const)("with the cookie %j at %s is %s", async (cookie, path, language) => {
    document.cookie = `${cookie || "none=1"}; Path=/`
    await openPage(path)
    const landing = await textsOf(language, "landing")
    expect(screen.getByRole("heading", { level: 1, name: landing.main.default.title })).toBeTruthy()
    expect(address()).toBe(path)
  })
})

describe("choosing a language", () => {
  test("keeps page, query and hash, and is remembered until Back undoes it", async () => {
    const user = await openPage("/acquisition/de/about-us?x=1#stores")
    await user.click(footer().getByRole("link", { name: "Italiano" }))
    await findHeading((await textsOf("it", "about")).title)
    expect(`${address()} ${document.cookie}`).toMatch(/^\/acquisition\/it\/about-us\?x=1#stores .*lang=it/)
    expect(footer().getByRole("link", { name: "Italiano" }).getAttribute("aria-current")).toBe("true")
    await waitFor(() => expect(document.documentElement.lang).toBe("it"))
    history.back()
    await findHeading((await textsOf("de", "about")).title)
    await waitFor(() => expect(document.cookie).toContain("lang=de"))
  })

  test("leads from a prefix back to English without one", async () => {
    const user = await openPage("/acquisition/de/about-us")
    // A URL alone is not a choice.
    expect(document.cookie).not.toContain("lang=")
    await user.click(footer().getByRole("link", { name: "English" }))
    await findHeading("About Us")
    expect(address()).toBe("/acquisition/about-us")
    expect(document.cookie).toContain("lang=en")
  })

  test("offline changes nothing, and says so until it can be chosen", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const user = await openPage("/acquisition/about-us")
    await user.click(footer().getByRole("link", { name: "Italiano" }))
    expect(footer().getByRole("alert").textContent).toMatch(/^Network issue detected\./)
    expect([address(), document.cookie]).toEqual(["/acquisition/about-us", expect.not.stringContaining("lang=")])
    online.mockRestore()
    dispatchEvent(new Event("online"))
    await waitFor(() => expect(footer().queryByRole("alert")).toBeNull())
    await user.click(footer().getByRole("link", { name: "Italiano" }))
    await findHeading((await textsOf("it", "about")).title)
  })

  test('shows English, with lang="en", if the texts of a language cannot be loaded', async () => {
    vi.doMock("../../locales/de/about.json", () => {
      throw new Error("404")
    })
    await openPage("/acquisition/de/about-us")
    await findHeading("About Us")
    await waitFor(() => expect(document.documentElement.lang).toBe("en"))
  })
})

test("a page that cannot be loaded: is loaded again by Try again, also at a URL with a fragment", async () => {
  vi.doMock("../pages/about-us/page.tsx", () => {
    throw new Error("the chunk is gone")
  })
  const user = await openPage("/acquisition/")
  history.pushState(null, "", "/acquisition/about-us#stores")
  dispatchEvent(new PopStateEvent("popstate"))
  await findHeading("Internal Server Error")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(left).toEqual([location.href])
  expect(address()).toBe("/acquisition/about-us#stores")
  expect(screen.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/acquisition/")
  history.back()
  await expectFocus(await findHeading("Luxury fashion, by invitation"))
})

describe("a member", () => {
  test("sees a link to the shop instead of the login", async () => {
    document.cookie = `authToken=${createMemberToken("member@example.com")}; Path=/`
    world.state.settings = { storeUrl: "/shop" }
    const user = await openPage("/acquisition/")
    expect(header().queryByRole("link", { name: "Log in" })).toBeNull()
    await user.click(header().getByRole("link", { name: "Go to the shop" }))
    await waitFor(() => expect(left).toEqual(["/shop"]))
  })

  test("a member whose token cannot be sent in a header sees the login; the token is removed when the settings arrive, not during rendering", async () => {
    document.cookie = "authToken=%0A; Path=/"
    world.addFault({ operation: "defaults.json", delayMs: 200, times: 1 })
    await openPage("/acquisition/")
    expect(header().getByRole("link", { name: "Log in" })).toBeTruthy()
    expect(document.cookie).toContain("authToken")
    // The fault is used up once the request has arrived.
    await waitFor(() => expect(world.state.faults).toEqual([]))
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() => expect(document.cookie).not.toContain("authToken"))
  })

  test("a visitor who is not signed in sees the login, which waits for the settings", async () => {
    world.state.settings = { loginUrl: "/other/login" }
    world.addFault({ operation: "defaults.json", delayMs: 200, times: 1 })
    const user = await openPage("/acquisition/about-us")
    await user.click(header().getByRole("link", { name: "Log in" }))
    expect(left).toEqual([])
    // The fault is used up once the request has arrived.
    await waitFor(() => expect(world.state.faults).toEqual([]))
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() => expect(left).toEqual(["/other/login"]))
  })
})
