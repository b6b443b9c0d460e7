import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import { expectFocus, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { reading } from "../../../tests/support/words"
import {
  descriptionOf,
  fillIn,
  findRegistration,
  findSummary,
  openForm,
  visitor,
} from "../../../tests/support/registrationForm"

const optionsOf = (select: HTMLSelectElement) => Array.from(select.options, ({ value }) => value)

test("the country of the connection is marked as a guess, until the visitor chooses one", async () => {
  world.state.country = "FR"
  const opened = await openForm()
  const { country } = opened.form
  const guessed = "Selected for you: France."
  await waitFor(() => expect(country.value).toBe("FR"))
  expect(descriptionOf(country)).toBe(guessed)
  // Left alone, it is still one after a reload.
  await fillIn(opened, { firstName: "Zoë" })
  const user = await reload()
  await waitFor(() => expect(descriptionOf(opened.form.country)).toBe(guessed))
  // What the visitor chose is none, even if it is the guessed one.
  await user.selectOptions(opened.form.country, "BE")
  expect(descriptionOf(opened.form.country)).toBe("Applicable terms: Belgium.")
  await user.selectOptions(opened.form.country, "FR")
  await reload()
  await waitFor(() => expect(descriptionOf(opened.form.country)).toBe("Applicable terms: France."))
})

test("a late guess does not replace a choice", async () => {
  world.state.country = "FR"
  const { release } = holdOperation("countryDetails")
  const opened = await openForm()
  await fillIn(opened, { country: "SE" })
  await opened.user.selectOptions(opened.form.country, "AT")
  release()
  // The guess has arrived; beside a choice, nothing on the page shows it.
  await waitFor(async () => {
    const { registrationStore } = await import("../../services/state/registrationStore")
    expect(registrationStore.getState().country).toBe("FR")
  })
  expect(opened.form.country.value).toBe("AT")
})

test("a guess that the code does not allow does not stay, and only the allowed countries are listed", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const { form } = await openForm({ code: "TWOCOUNTRIES-0001", unchecked: true })
  await waitFor(() => expect(form.country.value).toBe("DE"))
  release()
  await waitFor(() => expect(optionsOf(form.country)).toEqual(["", "AT", "CH"]))
  expect(form.country.value).toBe("")
  expect(descriptionOf(form.country)).toBe("")
})

test("a country that the code turns out to forbid is withdrawn, also while a step without it is shown", async () => {
  world.state.country = "FR"
  const { release } = holdOperation("checkRegistrationCode")
  await openPage("/acquisition/lean?rc=TWOCOUNTRIES-0001")
  const country = async () =>
    (await import("../../services/state/registrationStore")).registrationStore.getState().registrationCountry
  await waitFor(async () => expect(await country()).toBe("FR"))
  release()
  await waitFor(async () => expect(await country()).toBe(""))
})

test("a chosen country that the code turns out to forbid is named beside the field that it leaves", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const opened = await openForm({ code: "TWOCOUNTRIES-0001", unchecked: true })
  const { country } = opened.form
  await fillIn(opened, { ...visitor, country: "FR" })
  release()
  await waitFor(() => expect(country.value).toBe(""))
  expect(descriptionOf(country)).toBe("Not available with this invitation: France.")
  await opened.user.selectOptions(country, "CH")
  expect(descriptionOf(country)).toBe("Applicable terms: Switzerland.")
})

test("the only country of a code is preselected, with a hint that it is the only one", async () => {
  const { form } = await openForm({ code: "ONECOUNTRY-0001" })
  expect(form.country.value).toBe("SE")
  expect(descriptionOf(form.country)).toBe("This invitation is for one country: Sweden.")
})

test("a country that the code names twice is listed once, and those that the shop does not serve are not", async () => {
  const good = { errors: [], errorDetails: [], inviter: null, explanation: "" }
  world.state.codes["TWICE-0001"] = { ...good, countries: ["AT", "US", "CH", "AT"] }
  const { form } = await openForm({ code: "TWICE-0001" })
  await waitFor(() => expect(optionsOf(form.country)).toEqual(["", "AT", "CH"]))
})

test("a code for countries that the shop does not serve opens no form that nobody can send", async () => {
  const good = { errors: [], errorDetails: [], inviter: null, explanation: "" }
  world.state.codes["UNSERVED-0001"] = { ...good, countries: ["US", "GB"] }
  await openPage("/acquisition/?rc=UNSERVED-0001")
  await screen.findByText("Your invitation is invalid. Unfortunately, you cannot register at this time.")
  await screen.findByRole("textbox", { name: "Enter your code" })
})

test("names and their order are those of the page's language", async () => {
  const { form, words } = await openForm({ language: "de" })
  const names = Array.from(form.country.options, ({ text }) => text)
  expect(names.slice(0, 3)).toEqual([words.field.countryPrompt, "Belgien", "Bulgarien"])
  expect(names.at(-1)).toBe("Zypern")
  expect(names).toContain("Österreich")
})

test("typing a country's name in another language selects it", async () => {
  const { user, form } = await openForm()
  await user.selectOptions(form.country, "PT")
  form.country.focus()
  await user.keyboard("allemagne")
  expect(form.country.value).toBe("DE")
})

test("a likely typo in the e-mail domain gets a suggestion that fills the field", async () => {
  const { user, form } = await openForm()
  await user.type(form.email, "ada@gmial.com")
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull()
  await user.tab()
  await user.click(await screen.findByRole("button", { name: "Did you mean ada@gmail.com?" }))
  await waitFor(() => expect(form.email.value).toBe("ada@gmail.com"))
  await expectFocus(form.email)
  expect(screen.getByText(reading("Your email address is now ada@gmail.com."))).toBeTruthy()
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull()
})

test("asks for the country again if the code turns out not to allow the chosen one", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const opened = await openForm({ code: "ONECOUNTRY-0001", unchecked: true })
  await fillIn(opened, { ...visitor, country: "FR" })
  await opened.user.click(opened.form.submit)
  release()
  await findSummary()
  expect(opened.form.country.value).toBe("SE")
  expect(descriptionOf(opened.form.country)).toContain("Please select your country")
  expect(sent("registerCustomer")).toEqual([])
  await opened.user.selectOptions(opened.form.country, "SE")
  // The code has named the country's documents, too.
  await opened.user.click(opened.form.terms)
  await opened.user.click(opened.form.submit)
  expect(await findRegistration()).toMatchObject({ country: "SE", termsPkString: "terms-se" })
})
