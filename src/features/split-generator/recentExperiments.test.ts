import { beforeEach, expect, test } from "vitest"
import { writeSession } from "../../services/storage/storage"
import { newSplit } from "./model/values"
import { recentExperiments, saveExperiment } from "./recentExperiments"

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString()
const named = (key: string) => ({ ...newSplit, key })

beforeEach(() => sessionStorage.clear())

test("keeps ten, the newest first, each with its time", () => {
  for (let minute = 0; minute < 12; minute += 1) saveExperiment(named(`key-${minute}`), at(minute))
  const kept = recentExperiments()
  expect(kept).toHaveLength(10)
  expect(kept[0]).toEqual({ values: named("key-11"), createdAt: at(11) })
})

test("lists the same experiment once, and a changed one beside it", () => {
  saveExperiment(named("a"), at(0))
  saveExperiment({ ...named("a"), coverage: "0.5" }, at(1))
  expect(saveExperiment(named("a"), at(2)).map(({ createdAt }) => createdAt)).toEqual([at(2), at(1)])
})

test.each(["{", "7", '[1,null,{"draft":"key=a"},{"draft":"key=a","createdAt":"then"},{"draft":7,"createdAt":"2026"}]'])(
  "ignores %s in storage",
  (stored) => {
    writeSession("recentExperiments", stored)
    expect(recentExperiments()).toEqual([])
  },
)
