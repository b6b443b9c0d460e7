import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { codeChecks, codeField, codeSubmit, enterAnotherCode, findForm } from "../../../../tests/support/codeForm"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { openPage, world } from "../../../../tests/support/openPage"
import { fillIn, findFinished, formOn, findRegistration, visitor } from "../../../../tests/support/registrationForm"
import { signValidity } from "../../../sandbox/validityTimestamp"

/** What this tab sees of another one whose code is refused or given up, if that was the code remembered. */
const forgetInOtherTab = () => localStorage.clear()

/** What this tab sees of another one that opens an invitation link: the browser remembers its code. */
function openInOtherTab(code: string): void {
  localStorage.clear()
  localStorage.setItem("rc", code)
}

const checked = () => codeChecks().map(({ registrationCode }) => registrationCode)

/** The countries that the form offers. */
const countries = () =>
  [...screen.getByLabelText<HTMLSelectElement>("Country").options].flatMap(({ value }) => value || [])

test.each([
  ["Try again", () => openInOtherTab("NOINVITER-0001")],
  ["Create account", forgetInOtherTab],
])("a failed check is repeated by %s with this tab's code, whatever another tab has opened", async (name, other) => {
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })
  const stamp = signValidity("NULLS-0001", Date.now())
  const user = await openPage(`/acquisition/?rc=NULLS-0001&validityTimestamp=${stamp}`)
  const notice = await screen.findByRole("alert")
  other()
  const opened = await formOn(user)
  await fillIn(opened, visitor)
  if (name === "Try again") {
    await user.click(within(notice).getByRole("button", { name }))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  }
  await user.click(opened.form.submit)
  await findFinished()
  expect(await findRegistration()).toMatchObject({ registrationCode: "NULLS-0001", validityTimestamp: stamp })
})

test("a tab that has begun with the remembered code stays with it", async () => {
  localStorage.setItem("rc", "VALID-0001")
  await openPage("/acquisition/about-us")
  openInOtherTab("NOINVITER-0001")
  await openPage("/acquisition/")
  await findForm()
  await waitFor(() => expect(checked()).toEqual(["VALID-0001"]))
  // Nor does its answer change what the other tab has stored.
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: /Amélie Laurent/ })).toBeTruthy())
  expect(localStorage.getItem("rc")).toBe("NOINVITER-0001")
})

test("inviter and countries survive a reload whose check fails", async () => {
  await openPage("/acquisition/?rc=TWOCOUNTRIES-0001")
  await findForm()
  await waitFor(() => expect(countries()).toEqual(["AT", "CH"]))
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })
  await openPage("/acquisition/?rc=TWOCOUNTRIES-0001")
  await screen.findByRole("alert")
  expect(countries()).toEqual(["AT", "CH"])
  expect(screen.getByRole("heading", { level: 1, name: /Amélie Laurent/ })).toBeTruthy()
})

test("another link in the same tab inherits nothing", async () => {
  await openPage("/acquisition/?rc=TWOCOUNTRIES-0001")
  await waitFor(() => expect(countries()).toEqual(["AT", "CH"]))
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })
  await openPage("/acquisition/?rc=NOINVITER-0001")
  await screen.findByRole("alert")
  expect(countries()).toHaveLength(27)
  expect(screen.queryByRole("heading", { name: /Amélie Laurent/ })).toBeNull()
})

test("a code entered in place of the URL's expired one survives a reload", async () => {
  const user = await openPage("/acquisition/?rc=EXPIRED-0001")
  await screen.findByRole("alert")
  await enterAnotherCode(user, "VALID-0001")
  await openPage("/acquisition/?rc=EXPIRED-0001")
  await findForm()
  await waitFor(() => expect(checked()).toEqual(["EXPIRED-0001", "VALID-0001", "VALID-0001"]))
})

test("a good remembered code survives the refusal of its own link with a broken validity, and begins the next visit", async () => {
  const stamp = signValidity("VALID-0001", Date.now())
  localStorage.setItem("rc", "VALID-0001")
  localStorage.setItem("rcValidityTimestamp", stamp)
  await openPage("/acquisition/?rc=VALID-0001&validityTimestamp=broken")
  await screen.findByRole("alert")
  sessionStorage.clear()
  await openPage("/acquisition/")
  await findForm()
  const check = { registrationCode: "VALID-0001", validityTimestamp: stamp }
  await waitFor(() => expect(codeChecks().at(-1)).toEqual(check))
})

test("a good remembered code survives a code that is typed wrong, and a link whose check gets no answer", async () => {
  localStorage.setItem("rc", "VALID-0001")
  const user = await openPage("/acquisition/?rc=AB_12")
  await user.clear(codeField())
  await user.type(codeField(), "INVALID-0001{Enter}")
  await screen.findByRole("alert")
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })
  await openPage("/acquisition/?rc=EXPIRED-0001")
  await screen.findByRole("alert")
  expect(localStorage.getItem("rc")).toBe("VALID-0001")
})

test("a late silent answer changes nothing that another tab has stored since", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  localStorage.setItem("rc", "EXPIRED-0001")
  await openPage("/acquisition/")
  await waitFor(() => expect(checked()).toEqual([]))
  openInOtherTab("VALID-0001")
  await act(async () => release())
  await waitFor(() => expect(checked()).toEqual(["EXPIRED-0001"]))
  await waitFor(() => expect(codeSubmit()).toBeTruthy())
  expect(localStorage.getItem("rc")).toBe("VALID-0001")
})

test("whoever gives up a code here takes none from another tab", async () => {
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await findForm()
  openInOtherTab("NOINVITER-0001")
  await user.click(screen.getByRole("button", { name: "Use another code" }))
  expect(localStorage.getItem("rc")).toBe("NOINVITER-0001")
})
