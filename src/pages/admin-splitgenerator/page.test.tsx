import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectFocus } from "../../../tests/support/openPage"
import { box, button, create, heading, openGenerator, retype, weight } from "../../../tests/support/splitGenerator"

test("an experiment that follows the form takes no focus", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  await expectFocus(await heading("Experiment “spring”"))
  await retype(user, box("Experiment key"), "summer")
  await heading("Experiment “summer”")
  await user.click(button("Create experiment"))
  await expectFocus(await heading("Experiment “summer”"))
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
