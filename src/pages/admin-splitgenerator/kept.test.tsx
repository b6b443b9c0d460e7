import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { fillStorage } from "../../../tests/support/fullStorage"
import { expectFocus, reload } from "../../../tests/support/openPage"
import {
  basis,
  box,
  button,
  create,
  evaluate,
  heading,
  openGenerator,
  openNewTab,
  plan,
  retype,
  weight,
} from "../../../tests/support/splitGenerator"

const kept = () => screen.getByRole("region", { name: "Experiments in this browser" })
const keptKeys = () =>
  within(kept())
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("strong")?.textContent)

/** Presses a button of a kept experiment. */
async function press(user: UserEvent, key: string, name: "Open in the form" | "Delete") {
  const item = within(kept())
    .getAllByRole("listitem")
    .find((other) => other.querySelector("strong")?.textContent === key)
  if (!item) throw new Error(`no experiment ${key}`)
  await user.click(within(item).getByRole("button", { name }))
}

test("an experiment outlives its tab, and later counts are compared with its own weights, level and size", async () => {
  const user = await openGenerator()
  await retype(user, weight(1), "0.8")
  await retype(user, weight(2), "0.2")
  await plan(user)
  await retype(user, box("Significance level (%)"), "1")
  await create(user, "spring")
  const later = await openNewTab()
  expect([box("Experiment key").value, box("Visitors a day").value]).toEqual(["", ""])
  await press(later, "spring", "Open in the form")
  await heading("Experiment “spring”")
  expect([weight(1).value, box("Visitors a day").value]).toEqual(["0.8", "500"])
  await evaluate(later, "0,16000,1600\n1,4010,520")
  await heading("Better than A: B")
  expect(screen.getByText("The shares are as planned.")).toBeTruthy()
  expect(screen.getByRole("columnheader", { name: "Difference, 99% interval" })).toBeTruthy()
  expect(basis("Experiment")).toMatch(/^“spring”, created /)
  expect(basis("Planned shares")).toBe("A 80% and B 20%")
  expect(basis("Significance level")).toBe("1%")
  expect(basis("Visitors planned")).toBe("A 13,932 and B 3,483")
  const last = await openNewTab()
  await press(last, "spring", "Open in the form")
  await heading("Better than A: B")
  expect(box("Counts for each variant").value).toBe("0,16000,1600\n1,4010,520")
})

test("an experiment without a plan takes none from the one before", async () => {
  const user = await openGenerator()
  await plan(user)
  await create(user, "planned")
  await evaluate(user, "A,4000,400\nB,4000,600")
  const later = await openNewTab()
  await create(later, "plain")
  await press(later, "planned", "Open in the form")
  await heading("Experiment “planned”")
  expect(screen.getAllByText(/^Run it for /).length).toBeGreaterThan(0)
  await press(later, "plain", "Open in the form")
  await heading("Experiment “plain”")
  expect(box("Visitors a day").value).toBe("")
  expect(box("Counts for each variant").value).toBe("")
  expect(screen.getByText("Not planned yet.")).toBeTruthy()
  expect(screen.queryByText(/^Run it for /)).toBeNull()
})

test("what another tab has counted stays while the plan is changed here, and the other way round", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  const stored = () => localStorage.getItem("splitExperiments") ?? ""
  localStorage.setItem("splitExperiments", stored().replace('"counts":""', '"counts":"A,10,1"'))
  await plan(user)
  expect(stored()).toContain('"counts":"A,10,1"')
  expect(stored()).toContain("visitors=500&base=10&effect=2&")
  localStorage.setItem("splitExperiments", stored().replace("visitors=500", "visitors=900"))
  await user.type(box("Counts for each variant"), "A,20,2")
  expect(stored()).toContain('"counts":"A,20,2"')
  expect(stored()).toContain("visitors=900&")
})

test("an experiment is opened with what another tab has counted, and created again without losing it", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  await evaluate(user, "A,10,1\nB,10,2")
  await retype(user, box("Experiment key"), "autumn")
  const stored = () => localStorage.getItem("splitExperiments") ?? ""
  localStorage.setItem("splitExperiments", stored().replace("A,10,1", "A,90,9"))
  await press(user, "spring", "Open in the form")
  await heading("Experiment “spring”")
  expect(box("Counts for each variant").value).toContain("A,90,9")
  localStorage.setItem("splitExperiments", stored().replace("A,90,9", "A,95,9"))
  await user.click(button("Create experiment"))
  expect(stored()).toContain("A,95,9")
})

test("what was typed survives opening one experiment after another, and typing beside them", async () => {
  const user = await openGenerator()
  await create(user, "one")
  await create(user, "two")
  const result = within(screen.getByRole("region", { name: "Experiment “two”" }))
  const json = result.getByRole<HTMLTextAreaElement>("textbox", { name: "Experiment as JSON" }).value
  await retype(user, box("Experiment key"), "mine")
  await plan(user)
  await press(user, "one", "Open in the form")
  await heading("Experiment “one”")
  await press(user, "two", "Open in the form")
  await heading("Experiment “two”")
  await user.click(button("Undo: restore what was in the form"))
  expect([box("Experiment key").value, box("Visitors a day").value]).toEqual(["mine", "500"])
  await expectFocus(box("Experiment key"))
  const paste = within(screen.getByRole("region", { name: "Open an existing experiment" })).getByRole("textbox")
  await user.click(paste)
  await user.paste(json)
  await user.click(button("Open experiment"))
  await heading("Experiment “two”")
  await user.type(paste, " ")
  await user.click(button("Undo: restore what was in the form"))
  expect(box("Experiment key").value).toBe("mine")
})

