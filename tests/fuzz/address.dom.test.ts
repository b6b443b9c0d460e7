import * as fc from "fast-check"
import { beforeEach, expect, vi } from "vitest"
import { pageViewOf } from "../../src/services/analytics/pageView"
import { routeAt, routerPath } from "../../src/router/routes"
import { basePath } from "../../src/lib/basePath"
import { languages } from "../../src/lib/languages"
import { productUrl } from "../../src/features/product-share/model/productUrl"
import { readArrival } from "../../src/features/registration/social/socialArrival"
import { extractRegistrationCode, registrationCodeProblem } from "../../src/lib/registrationCode"
import { tidyPath } from "../../src/lib/address"
import { packedKey, unpackQuery } from "../../src/lib/query"
import { appReturnUrl, appLink } from "../../src/lib/webView"
import { contentPath, contentIdIn } from "../../src/router/contentPath"
import { joinPath, splitPath } from "../../src/router/prefixes"
import { encodeUrlParameters, languageRedirect } from "../../src/boot/head/languageRedirect"
import { normalizeUrl } from "../../src/boot/normalizeUrl"
import { recordDepartures } from "../support/recordDepartures"
import { fuzz } from "./support/fuzz"
import { anyAddress, anyText } from "./support/hostile"

const { origin } = location
const scheme = "com.example.lisiere"

/** Parameters that the site reads, and others. */
const anyName = fc.oneof(
  fc.constantFrom(...`${packedKey} rc validityTimestamp token activationId lang redirectUrl state error`.split(" ")),
  anyText,
)

/**
 * A query as it may be typed: encoded once, twice, or not at all; with acqParams that contain queries, which may
 * contain acqParams too.
 */
const anyQuery: fc.Arbitrary<string> = fc.letrec<{ query: string; value: string }>((tie) => ({
  query: fc
    .array(fc.tuple(anyName, fc.oneof({ maxDepth: 3 }, anyText, tie("value")), fc.constantFrom("=", "", "==")), {
      maxLength: 5,
    })
    .map((pairs) => pairs.map(([name, value, sign]) => name + sign + value).join("&")),
  value: tie("query").chain((query) =>
    fc.constantFrom(query, encodeURIComponent(query.toWellFormed()), encodeURI(query.toWellFormed())),
  ),
})).query

/** The same as the browser passes it on: whatever was typed, `location.search` is encoded. */
const anySearch = fc.oneof(
  anyQuery.map((query) => new URL(`/?${query}`, origin).search),
  fc.tuple(anyName, anyQuery).map(([name, query]) => {
    const url = new URL("/", origin)
    url.searchParams.set(name, query)
    url.searchParams.append(packedKey, query)
    return url.search
  }),
)

/** A path as the browser passes it on. */
const anyPath = fc
  .tuple(
    fc.constantFrom("", "/", "//", ...["", "/", "//", "/de/", "/__proto__/"].map((rest) => basePath + rest)),
    fc.constantFrom("", "content/", "registration/", "admin/", "lean", "x/social-registration-second-step"),
    anyAddress,
  )
  .map(([start, page, rest]) => {
    const url = new URL("/", origin)
    url.pathname = start + page + rest
    return url.pathname
  })

const anyLanguage = fc.constantFrom(...languages)

beforeEach(() => history.replaceState(null, "", `${basePath}/`))

