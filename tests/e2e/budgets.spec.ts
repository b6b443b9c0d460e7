import { readFileSync } from "node:fs"
import type { Page, Request } from "@playwright/test"
import { languages } from "../../src/lib/languages"
import { isCompressible } from "../../src/hosting/precompressed"
import {
  budgets,
  chunkLimits,
  documentsPerLanguage,
  journeyRequests,
  journeyScripts,
  restingVisit,
  transferSize,
  measurePage,
  writtenPages,
} from "./support/budgets"
import { builds } from "./support/builds"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { namesIn, register, whenHydrated } from "./support/journey"
import { filesOf, scriptsOf } from "./support/site"
import { text } from "./support/texts"

const read = (file: string) => readFileSync(`${builds.plain}/${file}`, "utf8")
const sizes = (files: readonly string[]) => files.reduce((sum, file) => sum + transferSize(file), 0)
/** The scripts of the build, by path relative to its folder. */
const chunks = () => filesOf(builds.plain).filter((file) => /^assets\/.*\.js$/.test(file))
/** The name of a built file without its hash. */
const plainName = (file: string) => file.replace(/^.*\//, "").replace(/-[\w-]{7}(?=\.\w+$)/, "")

/** The static imports of a built script. */
const importsOf = (script: string) =>
  [...read(script).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `assets/${name}`)

test.describe("the pages", () => {
  test("stay within their byte budgets in every language @daily", () => {
    const excesses = Object.entries(budgets).flatMap(([kind, budget]) => {
      const pages = writtenPages().filter((page) => page.kind === kind)
      expect(pages, kind).not.toEqual([])
      return pages.flatMap(({ file, language }) => {
        const weight = measurePage(file)
        return (["document", "scripts", "styles"] as const)
          .filter((part) => weight[part] > budget[part])
          .map((part) => `${kind} in ${language} (${file}): ${part} ${weight[part]} B, budget ${budget[part]} B`)
      })
    })
    expect(excesses).toEqual([])
  })

  test("have a budget each @daily", () => {
    const files = filesOf(builds.plain).filter((file) => file.endsWith(".html"))
    expect(files.toSorted()).toEqual(
      writtenPages()
        .map(({ file }) => file)
        .toSorted(),
    )
  })

  test("stay within the byte budget of a whole language @daily", () => {
    const excesses = languages
      .map((language) => [
        language,
        sizes(
          writtenPages()
            .map(({ file }) => file)
            .filter((file) => file.startsWith(`${language}/`)),
        ),
      ])
      .filter(([, bytes]) => Number(bytes) > documentsPerLanguage)
    expect(excesses).toEqual([])
  })

  test("fetch no styles of their own: those of the first screen are inline @daily", () => {
    for (const { file } of writtenPages()) {
      const links = read(file).match(/<link rel="stylesheet"[^>]*>/g) ?? []
      expect(links.filter((link) => !link.includes(" disabled"))).toEqual([])
    }
  })

  test("request their first font outside the head, where Chromium would delay the first paint for it @daily", () => {
    for (const { file } of writtenPages()) {
      const [head = "", body = ""] = read(file).split("<body>")
      expect(head).not.toMatch(/<link [^>]*as="font"/)
      expect(body).toMatch(/^\s*<link rel="preload" [^>]*as="font"/)
    }
  })

  test("list every script that they need, so that none is discovered late @daily", () => {
    for (const { file } of writtenPages().filter(({ kind }) => kind !== "words")) {
      const named = scriptsOf(read(file))
      const needed = named.flatMap(importsOf)
      expect(needed).not.toEqual([])
      expect(needed.filter((script) => !named.includes(script))).toEqual([])
    }
  })
})

test.describe("the landing page", () => {
  test("checks a code with its entry alone, which is free of React @daily", () => {
    const react = "react.transitional.element"
    const scripts = scriptsOf(read("index.html"))
    const entry = scripts.at(-1) ?? ""
    expect(scripts.filter((script) => read(script).includes(react)).map(plainName)).toEqual(["vendor.js"])
    expect(importsOf(entry)).toEqual([])
  })

  test("evaluates flags with code that needs none of the page's own, which comes late on a slow line @daily", () => {
    const closure = (script: string): string[] => [script, ...importsOf(script).flatMap(closure)]
    const evaluator = chunks().find((file) => plainName(file) === "pageEvaluator.js") ?? ""
    const needed = closure(evaluator).map(plainName)
    expect(needed).toContain("GrowthBook.js")
    expect(needed).not.toContain("mountPage.js")
    expect(needed).not.toContain("vendor.js")
  })

  /** Strings from each library that survive minification and occur nowhere else in the site. */
  const heavy = {
    "the error reporter (Sentry)": [/sentry_key/, /\/envelope\//],
    "the flag service (GrowthBook)": [/stickyBucket/, /x-sse-support/],
    "subscriptions (graphql-ws)": [/graphql-transport-ws/],
    "telephone numbers (libphonenumber)": [/INVALID_COUNTRY/, /\bNOT_A_NUMBER\b|"001","US"/],
    "the consent service": [/UC_UI/, /usercentrics-cmp/],
    "the cleaner of HTML (DOMPurify)": [/FORBID_TAGS/],
    "the form library (Formik)": [/setFieldTouched/],
    "the form's rules (Yup)": [/__isYupSchema__/],
  }

  test("is interactive without what it does not need at first @daily", () => {
    const pages = writtenPages().filter(({ kind }) => kind === "landing" || kind === "landing with a name")
    const scripts = [...new Set(pages.flatMap(({ file }) => scriptsOf(read(file))))]
    expect(scripts).not.toEqual([])
    for (const [name, words] of Object.entries(heavy)) {
      // The strings are still right: they occur somewhere in the build.
      for (const word of words) expect(chunks().filter((file) => word.test(read(file)))).not.toEqual([])
      const found = scripts.filter((script) => words.some((word) => word.test(read(script))))
      expect(found, name).toEqual([])
    }
  })
})

test.describe("the files", () => {
  test("contain no script that is too large @daily", () => {
    const limit = (file: string) =>
      new Map(Object.entries(chunkLimits)).get(plainName(file).replace(".js", "")) ?? chunkLimits.other
    const excesses = chunks()
      .filter((file) => transferSize(file) > limit(file))
      .map((file) => `${file}: ${transferSize(file)} B, limit ${limit(file)} B`)
    expect(excesses).toEqual([])
  })

  test("have a content hash in their names if they are cached forever @daily", () => {
    const assets = filesOf(builds.plain).filter((file) => file.startsWith("assets/"))
    expect(assets).not.toEqual([])
    expect(assets.filter((file) => !/^assets\/[\w.]+(?:-[\w.]+)*-[\w-]{7}\.\w+(?:\.br|\.gz)?$/.test(file))).toEqual([])
  })

  test("exist in both encodings, each smaller than the file @daily", () => {
    const files = filesOf(builds.plain)
    // Below 220 bytes, headers outweigh the savings; defaults.json is replaced on deployment.
    const wanted = files.filter((file) => isCompressible(file) && file !== "defaults.json" && read(file).length >= 220)
    expect(wanted).not.toEqual([])
    const missing = wanted.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((copy) => !files.includes(copy))
    expect(missing).toEqual([])
    expect(wanted.filter((file) => transferSize(file) >= Buffer.byteLength(read(file)))).toEqual([])
  })
})

/** Records what a page requests. */
function listen(page: Page): Request[] {
  const asked: Request[] = []
  page.on("request", (request) => asked.push(request))
  return asked
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  for (const [title, address] of [
    ["without a code", ""],
    ["with a code in its address", "?rc=VALID-0001"],
  ] as const)
    test(`the landing page ${title} requests its hero before any code, and no other @daily`, async ({ page }) => {
      // On a connection that it considers slow, the browser fetches pictures from further down.
      const line = await page.context().newCDPSession(page)
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 300,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      const opening = await holdRequests(page, "**/assets/hero-*")
      const asked = listen(page)
      await page.goto(address, { waitUntil: "domcontentloaded" })
      await page.evaluate(whenLaidOut)
      await whenHydrated(page)
      const [first, second] = asked.map((request) => plainName(new URL(request.url()).pathname))
      expect([first, second]).toEqual(["", "hero-828.avif"])
      const pictures = asked.filter((request) => request.resourceType() === "image")
      expect(pictures.map((request) => plainName(request.url()))).toEqual(["hero-828.avif"])
      opening.release()
    })
})

test.describe("on a phone with a screen of 1.75 pixels per point", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  test("a visitor who does nothing pays for no more than the opening @daily", async ({ page, baseURL }) => {
    const asked = listen(page)
    await page.goto("")
    await whenHydrated(page)
    await page.waitForLoadState("networkidle")
    const site = asked.filter((request) => !request.url().endsWith("/favicon.svg"))
    const files = site.map((request) =>
      request
        .url()
        .replace(baseURL ?? "", "")
        .replace(/^$/, "index.html"),
    )
    expect(files.length, files.join(" ")).toBeLessThanOrEqual(restingVisit.requests)
    expect(sizes(files.filter((file) => !file.startsWith("graphql")))).toBeLessThanOrEqual(restingVisit.bytes)
  })

  test("the form is fetched once a visitor focuses the field for the code @daily", async ({ page }) => {
    const asked = listen(page)
    await page.goto("")
    await whenHydrated(page)
    await page.waitForLoadState("networkidle")
    const forms = () => asked.filter((request) => /RegistrationStages-/.test(request.url()))
    expect(forms()).toEqual([])
    await page.getByRole("textbox", { name: text("en", "landing:code.label") }).focus()
    await expect.poll(() => forms().length).toBe(1)
  })
})

/** Resolves when the page's fonts have loaded and been applied to the layout. Runs in the page. */
async function whenLaidOut(): Promise<void> {
  await document.fonts.ready
  // The second callback comes one frame later: the browser checks for pictures near the viewport in the same step.
  for (let frame = 0; frame < 2; frame++)
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(document.body)
    })
}

test("signing up stays within its budgets, and requests nothing twice @daily", async ({ page, baseURL }) => {
  const asked = listen(page)
  await page.goto("")
  await whenHydrated(page)
  // Prefetching while idle counts too.
  await page.waitForLoadState("networkidle")
  await register(page, namesIn("en"))
  await page.waitForLoadState("networkidle")
  // The favicon does not count: some browsers fetch it again for each URL.
  const site = asked.filter((request) => !request.url().endsWith("/favicon.svg"))
  const requests = site.map((request) => `${request.method()} ${request.url()} ${request.postData() ?? ""}`)
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
  const scripts = site.map((request) => request.url().replace(baseURL ?? "", "")).filter((file) => file.endsWith(".js"))
  expect(sizes(scripts)).toBeLessThanOrEqual(journeyScripts)
  expect(requests.length).toBeLessThanOrEqual(journeyRequests)
})
