import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { expectFocus, openPage, world } from "../../../../tests/support/openPage"
import { fillIn, findFinished, openForm, visitor } from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"
import type { Language } from "../../../lib/languages"
import type { Fault } from "../../../sandbox/worldState"

/** Failures of a request, and the text of the error catalogue for each (specification section 8). */
const faults = [
  ["network", { drop: true }, "en"],
  ["server", { status: 500, times: 2 }, "fr"],
  // Of a backend that mistakes the visitor: checking a code needs no login.
  ["server", { graphqlError: "UNAUTHENTICATED" }, "pl"],
  ["rejected", { graphqlError: "BAD_USER_INPUT" }, "de"],
] as const satisfies readonly (readonly [kind: string, fault: Omit<Fault, "operation">, language: Language])[]

afterEach(() => {
  vi.useRealTimers()
})

/** Submits a code on the landing page in a language; returns the user and the code's field. */
async function sendCode(language: Language) {
  const user = await openPage(`/acquisition/${language}`)
  const { code } = await textsOf(language, "landing")
  const field = screen.getByLabelText<HTMLInputElement>(code.label)
  await user.type(field, "VALID-0001")
  await user.click(screen.getByRole("button", { name: code.submit }))
  return { user, field }
}

test.each(faults)("a failure of kind %s is explained, and the code stays: %j, in %s", async (kind, fault, language) => {
  world.addFault({ operation: "checkRegistrationCode", times: 1, ...fault })
  const { user, field } = await sendCode(language)
  const { failure, tryAgain } = await textsOf(language, "common")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain(failure[kind])
  await expectFocus(notice)
  expect(field.value).toBe("VALID-0001")
  // Customer service asks for this reference.
  expect(within(notice).getByText(/acq-[\da-f-]{36}/)).toBeTruthy()
  const again = within(notice).queryByRole("button", { name: tryAgain })
  // A rejected request would be rejected again.
  expect(again === null).toBe(kind === "rejected")
  if (!again) return
  await user.click(again)
  const { submit } = await textsOf(language, "registration")
  expect(await screen.findByRole("button", { name: submit })).toBeTruthy()
})

test("an old session is not mentioned to an invited visitor, and is gone", async () => {
  document.cookie = "authToken=old-session; Path=/"
  world.addFault({ operation: "checkRegistrationCode", times: 1, status: 401 })
  await openPage("/acquisition/?rc=VALID-0001")
  expect(await screen.findByRole("button", { name: "Create account" })).toBeTruthy()
  expect(await screen.findByRole("heading", { name: "Your place" })).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(document.cookie).not.toContain("authToken")
  expect(screen.queryByRole("link", { name: "Go to the shop" })).toBeNull()
})

test.each([
  ["that it has ended, and is sent without it", "UNAUTHENTICATED", "sessionEnded"],
  ["no word of a login if it is refused", "FORBIDDEN", "unauthorised"],
] as const)("a form that is sent with an old session says %s", async (_, graphqlError, said) => {
  const { user, words, form } = await openForm()
  // From here on no notice for members can take the form's place.
  await screen.findByRole("heading", { name: "Your place" })
  document.cookie = "authToken=old-session; Path=/"
  world.addFault({ operation: "registerCustomer", times: 1, graphqlError })
  await fillIn({ user, words, form }, visitor)
  await user.click(form.submit)
  const notice = await screen.findByRole("alert")
  const { failure, tryAgain } = await textsOf("en", "common")
  expect(notice.textContent).toContain(failure[said])
  expect(notice.textContent).not.toMatch(/log(ged)? in/i)
  await user.click(within(notice).getByRole("button", { name: tryAgain }))
  await findFinished()
})

test("an answer that takes longer than 30 s is reported as a failure", async () => {
  const language = "it"
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] })
  world.addFault({ operation: "checkRegistrationCode", hang: true })
  const { field } = await sendCode(language)
  const { failure } = await textsOf(language, "common")
  await waitFor(() => expect(world.state.journal.length).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await screen.findByRole("alert")).textContent).toContain(failure.timeout)
  expect(field.value).toBe("VALID-0001")
})
