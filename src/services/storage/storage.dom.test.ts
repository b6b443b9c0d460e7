import { beforeEach, describe, expect, test, vi } from "vitest"

// A fresh module for each test, as on each page load: it holds what storage refused.
let storage: typeof import("./storage")

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
  storage = await import("./storage")
})

/** The functions of each kind of storage, for one of its keys, and the browser's own. */
const kinds = [
  [
    "local",
    () =>
      [
        (key: "rc" | "fref" = "rc") => storage.readLocal(key),
        (text: string) => storage.writeLocal("rc", text),
        () => storage.removeLocal("rc"),
      ] as const,
    () => localStorage.getItem("rc"),
  ],
  [
    "session",
    () =>
      [
        (key: "rc" | "fref" = "rc") => storage.readSession(key === "rc" ? "appReturn" : "laterEvents"),
        (text: string) => storage.writeSession("appReturn", text),
        () => storage.removeSession("appReturn"),
      ] as const,
    () => sessionStorage.getItem("appReturn"),
  ],
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
    expect(read()).toBeNull()
    write("AB 12 ✓")
    expect(read()).toBe("AB 12 ✓")
    expect(own()).toBe("AB 12 ✓")
    remove()
    expect(read()).toBeNull()
    expect(own()).toBeNull()
  })

  test("a text that the browser refuses lives as long as the page", () => {
    const [read, write, remove] = functions()
    refuseMethods("getItem", "setItem", "removeItem")
    write("AB12")
    expect(read()).toBe("AB12")
    remove()
    expect(read()).toBeNull()
  })

  test("a full storage keeps its content, and the new text can be read all the same", () => {
    const [read, write] = functions()
    refuseMethods("setItem")
    write("AB12")
    expect(read()).toBe("AB12")
    expect(read("fref")).toBeNull()
    vi.restoreAllMocks()
    write("CD34")
    expect([read(), own()]).toEqual(["CD34", "CD34"])
  })

  test("a full storage does not bring back an older text", () => {
    const [read, write] = functions()
    write("old")
    refuseMethods("setItem")
    write("new")
    expect(read()).toBe("new")
  })

  test("a browser that denies access to the storage object breaks nothing", () => {
    const [read, write, remove] = functions()
    vi.spyOn(window, kind === "local" ? "localStorage" : "sessionStorage", "get").mockImplementation(refuse)
    expect(read()).toBeNull()
    write("AB12")
    expect(read()).toBe("AB12")
    remove()
    expect(read()).toBeNull()
  })
})
