import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { addParameter, generate, openSignedIn, valueIn } from "../../../tests/support/linkGenerator"
import { savedFiles } from "../../../tests/support/savedFiles"

test("the QR code of a single link is saved in a print size, and small squares are reported with a remedy", async () => {
  const saved = savedFiles()
  const user = await openSignedIn()
  await addParameter(user, 1, "a-newsletter-of-a-campaign")
  await generate(user)
  await screen.findByText(/^Each square of the code measures 0\.\d+ mm in print\.$/)
  await user.selectOptions(screen.getByRole("combobox", { name: "Printed size" }), "20")
  expect(screen.getByText(/^Each square.* Below 0\.4 mm,/).closest("[role=alert]")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Save as SVG" }))
  expect(await saved[0]?.text()).toContain('width="20mm" height="20mm"')
  expect(screen.getByRole("button", { name: "Save as PNG, at least 300\u00A0dpi" })).toBeTruthy()
})

test("the QR code of a single link has the choices of a campaign's QR codes, in the file too", async () => {
  const saved = savedFiles()
  const user = await openSignedIn()
  await generate(user)
  const level = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Error correction" })
  expect(level.value).toBe("M")
  await user.click(screen.getByRole("checkbox", { name: "Logo in the middle" }))
  await user.click(screen.getByRole("checkbox", { name: "Light on dark" }))
  expect([...level.options].map(({ value }) => value)).toEqual(["Q", "H"])
  const drawing = screen.getByRole("img", { name: "QR code for this link" })
  await waitFor(() => expect(drawing.querySelectorAll("path")).toHaveLength(3))
  await user.click(screen.getByRole("button", { name: "Save as SVG" }))
  expect(await saved[0]?.text()).toMatch(/<path fill="#000" d="M0 0h.*<path fill="#fff" transform=/)
})

test("a link that is too long for a style keeps the choices, so that another style brings its QR code back", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "")
  await user.click(valueIn(1))
  await user.paste("x".repeat(1800))
  await generate(user)
  await user.selectOptions(await screen.findByRole("combobox", { name: "Error correction" }), "H")
  await screen.findByText(/too long/)
  expect(screen.queryByRole("button", { name: "Save as SVG" })).toBeNull()
  await user.selectOptions(screen.getByRole("combobox", { name: "Error correction" }), "M")
  await screen.findByRole("img", { name: "QR code for this link" })
})

test("a picture that the browser cannot draw is reported in words", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  const user = await openSignedIn()
  await generate(user)
  await user.click(await screen.findByRole("button", { name: "Save as PNG, at least 300 dpi" }))
  expect((await screen.findByRole("alert")).textContent).toMatch(/Please save the code as SVG\.$/)
})
