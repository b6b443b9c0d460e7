import { beforeEach, expect, test, vi } from "vitest"
import { detailOf, type Problem } from "./report"

/** The module of a page load that has just started. */
const pageLoad = () => import("./report")

beforeEach(() => {
  vi.resetModules()
})

const problem = (number: number): Problem => ({ name: "trouble", detail: `number ${number}` })

test("20 problems are buffered for a reporter, later ones are sent at once, each once", async () => {
  const { report, queuedProblems, setReporter } = await pageLoad()
  for (let number = 1; number <= 30; number++) report(problem(number))
  report(problem(1))
  expect(queuedProblems()).toHaveLength(20)
  const heard: Problem[] = []
  setReporter((one) => void heard.push(one))
  expect(heard.map(({ detail }) => detail)).toEqual(Array.from({ length: 20 }, (_, index) => `number ${index + 1}`))
  expect(queuedProblems()).toEqual([])
  report(problem(1))
  report(problem(30))
  report(problem(30))
  expect(heard.slice(20)).toEqual([problem(30)])
})

test("a page load reports at most 1000 different problems", async () => {
  const { report, setReporter } = await pageLoad()
  const reporter = vi.fn<(one: Problem) => void>()
  setReporter(reporter)
  for (let number = 1; number <= 1500; number++) report(problem(number))
  expect(reporter).toHaveBeenCalledTimes(1000)
})

class Refusal {
  code = 4001
  reason = "not now"
}
const refuse = () => {
  throw new Error("trap")
}
const trap = new Proxy({}, { get: refuse, ownKeys: refuse })

test.each<[detail: string, thrown: () => unknown]>([
  ["broken", () => new Error("broken")],
  ["text", () => "text"],
  ["undefined", () => undefined],
  ["Object", () => ({})],
  [
    "Object (message: broken, code: 7, extra)",
    () => ({ message: "broken", code: 7, extra: { email: "ada@example.com" } }),
  ],
  ["Object (error)", () => ({ error: { status: 500 } })],
  ["Refusal (code: 4001, reason)", () => new Refusal()],
  ["Object (type: abort)", () => Object.assign(Object.create(null), { type: "abort" })],
  ["Event (type: error)", () => new Event("error")],
  ["unreadable", () => trap],
])("what is thrown is told as %j", (detail, thrown) => {
  expect(detailOf(thrown())).toBe(detail)
})