fuzz("acqParams is unpacked once and removed, and nothing breaks out of the query", [anySearch], (search) => {
  const unpacked = unpackQuery(search).search
  expect(unpacked).toMatch(/^(?:$|\?)/)
  expect(unpacked).not.toMatch(/[?&]acqParams=/i)
  expect(unpackQuery(unpacked).invalid).toBe(false)
  expect(unpacked).not.toMatch(/[<>"#\s]/)
})

fuzz("encoding the URLs in a query changes none of its values", [anySearch], (search) => {
  const encoded = encodeUrlParameters(search)
  const values = (query: string) => [...new URLSearchParams(query)].map(([name]) => name)
  expect(values(encoded)).toEqual(values(search))
  expect(new URL(encoded, origin).origin).toBe(origin)
})

fuzz(
  "the redirect for a language stays on this site",
  [anyPath, anySearch, anyText, anyLanguage],
  (path, search, text, language) => {
    const { hash } = new URL(`/#${text}`, origin)
    const { prefix, rest } = splitPath(path.slice(basePath.length))
    const target = languageRedirect(prefix, rest, search, hash, language)
    if (target === undefined) return
    const { origin: to, pathname } = new URL(target, origin)
    expect([to, pathname.startsWith(`${basePath}/`)]).toEqual([origin, true])
  },
)

fuzz(
  "normalising the URL never throws and leaves no secret in it",
  [anyPath, anySearch, anyText],
  (path, search, text) => {
    history.replaceState(null, "", origin + path + search + new URL(`/#${text}`, origin).hash)
    const before = location.pathname
    normalizeUrl()
    expect(location.origin).toBe(origin)
    if (!/[&;]|%3F|%26/i.test(before) && tidyPath(before) === before)
      expect(location.pathname).toBe(before === basePath ? `${basePath}/` : before)
    expect(location.search).not.toMatch(/[?&](?:token|activationId|acqParams)=/i)
  },
)

fuzz("a path is either unknown or a route of the table", [anyPath], (path) => {
  const { prefix, rest } = splitPath(routerPath(path))
  const route = routeAt(routerPath(path))
  expect(route === undefined || route.id.startsWith("landing") || route.path === rest).toBe(true)
  expect(new URL(origin + basePath + joinPath(prefix, rest)).origin).toBe(origin)
})

fuzz("a content page has a URL on this site whatever its id", [anyText, anyLanguage], (id, language) => {
  const href = contentPath(id, language)
  expect(new URL(origin + basePath + href).origin).toBe(origin)
  if (id.isWellFormed()) expect(contentIdIn(splitPath(href).rest)).toBe(id)
})

fuzz("the way back leads into the app or nowhere", [anySearch, anyAddress], (search, address) => {
  for (const candidate of [
    appReturnUrl(search) ?? "",
    appReturnUrl(`?redirectUrl=${encodeURIComponent(address.toWellFormed())}`) ?? "",
    address,
  ]) {
    const link = appLink(candidate, scheme)
    if (link !== undefined) expect(new URL(link).protocol).toBe(`${scheme}:`)
  }
})

fuzz(
  "a shared product has a URL in the shop or none",
  [anyAddress, fc.constantFrom("/", "https://shop.example/de?x#y")],
  (code, store) => {
    const address = productUrl(code, store, location.href)
    if (address !== undefined) expect(new URL(address).origin).toBe(new URL(store, origin).origin)
  },
)

fuzz(
  "a return from a provider is classified, and removed from the URL",
  [anySearch, fc.option(anyText)],
  (search, sent) => {
    sessionStorage.clear()
    if (sent !== null) sessionStorage.setItem("socialSignUpState", sent)
    const found = readArrival(search)
    if (!found) return
    expect(["returnedFromProvider", "lost", "stateMismatch", "failed"]).toContain(found.arrival)
    const query = new URLSearchParams(found.rest)
    expect([query.has("state"), query.has("error")]).toEqual([false, false])
    const given = new URLSearchParams(search)
    if (given.has("state") && given.get("state") !== sent) expect(["lost", "stateMismatch"]).toContain(found.arrival)
  },
)

fuzz("any text is a valid code, or invalid with a reason", [fc.oneof(anyText, anyQuery, anySearch)], (text) => {
  const code = extractRegistrationCode(text)
  expect(code).not.toMatch(/\s/)
  if (registrationCodeProblem(code) === undefined) expect(code).toMatch(/^[A-Za-z0-9-]{4,40}$/)
})

fuzz("a page view contains nothing of the query but its campaign", [anyPath, anySearch], (pathname, search) => {
  const view = pageViewOf({ pathname, search }, "", "en")
  expect(view.page_path.slice(pathname.length)).toMatch(/^(?:$|\?utm_)/)
})

fuzz(
  "the head scripts only navigate within this site, and never fail",
  [anyPath, anySearch, anyAddress],
  async (path, search, referrer) => {
    vi.resetModules()
    const left: string[] = []
    history.replaceState(null, "", origin + path + search)
    recordDepartures(left)
    vi.stubGlobal("navigator", { languages: ["de"] })
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer)
    try {
      await import("../../src/boot/head/head")
      await import("../../src/boot/head/showTokenForm")
      await import("../../src/boot/head/hideDefaultForm")
      for (const to of left) expect(new URL(to, origin).origin).toBe(origin)
      if (left.length === 0) expect(document.location.search).not.toMatch(/[?&](?:token|activationId|acqParams)=/)
    } finally {
      window.earlyActions?.stop?.()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    }
  },
)
