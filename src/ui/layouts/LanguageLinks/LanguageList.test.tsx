import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { openPage } from "../../../../tests/support/openPage"

test("the list says that the browser is offline until it is online again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const user = await openPage("/acquisition/about-us")
  const footer = within(screen.getByRole("contentinfo"))
  await user.click(footer.getByRole("link", { name: "Italiano" }))
  expect(footer.getByRole("alert").textContent).toMatch(/^Network issue detected\./)
  online.mockRestore()
  window.dispatchEvent(new Event("online"))
  await waitFor(() => expect(footer.queryByRole("alert")).toBeNull())
})
