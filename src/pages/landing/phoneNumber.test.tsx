import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import { openPage, reload, sent, world } from "../../../tests/support/openPage"

const callingCode = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Country code" })

/** Opens the step for the number while the country is being looked up: it turns out to be Austria. */
async function openNumber() {
  world.state.country = "AT"
  let lookup = holdOperation("countryDetails")
  let user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with your phone" }))
  await callingCode()
  return {
    user,
    release: () => lookup.release(),
    reload: async () => {
      lookup.release()
      lookup = holdOperation("countryDetails")
      user = await reload()
      return user
    },
  }
}

test("the calling code follows the lookup of the country, also after a reload", async () => {
  const opened = await openNumber()
  const user = await opened.reload()
  expect((await callingCode()).value).toBe("DE")
  await user.type(screen.getByLabelText("Phone number"), "0664 1234567")
  opened.release()
  await waitFor(async () => expect((await callingCode()).value).toBe("AT"))
  await user.click(screen.getByRole("button", { name: "Send code" }))
  await screen.findByLabelText("Code from the text message")
  expect(sent("startPhoneVerification")).toMatchObject([{ phoneNumber: "+436641234567" }])
})

test("a chosen calling code stays, even the one that was shown already", async () => {
  const { user, release } = await openNumber()
  await user.selectOptions(await callingCode(), "FR")
  await user.selectOptions(await callingCode(), "DE")
  release()
  await waitFor(async () => {
    const { registrationStore } = await import("../../services/state/registrationStore")
    expect(registrationStore.getState().country).toBe("AT")
  })
  expect((await callingCode()).value).toBe("DE")
})
