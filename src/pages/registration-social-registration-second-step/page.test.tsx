import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import { address, expectFocus, left, openAboutUs, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { reading, untagged, textsOf } from "../../../tests/support/words"
import { createToken, tokenSamples } from "../../sandbox/tokens"

const path = "/acquisition/registration/social-registration-second-step"
const { token } = tokenSamples.withEmail
const create = () => screen.findByRole("button", { name: "Create account" })
const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })

async function fill(user: UserEvent): Promise<void> {
  const { field } = await textsOf("en", "registration")
  await create()
  await user.click(choice("Women"))
  await user.click(choice("Home"))
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "AT")
  await user.click(choice(untagged(field.terms)))
}

/** The id of each registration that was sent. */
const idsSent = () =>
  sent("completeSocialRegistration").map(({ input }) => (input as { clientMutationId: string }).clientMutationId)

/** Opens the page, fills in the form and submits it. */
async function complete(query: string): Promise<UserEvent> {
  const user = await openPage(path + query)
  await fill(user)
  await user.click(await create())
  return user
}

test("at every path with its end the visitor is registered, signed in and taken to the shop", async () => {
  const at = "/acquisition/x/y/social-registration-second-step"
  localStorage.setItem("rc", "VALID-0001")
  const user = await openPage(`${at}?token=${token}`)
  await fill(user)
  expect(address()).toBe(at)
  await user.click(await create())
  await screen.findByText("Your account is ready. We are taking you to the shop.")
  await waitFor(() => expect(left).toEqual(["/"]))
  expect(document.cookie).toMatch(/(^|; )authToken=[\w-]+\./)
  expect(sent("completeSocialRegistration")).toMatchObject([
    {
      input: {
        token,
        registrationCode: "VALID-0001",
        shoppingPreferences: ["WOMEN", "HOME"],
        country: "AT",
        language: "en",
        termsAndPrivacyAccepted: true,
        newsletter: false,
        consents: [{ kind: "TERMS_AND_CONDITIONS" }, { kind: "PRIVACY_POLICY" }, { kind: "NEWSLETTER" }],
      },
    },
  ])
})

test("an empty form lists what is missing, and each entry leads to its field", async () => {
  const user = await openPage(`${path}?token=${token}`)
  await create()
  // Nothing that the token contains is asked again.
  screen.getByText(reading("You are registering as waiting@example.com."))
  expect(screen.queryByRole("textbox")).toBeNull()
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" })
  await waitFor(() => expect(country.value).toBe("DE"))
  await user.selectOptions(country, "")
  await user.click(await create())
  const summary = await screen.findByRole("alert")
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(document.title).toMatch(/^Error: One last step/)
  const entries = within(summary).getAllByRole("link")
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    "Please choose at least one",
    "Please select your country",
    "Please agree to the Terms and Conditions and confirm that you have read the Privacy Policy",
  ])
  if (entries[0]) await user.click(entries[0])
  expect(document.activeElement).toBe(choice("Women"))
  expect(sent("completeSocialRegistration")).toEqual([])
})

test("an existing account ends at its page, and leaves no choices behind", async () => {
  const query = `?token=${createToken({ email: "member@example.com" })}`
  await complete(query)
  await screen.findByRole("heading", { level: 1, name: "Your account already exists" })
  await openPage(path + query)
  await create()
  expect(choice("Women").checked).toBe(false)
})

test("an expired token leads to the deny page", async () => {
  await openPage(`${path}?token=${encodeURIComponent(tokenSamples.expired.token)}`)
  await screen.findByRole("heading", { level: 1, name: (await textsOf("en", "access")).deny.expired })
})

test("a code that has expired in the meantime leads back to the code form, with the reason", async () => {
  await complete(`?token=${createToken({ email: "coderejected@example.com" })}`)
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Your invitation has expired.")
  screen.getByLabelText("Enter your code")
})

test("a code that is refused though it could not be checked before is not lost", async () => {
  localStorage.setItem("rc", "VALID-0001")
  world.addFault({ operation: "checkRegistrationCode", drop: true })
  await complete(`?token=${createToken({ email: "coderejected@example.com" })}`)
  const field = await screen.findByLabelText<HTMLInputElement>("Enter your code")
  await waitFor(() => expect(field.value).toBe("VALID-0001"))
})

