import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { address, left, openPage } from "../../../tests/support/openPage"
import { adminToken } from "../../sandbox/tokens"

const generator = "/acquisition/admin/registrationlinkgenerator"

/** Follows the link to the login that a page shows, and is back from it, signed in. */
async function logIn(name: string, from: "main" | "banner" = "main") {
  const user = await openPage(address())
  await user.click(await within(screen.getByRole(from)).findByRole("link", { name }))
  await waitFor(() => expect(left.at(-1)).toMatch(/\/entrance\/login$/))
  document.cookie = `authToken=${adminToken}; Path=/`
  return openPage(generator)
}

test("the login returns once to the language that it was opened from", async () => {
  history.pushState(null, "", "/acquisition/de/admin/registrationlinkgenerator")
  await logIn("Anmelden")
  await screen.findByRole("textbox", { name: "Registrierungscode" })
  expect(address()).toBe("/acquisition/de/admin/registrationlinkgenerator")
  await openPage(generator)
  await screen.findByRole("textbox", { name: "Registration code" })
  expect(address()).toBe(generator)
})

test("from the split generator the login leads back there, also from the link in the header", async () => {
  history.pushState(null, "", "/acquisition/pl/admin/splitgenerator")
  await logIn("Zaloguj się", "banner")
  await screen.findByRole("textbox", { name: "Klucz eksperymentu" })
  expect(address()).toBe("/acquisition/pl/admin/splitgenerator")
})

test.each(["https://elsewhere.example/", "//admin/splitgenerator", "/lobby", "/de/admin"])(
  "what is no page for staff is not opened: %s",
  async (stored) => {
    sessionStorage.setItem("loginReturn", stored)
    document.cookie = `authToken=${adminToken}; Path=/`
    await openPage(generator)
    await waitFor(() => expect(sessionStorage.getItem("loginReturn")).toBeNull())
    expect(address()).toBe(generator)
  },
)
