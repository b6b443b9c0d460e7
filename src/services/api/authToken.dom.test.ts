import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { noteServerTime } from "../../lib/clock"
import { createToken } from "../../sandbox/tokens"
import { dropAuthToken, dropUnusableTokens, readAuthToken, storeAuthToken } from "./authToken"

const now = Date.parse("2026-11-20T12:00:00Z")

beforeEach(() => {
  localStorage.clear()
  document.cookie = "authToken=; Max-Age=0; Path=/"
})

// First, before the clock has been compared with the host's.
test("a token that has expired only by the device's clock is kept, but not used", () => {
  const token = createToken({ exp: now / 1000 - 1 })
  document.cookie = `authToken=${token}; Path=/`
  expect(readAuthToken(now)).toBeUndefined()
  dropUnusableTokens(now)
  expect(document.cookie).toContain(token)
  noteServerTime(new Headers({ date: new Date(now).toUTCString() }))
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe("reading", () => {
  test("nobody is signed in by default", () => {
    expect(readAuthToken()).toBeUndefined()
  })

  test("the cookie comes before local storage", () => {
    localStorage.setItem("authToken", "from-storage")
    expect(readAuthToken()).toBe("from-storage")
    document.cookie = "authToken=from-cookie; Path=/"
    expect(readAuthToken()).toBe("from-cookie")
  })

  test.each([
    ["a JWT without an expiry", createToken({ sub: "1" })],
    ["a JWT that has not expired yet", createToken({ exp: now / 1000 + 1, name: "Zoë Łęcka" })],
    ["a JWT whose expiry is not a number", createToken({ exp: "yesterday" })],
    ["a token that only the backend can read", "opaque-token"],
    ["a token with dots that is not a JWT", "a.b.c"],
    ["a JWT whose payload is not an object", `e30.${btoa("[1]")}.x`],
  ])("%s is used", (_name, token) => {
    document.cookie = `authToken=${token}; Path=/`
    expect(readAuthToken(now)).toBe(token)
  })

  test.each([
    ["has expired", createToken({ exp: now / 1000 - 1, name: "Zoë" })],
    ["has expired, with all of base64url's letters", createToken({ name: ">>>>>?????", exp: now / 1000 - 1 })],
    ["expires now", createToken({ exp: now / 1000 })],
    ["does not fit in a header", "line\nbreak"],
    ["is not ASCII", "zoë"],
  ])("a token that %s counts as none, and is removed on request", (_name, token) => {
    document.cookie = `authToken=${encodeURIComponent(token)}; Path=/`
    localStorage.setItem("authToken", token)
    expect(readAuthToken(now)).toBeUndefined()
    // Components read it while rendering.
    expect(document.cookie).toContain("authToken")
    expect(localStorage.getItem("authToken")).toBe(token)
    dropUnusableTokens(now)
    expect(readAuthToken(now)).toBeUndefined()
    expect(document.cookie).not.toContain("authToken")
    expect(localStorage.getItem("authToken")).toBeNull()
  })

  test("an expired cookie yields to a valid token in local storage", () => {
    document.cookie = `authToken=${createToken({ exp: 1 })}; Path=/`
    localStorage.setItem("authToken", "good-token")
    expect(readAuthToken(now)).toBe("good-token")
    dropUnusableTokens(now)
    expect(document.cookie).not.toContain("authToken")
    expect(readAuthToken(now)).toBe("good-token")
  })
})

test("a new token is stored in the cookie for seven days, for the whole host", () => {
  const written = vi.spyOn(document, "cookie", "set")
  storeAuthToken("new-token")
  expect(readAuthToken()).toBe("new-token")
  expect(written.mock.lastCall?.[0].toLowerCase().split("; ")).toEqual(
    expect.arrayContaining(["authtoken=new-token", "max-age=604800", "path=/", "samesite=lax"]),
  )
})

describe("dropping", () => {
  test("leaves a token that has replaced the dropped one", () => {
    storeAuthToken("newer-token")
    dropAuthToken("older-token")
    expect(readAuthToken()).toBe("newer-token")
  })

  test("lasts for this page load if the cookie cannot be deleted", () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("authToken=stuck-token")
    dropAuthToken("stuck-token")
    expect(readAuthToken()).toBeUndefined()
  })

  test("ends when the visitor signs in again", () => {
    dropAuthToken("same-token")
    storeAuthToken("same-token")
    expect(readAuthToken()).toBe("same-token")
  })
})

test("storage that throws signs nobody in and breaks nothing", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError")
  }
  Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse })
  vi.spyOn(window, "localStorage", "get").mockImplementation(refuse)
  expect(readAuthToken()).toBeUndefined()
  storeAuthToken("memory-token")
  expect(readAuthToken()).toBe("memory-token")
  dropAuthToken("memory-token")
  expect(readAuthToken()).toBeUndefined()
  Reflect.deleteProperty(document, "cookie")
})
