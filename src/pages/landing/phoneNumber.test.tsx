import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import { openPage, reload, sent, world } from "../../../tests/support/openPage"

const callingCode = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Country code" })

/** Opens the step for the number, or reloads it, while the country is being looked up: it turns out to be Austria. */
async function openNumber({ reloads = false } = {}) {
  world.state.country = "AT"
  let lookup = holdOperation("countryDetails")
  let user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with your phone" }))
  await callingCode()
  if (reloads) {
    lookup.release()
    lookup = holdOperation("countryDetails")
    user = await reload()
  }
  return { user, release: lookup.release }
}

test.each([false, true])("the calling code follows the lookup of the country; after a reload: %s", async (reloads) => {
  const { user, release } = await openNumber({ reloads })
  expect((await callingCode()).value).toBe("DE")
  await user.type(screen.getByLabelText("Phone number"), "0664 1234567")
  release()
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

test("a number that was typed keeps its calling code after a reload", async () => {
  const { user, release } = await openNumber()
  release()
  await user.selectOptions(await callingCode(), "PL")
  await user.type(screen.getByLabelText("Phone number"), "601 234 567")
  await reload()
  expect((await callingCode()).value).toBe("PL")
  expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).toBe("601 234 567")
})

test("a number that is corrected after a reload keeps its calling code, also if only the number is known", async () => {
  const { user, release } = await openNumber()
  release()
  await user.selectOptions(await callingCode(), "PL")
  await user.type(screen.getByLabelText("Phone number"), "601 234 567")
  await user.click(screen.getByRole("button", { name: "Send code" }))
  await screen.findByLabelText("Code from the text message")
  sessionStorage.removeItem("registration")
  const reloaded = await reload()
  await reloaded.click(await screen.findByRole("button", { name: "Change the number" }))
  expect((await callingCode()).value).toBe("PL")
})
