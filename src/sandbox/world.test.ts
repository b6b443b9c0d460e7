import { describe, expect, test } from "vitest"
import { createWorld } from "./world"

/** An in-memory storage like a tab's. */
function tabStorage(start?: string): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map(start === undefined ? [] : [["sandbox", start]])
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
  }
}

describe("createWorld", () => {
  test.each(["", "{", "null", "5", '{"version":0}'])("starts from scratch when the storage contains %j", (text) => {
    expect(createWorld({ storage: tabStorage(text) }).state.country).toBe("DE")
  })

  test("works without a usable storage", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError")
    }
    const world = createWorld({ storage: { getItem: refuse, setItem: refuse } })
    expect(() => {
      world.save()
    }).not.toThrow()
  })

  test("sees what another page changed meanwhile", () => {
    const storage = tabStorage()
    const [first, second] = [createWorld({ storage }), createWorld({ storage })]
    second.addFault({ operation: "*", drop: true })
    first.reload()
    expect(first.state.faults).toEqual([{ operation: "*", drop: true }])
  })

  test("restores the initial data, including codes that a test changed", () => {
    const world = createWorld({ now: () => 1000, settings: { environment: "test" } })
    const start = structuredClone(world.state)
    delete world.state.codes["VALID-0001"]
    world.state.clockOffset = 5
    world.state.settings = null
    world.reset()
    expect(world.state).toEqual(start)
    expect(world.now()).toBe(1000)
  })
})
