import { readFileSync } from "node:fs"
import { languages, type Language } from "../../src/lib/languages"
import { pathsOf } from "../../src/router/pagePaths"
import { picturedSlugs } from "../../src/services/settings/landing"
import { builds } from "./support/builds"
import { expect, test } from "./support/fixtures"
import { compressedSize, filesOf, writtenRoutes } from "./support/site"
import { text } from "./support/texts"

const origin = "https://www.example.com/acquisition"
/** Landing pages for those who were sent their link. */
const personal = ["viral", "product-share", "waiting-list"]
const indexed = [
  ...pathsOf("landing").filter((path) => !personal.includes(path)),
  "about-us",
  "accessibility",
  "membership-interest",
]
const writtenPaths = writtenRoutes.flatMap(({ name }) => pathsOf(name))

/** The canonical URL of a page in a language. */
function addressOf(path: string, language: Language, prefixesEnglish: boolean): string {
  const prefix = language === "en" && !prefixesEnglish ? "" : language
  return `${origin}/${[prefix, path].filter(Boolean).join("/")}`
}

/** The title for previews in a page's file. */
const titleOf = (html: string) =>
  /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'")

/** Width and height of a JPEG file in pixels, from its frame header (ITU-T T.81, B.2.2); throws if there is none. */
function jpegSize(file: Buffer): { width: number; height: number } {
  // Segments follow the two-byte start marker: a two-byte marker, then a length that includes itself.
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const isFrame = file.readUInt16BE(at) === 0xffc0 || file.readUInt16BE(at) === 0xffc2
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
  }
  throw new Error("The file has no frame header")
}

