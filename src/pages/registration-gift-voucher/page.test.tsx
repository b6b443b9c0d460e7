import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { address, openPage } from "../../../tests/support/openPage"

test("a voucher leads to the login, or to an invitation with the query kept", async () => {
  const user = await openPage("/acquisition/registration/gift-voucher?voucher=A%2BB")
  expect(screen.getAllByRole("link", { name: "Log in" }).map((link) => link.getAttribute("href"))).toContain(
    "/entrance/login",
  )
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Apply for membership" }))
  await screen.findByRole("heading", { level: 1, name: "Apply Now" })
  expect(address()).toBe("/acquisition/membership-interest?voucher=A%2BB")
})
