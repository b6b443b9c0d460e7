import { screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { importCards, linkRows } from "../../../tests/support/campaigns"
import { expectFocus } from "../../../tests/support/openPage"

test("a sheet is printed once all of its QR codes are made, and says when the links end", async () => {
  const print = vi.fn<() => void>()
  window.print = print
  const user = await importCards(100)
  await user.click(screen.getByRole("button", { name: "QR codes for all 100\u00A0links" }))
  const button = await screen.findByRole("button", { name: "Print the sheet" })
  await user.click(button)
  expect(print).not.toHaveBeenCalled()
  await screen.findByText(/^Each square of the code measures 0\.\d+ mm in print/)
  await user.click(button)
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^Links valid until \d/)).toBeTruthy()
  expect(screen.getByText("VALID-0001 · start · card-7")).toBeTruthy()
})

test("squares too small to scan are reported with a remedy, until the QR codes are larger", async () => {
  const user = await importCards(1)
  await user.click(screen.getByRole("button", { name: "QR code for 1\u00A0link" }))
  await screen.findByText(/^Each square of the code/)
  await user.selectOptions(screen.getByRole("combobox", { name: "Printed size" }), "20")
  const warning = screen.getByText(/Please choose a larger size or a lower level of error correction\.$/)
  expect(warning.closest("[role=alert]")).toBeTruthy()
  await user.selectOptions(screen.getByRole("combobox", { name: "Printed size" }), "50")
  expect(screen.queryByText(/Please choose a larger size/)).toBeNull()
})

test("with the sheet open, other links make another sheet; the same ones close it", async () => {
  const user = await importCards(3)
  await user.click(screen.getByRole("button", { name: "QR codes for all 3\u00A0links" }))
  await screen.findByRole("heading", { name: "Sheet with 3\u00A0QR codes" })
  const [first] = linkRows()
  await user.click(within(first ?? document.body).getByRole("checkbox"))
  await user.click(screen.getByRole("button", { name: "QR code for 1\u00A0selected link" }))
  await screen.findByRole("heading", { name: "Sheet with 1\u00A0QR code" })
  await user.click(screen.getByRole("button", { name: "QR code for 1\u00A0selected link" }))
  expect(screen.queryByRole("heading", { name: /^Sheet/ })).toBeNull()
})

test("the sheet follows the table, takes focus, and gives it back when it is closed by its button or by Escape", async () => {
  const user = await importCards(2)
  const open = screen.getByRole("button", { name: "QR codes for all 2\u00A0links" })
  await user.click(open)
  const heading = await screen.findByRole("heading", { name: "Sheet with 2\u00A0QR codes" })
  await expectFocus(heading)
  expect(screen.getByRole("table").compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole("button", { name: "Close the sheet" }))
  expect(screen.queryByRole("heading", { name: /^Sheet/ })).toBeNull()
  expect(document.activeElement).toBe(open)
  await user.click(open)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Printed size" }))
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("heading", { name: /^Sheet/ })).toBeNull()
  expect(document.activeElement).toBe(open)
})

test("no sheet is offered for a search that finds nothing", async () => {
  const user = await importCards(2)
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "xyz")
  const open = await screen.findByRole<HTMLButtonElement>("button", { name: "QR codes for all 0\u00A0links" })
  expect(open.disabled).toBe(true)
})
