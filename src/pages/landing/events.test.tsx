import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { languageLink, left, openPage, reload, tracked } from "../../../tests/support/openPage"
import { findFinished, register } from "../../../tests/support/registrationForm"

const namesOf = async () => (await tracked()).map(({ event }) => event)

/** Events of the form when a valid code opens it. */
const formOpens = [
  { event: "registration_started", flow: "default", source_path: "/acquisition/" },
  { event: "registration_step", flow: "default", step: "form" },
]

// The event of each reason: shared/codeErrors/codeErrors.test.ts.
test.each([
  ["VALID-0001", "code_valid", formOpens],
  ["NOSTAMP-0001", "timestamp_missing", []],
])("the check of %s is tracked once as %s, from a link and by hand", async (code, event, then) => {
  await openPage(`/acquisition/?rc=${code}`)
  await waitFor(async () => expect(await tracked()).toEqual([{ event }, ...then]))
  localStorage.clear()
  sessionStorage.clear()
  const user = await openPage("/acquisition/")
  await user.type(await screen.findByRole("textbox", { name: "Enter your code" }), `${code}{Enter}`)
  await waitFor(async () => expect(await tracked()).toEqual([{ event }, ...then]))
})

test("a denied referrer is tracked on the next page, since this one is left", async () => {
  await openPage("/acquisition/?rc=REFERER-0001")
  await waitFor(() => expect(left).toHaveLength(1))
  expect(await eventsAfterOpening(left[0] ?? "")).toEqual(["referrer_denied"])
})

async function eventsAfterOpening(address: string) {
  await openPage(address)
  return namesOf()
}

test("a code of an earlier visit that is rejected silently is not tracked", async () => {
  localStorage.setItem("rc", "EXPIRED-0001")
  await openPage("/acquisition/")
  await waitFor(() => expect(localStorage.getItem("rc")).toBeNull())
  expect(await tracked()).toEqual([])
})

test("a registration is tracked when submitted and when finished, with address and id hashed", async () => {
  const { user } = await register({ email: "Zoe@Example.org" })
  await findFinished()
  const hash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect((await tracked()).filter(({ event }) => event.startsWith("registration_")).slice(-2)).toEqual([
    { event: "registration_submitted", flow: "default" },
    {
      event: "registration_finished",
      flow: "default",
      email_sha256: hash,
      email_sha256_google: hash,
      registration_id_sha256: hash,
    },
  ])
  // Submitting again without changes tracks nothing.
  const before = await namesOf()
  await user.click(screen.getByRole("link", { name: "Change your email address" }))
  await user.click(await screen.findByRole("button", { name: "Create account" }))
  await screen.findByText("We have already sent an activation email for this registration.")
  const again = (await namesOf()).slice(before.length)
  expect(again.filter((name) => /submitted|finished/.test(name))).toEqual([])
})

test("a visitor who is registered at once sees a confirmation, and is tracked on the next page", async () => {
  await register({ email: "registered@example.com" })
  await waitFor(() => expect(left).toEqual(["/"]))
  expect(screen.getByText("Your account is ready. We are taking you to the shop.")).toBeTruthy()
  expect(document.cookie).toMatch(/authToken=/)
  expect(await eventsAfterOpening("/acquisition/about-us")).toEqual(["registration_finished"])
})

test("a change of language is tracked, selecting the same language again is not", async () => {
  const user = await openPage("/acquisition/about-us")
  await user.click(languageLink("English"))
  await user.click(languageLink("Deutsch"))
  expect(await tracked()).toEqual([{ event: "language_changed", from: "en", to: "de" }])
  await reload()
  expect(await tracked()).toEqual([])
})
