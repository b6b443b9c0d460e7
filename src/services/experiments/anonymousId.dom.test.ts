import { afterEach, describe, expect, test, vi } from "vitest"
import { acceptAnonymousId, anonymousId, forgetAnonymousId, saveAnonymousId } from "./anonymousId"

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = "acq_anonymous_id=; Max-Age=0; Path=/"
}

afterEach(clear)

/** The cookies that are written from now on. */
function writtenCookies(): string[] {
  const written: string[] = []
  const spy = vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
    written.push(text)
    spy.mockRestore()
    document.cookie = text
  })
  return written
}

test("the id lives in a cookie for the browser session, and nowhere else", () => {
  const written = writtenCookies()
  const id = anonymousId()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(anonymousId()).toBe(id)
  expect(written).toEqual([`acq_anonymous_id=${id}; Path=/; SameSite=Lax`])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test("consent keeps the same id for 180 days", () => {
  const id = anonymousId()
  const written = writtenCookies()
  saveAnonymousId()
  expect(written).toEqual([`acq_anonymous_id=${id}; Max-Age=15552000; Path=/; SameSite=Lax`])
  expect(anonymousId()).toBe(id)
})

test("granting consent does not create an id", () => {
  saveAnonymousId()
  expect([document.cookie, localStorage.length]).toEqual(["", 0])
})

test("withdrawing consent deletes the kept id, and the next one is for the browser session", () => {
  const id = anonymousId()
  saveAnonymousId()
  forgetAnonymousId()
  expect([document.cookie, localStorage.length]).toEqual(["", 0])
  const written = writtenCookies()
  expect(anonymousId()).not.toBe(id)
  expect(written.join()).not.toContain("Max-Age")
})

test("withdrawing consent that was never granted deletes nothing", () => {
  const id = anonymousId()
  forgetAnonymousId()
  expect(anonymousId()).toBe(id)
})

test.each(["", "x", "<script>", "a".repeat(4000)])("a forged id is replaced: %s", (forged) => {
  document.cookie = `acq_anonymous_id=${encodeURIComponent(forged)}; Path=/`
  expect(anonymousId()).toMatch(/^[\da-f-]{36}$/)
})

describe("a page that a host has decided", () => {
  const decidedFor = "0b5e1f0c-1111-4222-8333-944445555666"

  test("is decided for the visitor whose id the cookie holds, and for no other", () => {
    const id = anonymousId()
    expect([acceptAnonymousId(id), acceptAnonymousId(decidedFor)]).toEqual([true, false])
    expect(anonymousId()).toBe(id)
  })

  test("counts under the id of the decision where there is no cookie, and brings none back", () => {
    expect(acceptAnonymousId(decidedFor)).toBe(true)
    expect([anonymousId(), document.cookie]).toEqual([decidedFor, ""])
  })
})
