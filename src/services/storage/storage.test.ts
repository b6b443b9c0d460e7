import { beforeEach, describe, expect, test, vi } from "vitest"

// A fresh module for each test, as on each page load: it holds what storage refused.
let storage: typeof import("./storage")

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
  storage = await import("./storage")
})

const kinds = [
  ["local", () => [storage.readLocal, storage.writeLocal, storage.removeLocal] as const, () => localStorage],
  ["session", () => [storage.readSession, storage.writeSession, storage.removeSession] as const, () => sessionStorage],
] as const

function refuse(): never {
  throw new DOMException("denied", "SecurityError")
}

/** Makes methods of Storage throw, as with a full quota or a strict browser. */
function refuseMethods(...names: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const name of names) vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
}

describe.each(kinds)("%s storage", (kind, functions, own) => {
  test("keeps a text in the browser's storage until it is removed", () => {
    const [read, write, remove] = functions()
    expect(read("acqAnonymousId")).toBeNull()
    write("acqAnonymousId", "AB 12 ✓")
    expect(read("acqAnonymousId")).toBe("AB 12 ✓")
    expect(own().getItem("acqAnonymousId")).toBe("AB 12 ✓")
    remove("acqAnonymousId")
    expect(read("acqAnonymousId")).toBeNull()
    expect(own().getItem("acqAnonymousId")).toBeNull()
  })

  test("leaves the other storage alone", () => {
    const [, write] = functions()
    write("acqAnonymousId", "AB12")
    expect([localStorage.length, sessionStorage.length]).toEqual(kind === "local" ? [1, 0] : [0, 1])
  })

  test("a text that the browser refuses lives as long as the page", () => {
    const [read, write, remove] = functions()
    refuseMethods("getItem", "setItem", "removeItem")
    write("acqAnonymousId", "AB12")
    expect(read("acqAnonymousId")).toBe("AB12")
    remove("acqAnonymousId")
    expect(read("acqAnonymousId")).toBeNull()
  })

  test("a full storage keeps its content, and the new text can be read all the same", () => {
    const [read, write] = functions()
    refuseMethods("setItem")
    write("acqAnonymousId", "AB12")
    expect(read("acqAnonymousId")).toBe("AB12")
    expect(read("other" as "acqAnonymousId")).toBeNull()
    vi.restoreAllMocks()
    write("acqAnonymousId", "CD34")
    expect([read("acqAnonymousId"), own().getItem("acqAnonymousId")]).toEqual(["CD34", "CD34"])
  })

  test("a full storage does not bring back an older text", () => {
    const [read, write] = functions()
    write("acqAnonymousId", "old")
    refuseMethods("setItem")
    write("acqAnonymousId", "new")
    expect(read("acqAnonymousId")).toBe("new")
  })

  test("a browser that denies access to the storage object breaks nothing", () => {
    const [read, write, remove] = functions()
    vi.spyOn(window, kind === "local" ? "localStorage" : "sessionStorage", "get").mockImplementation(refuse)
    expect(read("acqAnonymousId")).toBeNull()
    write("acqAnonymousId", "AB12")
    expect(read("acqAnonymousId")).toBe("AB12")
    remove("acqAnonymousId")
    expect(read("acqAnonymousId")).toBeNull()
  })
})
