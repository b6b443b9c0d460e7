import { screen, waitFor, within } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import { findForm, whenChecked, whenCountryLookedUp } from "../../../tests/support/codeForm"
import { holdOperation } from "../../../tests/support/holdOperation"
import {
  expectFocus,
  languageLink,
  left,
  openAboutUs,
  openPage,
  reload,
  sent,
  tracked,
} from "../../../tests/support/openPage"
import { fillSecondStep, findFinished, formOn } from "../../../tests/support/registrationForm"
import { holdClock } from "../../../tests/support/stoppedClock"
import { textsOf } from "../../../tests/support/words"
import { tokenSamples } from "../../sandbox/tokens"

/** The events of one name. */
const trackedAs = async (name: string) => (await tracked()).filter(({ event }) => event === name)

const findNext = () => screen.findByRole("button", { name: "Continue" })

/** @param countryHeld whether the lookup of the country is held back by the test */
async function passFirstStep({ countryHeld = false } = {}) {
  const user = await openPage("/acquisition/lean?rc=VALID-0001&utm_source=x")
  await findNext()
  await whenChecked()
  if (!countryHeld) await whenCountryLookedUp()
  await user.type(screen.getByLabelText("Email address"), "zoe@example.org")
  await user.click(screen.getByRole("checkbox", { name: /^I agree/ }))
  await user.click(await findNext())
  await screen.findByText("Step 2 of 2")
  await waitFor(() => expect(document.title).toMatch(/^Step 2 of 2 · /))
  // Focus moves to the heading of the step; anything typed before that would be lost.
  await expectFocus(screen.getByRole("heading", { level: 2, name: "Your place" }))
  return user
}

/** Sends the second step without its country, and corrects the address in the first while the country is looked up. */
async function correctAddressWhileSending() {
  const { release } = holdOperation("countryDetails")
  const user = await passFirstStep({ countryHeld: true })
  const opened = await formOn(user)
  await fillSecondStep(opened)
  // A press waits ten seconds for the country.
  holdClock()
  await user.click(opened.form.submit)
  history.back()
  await findNext()
  const email = screen.getByLabelText<HTMLInputElement>("Email address")
  await user.clear(email)
  await user.type(email, "anna@example.org")
  return { user, email, release }
}

test("the start is tracked once, and every step", async () => {
  const user = await passFirstStep()
  await user.click(screen.getByRole("button", { name: "Back" }))
  const steps = ["leanStep1", "leanStep2", "leanStep1"]
  await waitFor(async () =>
    expect(await trackedAs("registration_step")).toEqual(
      steps.map((step) => ({ event: "registration_step", flow: "leanStep1", step })),
    ),
  )
  expect(await trackedAs("registration_started")).toEqual([
    { event: "registration_started", flow: "leanStep1", source_path: "/acquisition/lean" },
  ])
})

test("a visitor who leaves while the code is being checked is not redirected to the provider", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Continue with Google" }))
  await openAboutUs(user)
  release()
  history.back()
  // The code has been accepted by then.
  await screen.findByRole("heading", { level: 1, name: "The door is\u00A0open" })
  expect(left).toEqual([])
})

test("an address corrected in the first step stays, though the second was sent and waits for the country", async () => {
  const { user, email, release } = await correctAddressWhileSending()
  release()
  await whenCountryLookedUp()
  await waitFor(() => expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).toBeNull())
  expect(email.value).toBe("anna@example.org")
  // The country has brought its documents along.
  await screen.findByText(/^These are now the Terms and Conditions/)
  await user.click(screen.getByRole("checkbox", { name: /^I agree/ }))
  await user.click(screen.getByRole("button", { name: "Continue" }))
  await screen.findByText("Step 2 of 2")
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Ms/Mrs" }).checked).toBe(true)
  screen.getByText("anna@example.org")
  expect(sent("registerCustomer")).toEqual([])
})

test("an address corrected in the first step is the one that is sent, if the second is shown again meanwhile", async () => {
  const { user, release } = await correctAddressWhileSending()
  history.forward()
  await screen.findByText("Step 2 of 2")
  release()
  // The country has brought its documents along.
  const terms = await screen.findByRole("checkbox", { name: /^I agree/ })
  await expectFocus(await screen.findByRole("alert"))
  await user.click(terms)
  await user.click(screen.getByRole("button", { name: "Create account" }))
  await waitFor(() => expect(sent("registerCustomer")).toMatchObject([{ input: { email: "anna@example.org" } }]))
})

