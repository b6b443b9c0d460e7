// @vitest-environment node
import { expect, test } from "vitest"
import { languages } from "../../src/lib/languages.ts"
import { sitemapEntries } from "../../src/prerender"
import { robots, sitemap } from "./searchFiles.ts"

test("the sitemap lists every indexable page in every language, each with all its alternates", () => {
  const text = sitemap(sitemapEntries())
  const addresses = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
  expect(addresses.length % languages.length).toBe(0)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ["/", "/about-us", "/membership-interest", "/de", "/sv/about-us", "/fr/membership-interest"]) {
    expect(addresses).toContain(`https://www.example.com/acquisition${path}`)
  }
  const urls = text.split("<url>").slice(1)
  for (const url of urls) expect(url.match(/hreflang=/g)).toHaveLength(languages.length + 1)
  // sitemaps.org: every alternate is an address of the map itself, so that the links return.
  for (const [, href] of text.matchAll(/href="(.*?)"/g)) expect(addresses).toContain(href)
})

test("robots.txt keeps nobody out and names the sitemap", () => {
  const text = robots("https://www.example.com/acquisition/sitemap.xml")
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(text).toContain("Sitemap: https://www.example.com/acquisition/sitemap.xml\n")
  expect(text).not.toContain("Disallow")
})
