import { act, Suspense, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { deferredPart } from "./deferredPart"

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true))
afterEach(() => vi.unstubAllGlobals())

function Question() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>asked {count} times</button>
}

test("a part that is clicked after one caller has loaded it, while another still waits for it, becomes usable", async () => {
  const wanted = Promise.withResolvers<void>()
  const { Part, preload } = deferredPart(
    async () => ({ Part: Question }),
    () => wanted.promise,
  )
  const root = document.createElement("div")
  root.innerHTML = renderToString(
    <Suspense>
      <Question />
    </Suspense>,
  )
  document.body.replaceChildren(root)
  const button = () => root.querySelector("button")
  const failures: unknown[] = []
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  )
  await act(async () => {
    hydrateRoot(root, page, { onUncaughtError: (error) => failures.push(error) })
  })
  // Another page of the visit has the same part.
  await act(preload)
  await act(async () => button()?.click())
  await act(async () => button()?.click())
  expect(failures).toEqual([])
  expect(button()?.textContent).toBe("asked 2 times")
})