test("the first path of the visit is tracked, even after visiting other pages", async () => {
  await openPage("/acquisition/about-us?utm_source=x")
  await screen.findByRole("heading", { level: 1 })
  await openPage("/acquisition/de/social?rc=VALID-0001")
  await screen.findByRole("button", { name: "Weiter mit E-\u2060Mail" })
  await waitFor(async () =>
    expect(await trackedAs("registration_started")).toEqual([
      { event: "registration_started", flow: "socialRegistration", source_path: "/acquisition/about-us" },
    ]),
  )
})

test("a reload in the second step stays there with what was typed, and Back leads to the first", async () => {
  const before = await passFirstStep()
  expect(screen.queryByLabelText("Email address")).toBeNull()
  await before.type(screen.getByLabelText("First name"), "Zoë")
  const user = await reload()
  await screen.findByText("Step 2 of 2")
  screen.getByText("zoe@example.org")
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Zoë"))
  await user.click(screen.getByRole("button", { name: "Back" }))
  await findNext()
  expect(screen.getByLabelText<HTMLInputElement>("Email address").value).toBe("zoe@example.org")
  await user.click(await findNext())
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Zoë"))
})

test("Back from a reloaded page about the e-mail leads to the first step, and Forward returns", async () => {
  await fillSecondStep(await formOn(await passFirstStep()))
  screen.getByRole("button", { name: "Create account" }).click()
  await findFinished()
  const user = await reload()
  history.back()
  await findNext()
  await whenChecked()
  await user.click(screen.getByRole("checkbox", { name: /^I agree/ }))
  await user.click(await findNext())
  await screen.findByText("Step 2 of 2")
  history.forward()
  await findFinished()
})

test("another page, Back, and a change of language stay on the second step", async () => {
  const user = await passFirstStep()
  const title = async (language: "de" | "en") => (await textsOf(language, "variants")).leanSecondStep.title
  await openAboutUs(user)
  history.back()
  await screen.findByText("Step 2 of 2")
  screen.getByText("zoe@example.org")
  await screen.findByRole("heading", { level: 1, name: await title("en") })
  await user.click(languageLink("Deutsch"))
  await screen.findByText("Schritt 2 von 2")
  await screen.findByRole("heading", { level: 1, name: await title("de") })
  const { finished, field } = await textsOf("de", "registration")
  await user.click(screen.getByRole("button", { name: finished.wrongLink }))
  expect((await screen.findByLabelText<HTMLInputElement>(field.email)).value).toBe("zoe@example.org")
})

test("a sign-up method that is coming soon says so and does nothing", async () => {
  // While the code is missing, no registration has started.
  await openPage("/acquisition/social")
  await screen.findByRole("button", { name: "Register" })
  expect(await trackedAs("registration_started")).toEqual([])
  const user = await openPage("/acquisition/social?rc=VALID-0001")
  const button = await screen.findByRole("button", { name: /^Continue with Facebook\s*coming soon$/ })
  expect(button.getAttribute("aria-disabled")).toBe("true")
  await user.click(button)
  const methods = screen.getAllByRole("button", { name: /^Continue with/ })
  // News comes after what can be chosen.
  expect(methods.map((method) => method.getAttribute("aria-disabled"))).toEqual([null, null, null, null, "true"])
})

test("an approved visitor whose form cannot be loaded is told so, and waits no longer", async () => {
  vi.doMock("../../../locales/en/registration.json", () => {
    throw new Error("the file is gone")
  })
  onTestFinished(() => {
    vi.doUnmock("../../../locales/en/registration.json")
  })
  await openPage(`/acquisition/waiting-list?rc=VALID-0001&token=${tokenSamples.withEmail.token}`)
  const main = screen.getByRole("main")
  await waitFor(() => expect(main.querySelector("[aria-busy=true]")).not.toBeNull())
  await within(main).findByRole("button", { name: "Try again" })
  // An effect ends the waiting state, after the button has appeared.
  await waitFor(() => expect(main.querySelector("[aria-busy=true]")).toBeNull())
})

test("an approved visitor without the personal link learns what is missing, and can continue with a code", async () => {
  const { deny } = await textsOf("en", "access")
  const user = await openPage("/acquisition/waiting-list?rc=VALID-0001")
  await screen.findByRole("heading", { level: 1, name: "Access denied" })
  screen.getByText(deny.waitingList)
  await user.click(screen.getByRole("link", { name: "Continue with your code" }))
  await findForm()
})
