import { afterEach, describe, expect, test, vi } from "vitest"
import { languages } from "../lib/languages"

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The module as built with or without a prefix for English. */
async function hrefs(prefixed: boolean) {
  vi.resetModules()
  vi.stubEnv("VITE_PREFIX_DEFAULT_LANGUAGE", String(prefixed))
  vi.stubEnv("VITE_SITE_ORIGIN", "https://shop.example.org")
  return import("./hrefs")
}

describe.each([
  [false, "/", "/about-us", "https://shop.example.org/acquisition/", "https://shop.example.org/acquisition/about-us"],
  [
    true,
    "/en",
    "/en/about-us",
    "https://shop.example.org/acquisition/en",
    "https://shop.example.org/acquisition/en/about-us",
  ],
])("with prefixDefaultLanguage %s", (prefixed, start, about, canonicalStart, canonicalAbout) => {
  test("links to English pages have a prefix only if it is true; links to others always do", async () => {
    const { routerPathOf } = await hrefs(prefixed)
    expect(routerPathOf("landing", "en")).toBe(start)
    expect(routerPathOf("about-us", "en")).toBe(about)
    expect(routerPathOf("landing", "de")).toBe("/de")
    expect(routerPathOf("about-us", "sv")).toBe("/sv/about-us")
  })

  test("canonical URLs follow the same rule", async () => {
    const { canonicalOf } = await hrefs(prefixed)
    expect(canonicalOf("", "en")).toBe(canonicalStart)
    expect(canonicalOf("about-us", "en")).toBe(canonicalAbout)
    expect(canonicalOf("about-us", "fr")).toBe("https://shop.example.org/acquisition/fr/about-us")
  })

  test("each page has an alternate in every language, and a default one", async () => {
    const { alternatesOf } = await hrefs(prefixed)
    const alternates = new Map(alternatesOf("about-us").map(({ hreflang, href }) => [hreflang, href]))
    expect([...alternates.keys()]).toEqual([...languages, "x-default"])
    expect(alternates.get("en")).toBe(canonicalAbout)
    expect(alternates.get("x-default")).toBe("https://shop.example.org/acquisition/about-us")
  })
})
