import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { left, openPage, sent, world } from "../../../tests/support/openPage"
import { untagged, textsOf } from "../../../tests/support/words"
import { tokenSamples } from "../../sandbox/tokens"
import { signValidity } from "../../sandbox/validityTimestamp"

test.each(["NOINVITER-0001", undefined])(
  "a sign-up ends with the code and countries with which this tab began it, while the browser remembers %s",
  async (remembered) => {
    const stamp = signValidity("TWOCOUNTRIES-0001", Date.now())
    const before = await openPage(`/acquisition/social?rc=TWOCOUNTRIES-0001&validityTimestamp=${stamp}`)
    await before.click(await screen.findByRole("button", { name: "Continue with Google" }))
    await waitFor(() => expect(left).toHaveLength(1))
    const query = `state=${sessionStorage.getItem("socialSignUpState")}&token=${tokenSamples.withEmail.token}`
    // What another tab leaves behind that has opened another link, or whose code was refused.
    localStorage.clear()
    if (remembered) localStorage.setItem("rc", remembered)
    world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })

    const user = await openPage(`/acquisition/registration/social-registration-second-step?${query}`)
    const { field } = await textsOf("en", "registration")
    await user.click(await screen.findByRole("checkbox", { name: "Women" }))
    const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" })
    expect([...country.options].map(({ value }) => value)).toEqual(["", "AT", "CH"])
    await user.selectOptions(country, "AT")
    await user.click(screen.getByRole("checkbox", { name: untagged(field.terms) }))
    await user.click(screen.getByRole("button", { name: "Create account" }))
    await waitFor(() => expect(left).toContain("/"))
    expect(sent("completeSocialRegistration")).toMatchObject([
      { input: { registrationCode: "TWOCOUNTRIES-0001", validityTimestamp: stamp, country: "AT" } },
    ])
  },
)
