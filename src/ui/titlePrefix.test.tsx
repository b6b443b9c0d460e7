import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { useShowTitlePrefix, useTitlePrefix } from "./titlePrefix"

afterEach(cleanup)

function Title() {
  return <h1>{useTitlePrefix() || "none"}</h1>
}

function Part({ notice }: { notice: string }) {
  useShowTitlePrefix(notice)
  return null
}

test.each<[shown: Record<string, string>[], title: string]>([
  [[{}], "none"],
  [[{ form: "Error:" }], "Error:"],
  [[{ form: "Error:" }, {}], "none"],
  [[{ form: "Error:" }, { form: "" }], "none"],
  [[{ form: "Error:" }, { form: "Fehler:" }], "Fehler:"],
  // The last one wins, and afterwards the earlier one returns.
  [[{ form: "Error:" }, { form: "Error:", dialog: "Saved:" }], "Saved:"],
  [[{ form: "Error:" }, { form: "Error:", dialog: "Saved:" }, { form: "Error:" }], "Error:"],
  // An empty notice replaces nothing.
  [[{ form: "Error:" }, { form: "Error:", dialog: "" }], "Error:"],
  [[{ form: "Error:", dialog: "" }, { form: "Error:" }], "Error:"],
  [[{ form: "Error:", dialog: "Saved:" }, { dialog: "Saved:" }], "Saved:"],
])("after %j the title begins with %s", (renderings, title) => {
  const page = (parts: Record<string, string>) => (
    <>
      <Title />
      {Object.entries(parts).map(([name, notice]) => (
        <Part key={name} notice={notice} />
      ))}
    </>
  )
  const { container, rerender } = render(page({}))
  for (const parts of renderings) rerender(page(parts))
  expect(container.textContent).toBe(title)
})
