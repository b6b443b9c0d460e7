import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectFocus, openPage } from "../../../tests/support/openPage"
import {
  box,
  button,
  create,
  evaluate,
  heading,
  openGenerator,
  plan,
  retype,
  weight,
} from "../../../tests/support/splitGenerator"
import { adminToken } from "../../sandbox/tokens"

test("an experiment that follows the form takes no focus, and keeps what was entered beside it", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  await expectFocus(await heading("Experiment “spring”"))
  await user.type(box("Assignment query"), "acq_assignments")
  await retype(user, box("Experiment key"), "summer")
  await heading("Experiment “summer”")
  expect(box("Assignment query").value).toBe("acq_assignments")
  await user.click(button("Create experiment"))
  await expectFocus(await heading("Experiment “summer”"))
})

test("the result says since when its experiment is kept, and that one changed since then is not saved", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  const result = (key: string) => within(screen.getByRole("region", { name: `Experiment “${key}”` }))
  expect(result("spring").getByText(/^Created/).textContent).toMatch(/ \d{4}$/)
  await retype(user, box("Experiment key"), "summer")
  await heading("Experiment “summer”")
  expect(result("summer").getByText("“summer”, as it is in the form, not saved")).toBeTruthy()
})

test("experiments of one key are told apart by where their variants lead", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  const page = within(screen.getByRole("group", { name: "Variant 2" })).getByRole("combobox", { name: "Landing page" })
  await user.selectOptions(page, "viral")
  await retype(user, box("Coverage"), "0.5")
  await user.click(button("Create experiment"))
  const items = within(screen.getByRole("region", { name: "Experiments in this browser" })).getAllByRole("listitem")
  expect(items.map(({ textContent }) => /A\u00A0.*\)/.exec(textContent)?.[0])).toEqual([
    "A\u00A050%\u00A0(Home page), B\u00A050%\u00A0(viral)",
    "A\u00A050%\u00A0(Home page), B\u00A050%\u00A0(lean)",
  ])
})

test("the summary names the variation_id of each variant, as British English lists them", async () => {
  const user = await openGenerator()
  await user.click(button("Add a variant"))
  await user.click(button("Split evenly"))
  await create(user, "spring")
  const result = screen.getByRole("region", { name: "Experiment “spring”" })
  expect(result.textContent).toMatch(/experiment_id\sspring and variation_id\s0, 1 or 2\./)
})

test("a plan that follows the form takes no focus", async () => {
  const user = await openGenerator()
  await plan(user)
  await user.click(button("Work out the duration"))
  await expectFocus(await heading(/^Run it for /))
  await retype(user, box("Visitors a day"), "1200")
  await retype(user, weight(2), "0.50")
})

test("an evaluation that follows the form takes no focus", async () => {
  const user = await openGenerator()
  const counts = "A,5000,500\nB,5010,600"
  await evaluate(user, counts)
  await expectFocus(await heading("Better than A: B"))
  await retype(user, box("Counts for each variant"), `${counts}1`)
})

test("counts of an experiment that nobody takes part in any more are still read", async () => {
  const user = await openGenerator()
  await retype(user, box("Coverage"), "0")
  await evaluate(user, "A,5000,500\nB,5010,600")
  await heading("Better than A: B")
  expect(screen.getByRole("row", { name: /^B 5,010 50%/ })).toBeTruthy()
  expect(screen.queryByText(/NaN/)).toBeNull()
})

test("the planner says who counts as a visitor, which follows the addresses", async () => {
  const user = await openGenerator()
  const hint = (addresses: string) =>
    new RegExp(`^Those who open the page at the addresses that take part \\(${addresses}\\) and consent to measurement`)
  expect(screen.getByText(hint("all languages"))).toBeTruthy()
  await user.selectOptions(screen.getByLabelText("Addresses that take part"), "Polski (/pl)")
  expect(screen.getByText(hint("Polski"))).toBeTruthy()
})

test("a double-click on Remove removes one variant", async () => {
  const user = await openGenerator()
  for (let count = 2; count < 4; count++) await user.click(button("Add a variant"))
  await user.dblClick(button("Remove variant 2"))
  expect(screen.getAllByRole("textbox", { name: "Name" })).toHaveLength(3)
})

test("a removed variant comes back at its place, with its weight", async () => {
  const user = await openGenerator()
  await user.click(button("Add a variant"))
  await retype(user, weight(1), "0.5")
  await retype(user, weight(2), "0.3")
  await retype(user, weight(3), "0.2")
  await user.click(button("Remove variant 2"))
  expect(screen.getByText("Variant “B” has been removed.")).toBeTruthy()
  await user.click(button("Undo"))
  const names = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Name" })
  expect(names.map(({ value }) => value)).toEqual(["A", "B", "C"])
  expect([1, 2, 3].map((number) => weight(number).value)).toEqual(["0.5", "0.3", "0.2"])
  expect(document.activeElement).toBe(names[1])
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
})

test("the request needs both ids before it can be copied, and both outlive the tab", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  const waiting = "The request appears here as soon as both IDs are entered."
  await user.type(box("Assignment query"), "qry_1")
  expect(screen.getByText(waiting)).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Copy request" })).toBeNull()
  await user.type(box("Data source"), "ds_1")
  expect(screen.queryByText(waiting)).toBeNull()
  await user.click(button("Copy request"))
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/"datasourceId": "ds_1",\s+"assignmentQueryId": "qry_1"/)
  expect(screen.getByText(/^For a Unix shell \(bash, zsh\)\./)).toBeTruthy()
  sessionStorage.clear()
  const later = await openGenerator()
  await create(later, "summer")
  expect([box("Data source").value, box("Assignment query").value]).toEqual(["ds_1", "qry_1"])
})

test("the planner works out a duration in another language", async () => {
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/de/admin/splitgenerator")
  for (const [name, text] of [
    ["Personen pro Tag", "1.000"],
    [/^Bisherige Konversionsrate/, "0,4"],
    ["Kleinster relevanter Effekt", "0,05"],
  ] as const)
    await user.type(await screen.findByRole("textbox", { name }), text)
  await user.click(button("Laufzeit berechnen"))
  await heading(/^Laufzeit: 76\sWochen$/)
  expect(
    screen.getByText(
      /^Gesuchter Effekt: von 0,4\s% auf 0,45\s%, also 12,5\s% über der bisherigen Rate \(in Prozentpunkten: 0,05\)\./,
    ),
  ).toBeTruthy()
})
