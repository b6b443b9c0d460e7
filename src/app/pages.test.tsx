import { expect, test } from "vitest"
import { basePath } from "../lib/basePath"
import { languages } from "../lib/languages"
import { brandName } from "../services/settings/build"
import { isPersonal } from "../services/settings/landing"
import { pages, render, type PrerenderedPage } from "../prerender"
import { splitPath } from "../router/prefixes"
import { routeNamed, type RouteName } from "../router/routeTable"

/** Main heading of every page in English; those quoted in the specification (section 2) verbatim. */
const headings: Record<Exclude<RouteName, "content">, string | RegExp> = {
  landing: "Luxury fashion, by invitation",
  "about-us": "About Us",
  accessibility: "Accessibility",
  "admin-registrationlinkgenerator": "Registration link generator",
  "admin-splitgenerator": "Split generator",
  "error-404": "The page cannot be found",
  lobby: "Members Only",
  "membership-interest": "Apply Now",
  "membership-interest-apply": "Apply for membership",
  // Until an application has been sent, the form.
  "membership-interest-confirmation": "Apply for membership",
  "registration-activateaccount": "Activate your account",
  "registration-activateaccountError": "Activation unsuccessful",
  "registration-deny": /^Access denied/,
  "registration-formfinished": "Verify your email address",
  "registration-formstarted": "Create your account",
  "registration-gift-voucher": "Your gift voucher",
  "registration-registrationformemailactivecomplete": "Your account already exists",
  "registration-registrationformemailpendingcomplete": "Your account is\u00a0pending activation",
  "registration-social-registration-second-step": "One last step",
}

const englishHeadings = new Map<string, string | RegExp>(Object.entries(headings))

/** The English heading of a page; undefined for a variant of the landing page, whose configuration names it. */
function englishHeading({ name, url }: PrerenderedPage): string | RegExp | undefined {
  return splitPath(url.slice(basePath.length)).rest === routeNamed(name).path ? englishHeadings.get(name) : undefined
}

async function opened(page: PrerenderedPage): Promise<Document> {
  const { head, body } = await render(page)
  return new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, "text/html")
}

/** Every text on a page, visible or for screen readers, one by one. */
function textsOn(document: Document): string[] {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? "")
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "alt", "title", "placeholder", "content"]) {
      words.push(element.getAttribute(name) ?? "")
    }
  }
  return words
}

const rawKey = /^([a-z]+:)?[a-z]+(\.[a-zA-Z]+)+$/
const placeholder = /\{\{|\}\}|undefined|\[object/

/** It has one heading in its language, a title with the shop's name, and no raw key. */
function expectTexts(document: Document, page: PrerenderedPage): void {
  const [heading, ...more] = Array.from(document.querySelectorAll("h1"), ({ textContent }) => textContent)
  expect(more).toEqual([])
  const english = englishHeading(page)
  if (english === undefined) expect(heading).toMatch(/\p{L}/u)
  else if (page.language === "en") expect(heading).toMatch(english)
  else expect(heading).not.toMatch(english)
  const titles = Array.from(document.querySelectorAll("title"), ({ textContent }) => textContent)
  expect(titles).toEqual([expect.stringMatching(new RegExp(`\\p{L}.* – ${brandName}$`, "u"))])
  const words = textsOn(document)
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((text) => rawKey.test(text) || placeholder.test(text))).toEqual([])
}

/** It is indexable only where it should be. */
function expectIndexable(document: Document, page: PrerenderedPage): void {
  const attributes = (selector: string, name: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name))
  if (!routeNamed(page.name).indexable) {
    expect(attributes("meta[name=robots]", "content")).toEqual(["noindex"])
    expect(attributes("link[rel=canonical], link[rel=alternate]", "href")).toEqual([])
    return
  }
  expect(attributes("meta[name=description]", "content")).toEqual([expect.stringMatching(/\p{L}.{20}/u)])
  expect(attributes('meta[property="og:image"]', "content")).toEqual([expect.stringMatching(/^https:\/\/.+\.jpg$/)])
  const isPersonalPage = isPersonal(page.url.split("/").at(-1) ?? "")
  expect(attributes("meta[name=robots]", "content")).toEqual(isPersonalPage ? ["noindex"] : [])
  if (isPersonalPage) {
    expect(attributes("link[rel=canonical], link[rel=alternate]", "href")).toEqual([])
    return
  }
  const [canonical, ...others] = attributes("link[rel=canonical]", "href")
  expect(others).toEqual([])
  expect(attributes(`link[hreflang="${page.language}"]`, "href")).toEqual([canonical])
  expect(attributes("link[rel=alternate]", "hreflang")).toEqual([...languages, "x-default"])
}

/** It has a skip link, a main landmark and a language menu. */
function expectLandmarks(document: Document, page: PrerenderedPage): void {
  const skip = document.querySelector("a")?.getAttribute("href") ?? ""
  expect(document.querySelector(skip)?.tagName).toBe("MAIN")
  expect(document.querySelectorAll("main")).toHaveLength(1)
  const chosen = document.querySelectorAll("nav a[hreflang][aria-current]")
  expect(Array.from(chosen, (link) => link.getAttribute("hreflang"))).toEqual([page.language])
  expect(document.querySelectorAll("nav a[hreflang]")).toHaveLength(languages.length)
}

// The other languages have the same keys (npm run check:texts) and pass the W3C's checker (npm run test:html).
test.each(pages().filter(({ language }) => language === "en" || language === "pl"))(
  "$file has its texts, its marks for search engines and its landmarks",
  async (page) => {
    const document = await opened(page)
    expectTexts(document, page)
    expectIndexable(document, page)
    expectLandmarks(document, page)
  },
)