for (const [name, folder, prefixesEnglish] of [
  ["plain", builds.plain, false],
  ["prefixed", builds.prefixed, true],
] as const) {
  const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8")

  test.describe(`the ${name} build`, { tag: name === "plain" ? "@daily" : [] }, () => {
    test("has a file for every page under every prefix, and the fallback files", () => {
      const files = filesOf(folder)
      const html = files.filter((file) => file.endsWith(".html"))
      // Every route without a prefix and under each language, the start pages and their words, 404 and shell.
      expect(html).toHaveLength(writtenPaths.length * (languages.length + 1) + 2 * languages.length + 2)
      for (const path of writtenPaths)
        for (const prefix of ["", ...languages])
          expect(files).toContain([prefix, path, "index.html"].filter(Boolean).join("/"))
      expect(files).toEqual(
        expect.arrayContaining(["404.html", "shell.html", "sitemap.xml", "robots.txt", "defaults.json"]),
      )
      expect(files.filter((file) => file.includes("manifest.json"))).toEqual([])
    })

    test("lists in its sitemap every indexable page, in every language, with all alternates", () => {
      const urls = read("sitemap.xml").match(/<url>.*?<\/url>/g) ?? []
      const addresses = urls.map((url) => /<loc>(.*?)<\/loc>/.exec(url)?.[1])
      const wanted = indexed.flatMap((path) => languages.map((language) => addressOf(path, language, prefixesEnglish)))
      expect(addresses.toSorted()).toEqual(wanted.toSorted())
      for (const url of urls) {
        const path = indexed.find((one) => one !== "" && url.includes(`/${one}</loc>`)) ?? ""
        for (const language of languages)
          expect(url).toContain(`hreflang="${language}" href="${addressOf(path, language, prefixesEnglish)}"`)
        expect(url).toContain(`hreflang="x-default" href="${addressOf(path, "en", false)}"`)
      }
    })

    test("gives every page its one canonical URL", () => {
      for (const path of indexed)
        for (const prefix of ["", ...languages] as const) {
          const html = read([prefix, path, "index.html"].filter(Boolean).join("/"))
          const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, address]) => address)
          expect(canonicals).toEqual([addressOf(path, prefix === "" ? "en" : prefix, prefixesEnglish)])
        }
    })

    test("keeps what only its link explains from search engines, but not its preview from those who share the link", () => {
      for (const path of personal) {
        const html = read(`de/${path}/index.html`)
        expect(html).toContain('<meta name="robots" content="noindex"')
        expect(html).not.toMatch(/rel="(?:canonical|alternate)"/)
        expect(html).toContain(`<meta property="og:image" content="${origin}/share-de.jpg"`)
      }
    })

    test("names locales with their territory, and presents the site's owner", () => {
      const html = read("de/index.html")
      expect(html).toContain('<meta property="og:locale" content="de_DE"')
      const others = [...html.matchAll(/og:locale:alternate" content="(\w+)"/g)].map(([, locale]) => locale)
      expect(others).toEqual(["en_GB", "fr_FR", "it_IT", "nl_NL", "pl_PL", "sv_SE"])
      for (const file of ["de/index.html", "about-us/index.html"]) {
        const data: unknown = JSON.parse(
          /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file))?.[1] ?? "",
        )
        expect(data).toMatchObject({ "@type": "Organization", name: "Lisière", logo: `${origin}/apple-touch-icon.png` })
      }
    })

    test("has no class without a name, shows the first picture of every page at once, and colours the browser's bars", () => {
      for (const file of filesOf(folder).filter((one) => one.endsWith(".html"))) {
        const html = read(file)
        expect(html, file).not.toMatch(/class="[^"]*undefined/)
        // The first picture is at the top of a page.
        expect(/<img [^>]*>/.exec(html)?.[0] ?? "", file).not.toContain('loading="lazy"')
        const surface = /data-surface="(\w+)"/.exec(html)?.[1] ?? "dark"
        expect(html, file).toContain(`name="theme-color" content="${surface === "light" ? "#f6f2ea" : "#0c0b0a"}"`)
      }
    })

    test("gives every page its own title and description", () => {
      const heads = indexed.map((path) => {
        const html = read(["de", path, "index.html"].filter(Boolean).join("/"))
        return /<title>.*?<meta name="description" content="[^"]*"/.exec(html)?.[0] ?? ""
      })
      // Its form differs from the start page's, nothing else.
      expect(heads.filter((head, index) => heads.indexOf(head) !== index && indexed[index] !== "lean")).toEqual([])
    })

    test("gives every page the preview picture of its language", () => {
      for (const path of indexed)
        for (const prefix of ["", ...languages] as const) {
          const language = prefix === "" ? "en" : prefix
          const html = read([prefix, path, "index.html"].filter(Boolean).join("/"))
          const tags = html.matchAll(/<meta (?:property|name)="(?:og:image|twitter)(:\w+)?" content="([^"]*)"/g)
          expect(Object.fromEntries([...tags].map(([, name, content]) => [name ?? "", content]))).toEqual({
            "": `${origin}/${["share", picturedSlugs.includes(path) ? path : "", language].filter(Boolean).join("-")}.jpg`,
            ":width": "1200",
            ":height": "630",
            ":alt": text(language, "common:sharePicture"),
            ":card": "summary_large_image",
          })
        }
      for (const [language, slug] of languages.flatMap((one) =>
        ["", ...picturedSlugs].map((name) => [one, name] as const),
      )) {
        const picture = readFileSync(`${folder}/${["share", slug, language].filter(Boolean).join("-")}.jpg`)
        expect(jpegSize(picture)).toEqual({ width: 1200, height: 630 })
        expect(picture.length).toBeLessThanOrEqual(120_000)
        // scripts/sharePictures.ts leaves the words of the picture in a comment at the start of the file.
        expect(picture.readUInt16BE(2)).toBe(0xfffe)
        expect(picture.toString("utf8", 6, 4 + picture.readUInt16BE(4))).toBe(
          titleOf(read([language, slug, "index.html"].filter(Boolean).join("/"))),
        )
      }
    })

    test("points robots to its sitemap", () => {
      expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`)
    })

    test("links to no file that it does not contain", () => {
      const files = new Set(filesOf(folder))
      for (const file of files) {
        if (!file.endsWith(".html")) continue
        const links = read(file).matchAll(
          /<(?:link|script|img|source)\b[^>]*(?:href|src)="\/acquisition\/([^"?#]+\.\w+)"/g,
        )
        expect([...links].map(([, link]) => link ?? "").filter((link) => !files.has(link))).toEqual([])
      }
    })
  })
}

test("source maps lie beside the scripts, which do not name them", () => {
  const built = filesOf(builds.prefixed)
  // The bundler's own runtime has no source.
  const scripts = built.filter((file) => file.endsWith(".js") && !file.includes("/rolldown-runtime-"))
  expect(scripts.filter((script) => !built.includes(`${script}.map`))).toEqual([])
  for (const script of scripts) {
    expect(readFileSync(`${builds.prefixed}/${script}`, "utf8")).not.toContain("sourceMappingURL")
  }
  const entry = scripts.find((script) => script.startsWith("assets/early-"))
  expect(readFileSync(`${builds.prefixed}/${entry}.map`, "utf8")).toContain("src/boot/steps.ts")
})

test.describe("the production build", () => {
  test("contains no trace of the mocked backend @daily", () => {
    const traces = /mockServiceWorker|VALID-0001|\bmsw\b|sandbox/i
    const texts = filesOf(builds.plain).filter((file) => /\.(js|html|css|json|xml|txt|svg)$/.test(file))
    expect(texts.filter((file) => traces.test(readFileSync(`${builds.plain}/${file}`, "utf8")))).toEqual([])
    expect(filesOf(builds.plain).filter((file) => traces.test(file))).toEqual([])
  })

  test("asks Node for nothing where a host renders pages @daily", () => {
    const folder = `${builds.plain}-server`
    const scripts = filesOf(folder).filter((file) => file.endsWith(".js"))
    expect(scripts).not.toEqual([])
    const nodeOnly = /\bcreateRequire\b|from\s*["']node:/
    expect(scripts.filter((file) => nodeOnly.test(readFileSync(`${folder}/${file}`, "utf8")))).toEqual([])
  })

  test("contains at most 1.8 kB of inline script in the head of every page @daily", () => {
    const script = /<script>(.*?)<\/script>/s.exec(readFileSync(`${builds.plain}/index.html`, "utf8"))?.[1] ?? ""
    const size = compressedSize(script)
    process.stdout.write(`Inline script: ${(size / 1000).toFixed(2)} kB\n`)
    expect(script).not.toBe("")
    expect(size).toBeLessThanOrEqual(1800)
  })
})
