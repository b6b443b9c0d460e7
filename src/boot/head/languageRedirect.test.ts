// @vitest-environment node
import { expect, test } from "vitest"
import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import { splitPath } from "../../router/prefixes"
import { languageRedirect } from "./languageRedirect"

test.each<[address: string, language: Language, target: string | undefined]>([
  ["/acquisition/about-us", "de", "/acquisition/de/about-us"],
  ["/acquisition/about-us/", "de", "/acquisition/de/about-us"],
  ["/acquisition/about-us?a=1&b=%20#top", "fr", "/acquisition/fr/about-us?a=1&b=%20#top"],
  [
    "/acquisition/about-us?redirectUrl=https://x.example/a?b=c#d",
    "de",
    "/acquisition/de/about-us?redirectUrl=https%3A%2F%2Fx.example%2Fa%3Fb%3Dc#d",
  ],
  ["/acquisition/unknown/page", "sv", "/acquisition/sv/unknown/page"],
  ["/acquisition/registration/formfinished", "pl", "/acquisition/pl/registration/formfinished"],
  // Where the URL stays: for English, under a prefix, and at the start page.
  ["/acquisition/about-us", "en", undefined],
  ["/acquisition/de/about-us", "fr", undefined],
  ["/acquisition/en/about-us", "fr", undefined],
  ["/acquisition/", "de", undefined],
  ["/acquisition", "de", undefined],
])("%s for a visitor of %s: %s", (address, language, target) => {
  const { pathname, search, hash } = new URL(address, "https://www.example.com")
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  expect(languageRedirect(prefix, rest, search, hash, language)).toBe(target)
})