test("what was edited since an experiment was opened is not lost to Undo", async () => {
  const user = await openGenerator()
  await create(user, "one")
  await retype(user, box("Experiment key"), "mine")
  await press(user, "one", "Open in the form")
  await heading("Experiment “one”")
  await retype(user, box("Experiment key"), "edited")
  await user.click(button("Undo: restore what was in the form"))
  expect(box("Experiment key").value).toBe("mine")
  screen.getByText("What was in the form before has replaced your changes.")
  await user.click(button("Undo: restore what was in the form"))
  expect(box("Experiment key").value).toBe("edited")
})

test("an experiment that was only read leaves the list with Undo, which is beside what has focus", async () => {
  const user = await openGenerator()
  await create(user, "old-one")
  const json = box("Experiment as JSON").value
  await press(user, "old-one", "Delete")
  await retype(user, box("Experiment key"), "mine")
  const read = async () => {
    const paste = box("Existing experiment as JSON")
    await user.clear(paste)
    await user.click(paste)
    await user.paste(json)
    await user.click(button("Open experiment"))
    await expectFocus(await heading("Experiment “old-one”"))
  }
  await read()
  expect(keptKeys()).toEqual(["old-one"])
  await user.tab()
  expect(document.activeElement).toBe(button("Undo: restore what was in the form"))
  await user.keyboard("{Enter}")
  expect(box("Experiment key").value).toBe("mine")
  expect(keptKeys()).toEqual([])
  await read()
  await evaluate(user, "A,10,1\nB,10,2")
  await user.click(button("Undo: restore what was in the form"))
  expect(keptKeys()).toEqual(["old-one"])
})

test("after a reload an experiment, its hand-over and its verdict are there again, and take no focus", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  await evaluate(user, "A,10000,1000\nB,9990,1150")
  await heading("Better than A: B")
  await retype(user, box("Experiment key"), "summer")
  const stored = localStorage.getItem("splitExperiments")
  await reload()
  await heading("Experiment “summer”")
  await heading("Hand it over")
  await heading("Better than A: B")
  expect(screen.getAllByRole("link", { name: /^A: / }).length).toBeGreaterThan(0)
  expect(screen.getAllByText("“summer”, as it is in the form, not saved")).toHaveLength(2)
  expect(document.activeElement?.tagName).not.toMatch(/^H[23]$/)
  expect(localStorage.getItem("splitExperiments")).toBe(stored)
})

test("after a reload nothing is shown that was only typed", async () => {
  const user = await openGenerator()
  await retype(user, box("Experiment key"), "spring")
  await user.type(box("Counts for each variant"), "A,10000,1000\nB,9990,1150")
  await reload()
  await waitFor(() => expect(box("Experiment key").value).toBe("spring"))
  expect(screen.queryByRole("heading", { name: /^Experiment “spring|^Better/ })).toBeNull()
})

test("a deleted experiment can be brought back", async () => {
  const user = await openGenerator()
  await create(user, "one")
  await create(user, "two")
  await press(user, "one", "Delete")
  expect(keptKeys()).toEqual(["two"])
  await expectFocus(screen.getByText("“one” has been deleted.").closest("[role=status]") ?? document.body)
  await user.click(within(kept()).getByRole("button", { name: "Undo" }))
  expect(keptKeys()).toEqual(["two", "one"])
  await expectFocus(await heading("Experiments in this browser"))
  await press(user, "two", "Delete")
  await openNewTab()
  expect(keptKeys()).toEqual(["one"])
})

test("a browser that cannot store more says so", async () => {
  const user = await openGenerator()
  fillStorage()
  await create(user, "spring")
  expect(screen.getByRole("alert").textContent).toMatch(/^This browser could not save the experiments/)
  vi.restoreAllMocks()
})

test("the fifty-first experiment is shown but not saved, until one is deleted", async () => {
  const experiments = Array.from({ length: 50 }, (_, number) => ({
    id: String(number),
    draft: `key=key-${number}&variantName=A&variantName=B`,
    createdAt: "2026-11-23T08:00:00.000Z",
  }))
  localStorage.setItem("splitExperiments", JSON.stringify(experiments))
  const user = await openGenerator()
  await create(user, "one-more")
  expect(screen.getByRole("alert").textContent).toMatch(
    /^This experiment was not saved: the browser keeps at most 50\./,
  )
  await press(user, "key-7", "Delete")
  await create(user, "one-more")
  expect(keptKeys()).toHaveLength(50)
  expect(keptKeys()[0]).toBe("one-more")
  expect(screen.queryByRole("alert")).toBeNull()
})
