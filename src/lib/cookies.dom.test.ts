import { afterEach, beforeEach, expect, test, vi } from "vitest"

// A fresh module for each test, as on each page load: it holds what the browser refused.
let cookies: typeof import("./cookies")

const hour = { maxAgeSeconds: 3600 }

beforeEach(async () => {
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`
  vi.resetModules()
  cookies = await import("./cookies")
})

const refusals = [
  [
    "with an error",
    () => {
      throw new DOMException("denied", "SecurityError")
    },
  ],
  ["silently", () => ""],
] as const

// The browser's own cookies are on the prototype.
afterEach(() => {
  Reflect.deleteProperty(document, "cookie")
})

/** Disables cookies as a browser that blocks them does. */
function refuseCookies(refuse: () => string): void {
  Object.defineProperty(document, "cookie", { get: refuse, set: refuse, configurable: true })
}

/** The cookie as passed to the browser. */
function written(name: string, value: string, maxAgeSeconds: number): string {
  const set = vi.spyOn(document, "cookie", "set")
  cookies.writeCookie(name, value, { maxAgeSeconds })
  return set.mock.calls.flat().join()
}

test.each(["de", "a b;c=d, é✓", "100%", "", "a=b"])("the value %j is read back unchanged", (value) => {
  cookies.writeCookie("lang", value, hour)
  expect(cookies.readCookie("lang")).toBe(value)
})

test("a cookie is found among others by its full name", () => {
  document.cookie = "language=fr; Path=/"
  document.cookie = "lan=it; Path=/"
  expect(cookies.readCookie("lang")).toBeNull()
  cookies.writeCookie("lang", "de", hour)
  expect(cookies.readCookie("lang")).toBe("de")
  expect(cookies.readCookie("lan")).toBe("it")
})

test("a cookie applies to the whole site for its max-age, and is not sent from other sites", () => {
  expect(written("lang", "de", 3600)).toBe("lang=de; Max-Age=3600; Path=/; SameSite=Lax")
})

test("a cookie of an https page is never sent over http", () => {
  vi.stubGlobal("location", { protocol: "https:" })
  expect(written("lang", "de", 3600)).toBe("lang=de; Max-Age=3600; Path=/; SameSite=Lax; Secure")
  vi.unstubAllGlobals()
})

test("a lone surrogate, which no cookie can hold, is kept for the page", () => {
  cookies.writeCookie("authToken", "a\ud83d", hour)
  expect(cookies.readCookie("authToken")).toBe("a\ud83d")
})

test.each(refusals)("where cookies are refused %s a value lives as long as the page", (_, refuse) => {
  refuseCookies(refuse)
  expect(cookies.readCookie("lang")).toBeNull()
  cookies.writeCookie("lang", "de", hour)
  expect(cookies.readCookie("lang")).toBe("de")
  cookies.writeCookie("lang", "", { maxAgeSeconds: 0 })
  expect(cookies.readCookie("lang")).toBeNull()
})

test("a value that the browser refuses is newer than the one that it holds", () => {
  cookies.writeCookie("lang", "de", hour)
  const set = vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined)
  cookies.writeCookie("lang", "fr", hour)
  expect(cookies.readCookie("lang")).toBe("fr")
  set.mockRestore()
  cookies.writeCookie("lang", "it", hour)
  expect(cookies.readCookie("lang")).toBe("it")
})