test.each(["before", "after"])(
  "a visitor who was away, back %s that, is taken to the shop by a press",
  async (order) => {
    const { release } = holdOperation("completeSocialRegistration")
    const user = await complete(`?token=${token}`)
    const findAnswer = () => waitFor(() => expect(document.cookie).toMatch(/(^|; )authToken=/))
    await openAboutUs(user)
    if (order === "after") {
      release()
      await findAnswer()
    }
    history.back()
    await create()
    await waitFor(() => expect(choice("Women").checked).toBe(true))
    if (order === "before") {
      release()
      await findAnswer()
    }
    await user.click(await create())
    await screen.findByText("Your account is ready. We are taking you to the shop.")
    await waitFor(() => expect(left).toEqual(["/"]))
    expect(idsSent()).toHaveLength(1)
    const { queuedEvents } = await import("../../services/analytics/track")
    expect(queuedEvents().filter(({ event }) => event === "registration_submitted")).toHaveLength(1)
  },
)

test("choices survive a reload", async () => {
  const user = await openPage(`${path}?token=${token}`)
  await fill(user)
  await reload()
  await create()
  expect(choice("Women").checked).toBe(true)
  expect(choice("Men").checked).toBe(false)
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" }).value).toBe("AT")
})

test("a return with the state that was sent opens the form, and the state is removed from the URL", async () => {
  sessionStorage.setItem("socialSignUpState", "abc")
  await openPage(`${path}?rc=VALID-0001&state=abc&token=${token}`)
  await create()
  expect(address()).toBe(`${path}?rc=VALID-0001`)
})

test("a return with another state is rejected together with its token, also after a reload", async () => {
  sessionStorage.setItem("socialSignUpState", "abc")
  await openPage(`${path}?state=abcx&token=${token}`)
  await screen.findByRole("heading", { level: 1, name: "Please start again" })
  expect(address()).toBe(path)
  expect(JSON.stringify(history.state)).not.toContain(token)
  await reload()
  await screen.findByRole("heading", { level: 1, name: "Please start again" })
  expect(screen.getByRole("link", { name: "Start again" }).getAttribute("href")).toBe("/acquisition/social")
  expect(screen.getByRole("link", { name: "Register with email" }).getAttribute("href")).toBe("/acquisition/")
  expect(screen.queryByRole("button", { name: "Create account" })).toBeNull()
})

test("a rejection by the provider offers to retry or to use another method", async () => {
  sessionStorage.setItem("socialSignUpState", "abc")
  sessionStorage.setItem("socialSignUpProvider", "apple")
  const { failed } = await textsOf("en", "social")
  await openPage(`${path}?state=abc&error=access_denied`)
  await screen.findByRole("heading", { level: 1, name: "Your registration was not completed" })
  screen.getByText(failed.text.replace("{{provider}}", "Apple"))
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/acquisition/social")
  expect(screen.getByRole("link", { name: "Register with email" }).getAttribute("href")).toBe("/acquisition/")
  expect(address()).toBe(path)
})

test("a return with an expired token concerns the sign-in, not the invitation", async () => {
  sessionStorage.setItem("socialSignUpState", "abc")
  const { expired: words, provider, signInAgain } = await textsOf("de", "social")
  const at = "/acquisition/de/registration/social-registration-second-step"
  await openPage(`${at}?state=abc&token=${encodeURIComponent(tokenSamples.expired.token)}`)
  await screen.findByRole("heading", { level: 1, name: words.title })
  expect(screen.getByRole("main").textContent).toContain(words.text.replace("{{provider}}", provider))
  expect(address()).toBe(at)
  screen.getByRole("link", { name: signInAgain })
})

test("a visitor who returned without a token can sign in again, with the stored code", async () => {
  localStorage.setItem("rc", "VALID-0001")
  sessionStorage.setItem("socialSignUpState", "abc")
  const user = await openPage(path)
  await screen.findByRole("heading", { level: 1, name: "Your sign-in is incomplete" })
  await user.click(screen.getByRole("link", { name: "Sign in again" }))
  await screen.findByRole("button", { name: "Continue with Google" })
})

test("a token that the backend rejects after a return leads to signing in again", async () => {
  sessionStorage.setItem("socialSignUpState", "abc")
  await complete(`?state=abc&token=${createToken({ email: "tokenrejected@example.com" })}`)
  await expectFocus(await screen.findByRole("heading", { level: 1, name: "Your sign-in has expired" }))
  screen.getByRole("link", { name: "Sign in again" })
})

test("a submit before the country is guessed waits for the guess, where it brings no documents along", async () => {
  localStorage.setItem("rc", "NULLS-0001")
  const { release } = holdOperation("countryDetails")
  const { field } = await textsOf("en", "registration")
  const user = await openPage(`${path}?token=${token}`)
  await create()
  await user.click(choice("Women"))
  await user.click(choice(untagged(field.terms)))
  await user.click(await create())
  expect(screen.queryByText("Please select your country")).toBeNull()
  release()
  await waitFor(() => expect(sent("completeSocialRegistration")).toMatchObject([{ input: { country: "DE" } }]))
})
