import { screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { importCards, linkRows } from "../../../tests/support/campaigns"

test("a sheet is printed once all of its codes are made, and says when the links end", async () => {
  const print = vi.fn<() => void>()
  window.print = print
  const user = await importCards(200)
  await user.click(screen.getByRole("button", { name: "QR codes for all 200\u00A0links" }))
  const button = await screen.findByRole("button", { name: "Print the sheet" })
  await user.click(button)
  expect(print).not.toHaveBeenCalled()
  await screen.findByText(/^Each square of the code measures 0\.\d+ mm in print/)
  await user.click(button)
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^Links valid until \d/)).toBeTruthy()
  expect(screen.getByText("VALID-0001 · start · card-7")).toBeTruthy()
})

test("squares too small to scan are named with a remedy, until the codes are larger", async () => {
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
