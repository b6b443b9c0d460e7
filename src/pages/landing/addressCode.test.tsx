import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import {
  codeChecks,
  codeField,
  findCodeField,
  codeMessage,
  codeSubmit,
  findForm,
} from "../../../tests/support/codeForm"
import { address, expectFocus, left, openAboutUs, openPage, reload, world } from "../../../tests/support/openPage"
import { controls } from "../../../tests/support/registrationForm"
import { textsOf } from "../../../tests/support/words"
import { signValidity } from "../../sandbox/validityTimestamp"

test("a code in the URL is checked at once and stays in the URL", async () => {
  await openPage("/acquisition/?rc=VALID-0001&x=1")
  await findForm()
  expect(codeChecks()).toEqual([{ registrationCode: "VALID-0001" }])
  expect(address()).toBe("/acquisition/?rc=VALID-0001&x=1")
  // The page has just opened: focus must not be moved.
  await expectFocus(document.body)
})

test("a link's signed validity is checked with its code, also after a reload at another URL", async () => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  await openPage(`/acquisition/?rc=NOSTAMP-0001&validityTimestamp=${stamp}`)
  await findForm()
  await openPage("/acquisition/")
  await findForm()
  expect(codeChecks()).toEqual(Array(2).fill({ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp }))
})

test.each([
  ["an escaped ampersand", (stamp: string) => `?validityTimestamp=${stamp}&amp;rc=NOSTAMP-0001`],
  ["quoted-printable", (stamp: string) => `?rc=3DNOSTAMP-0001&validityTime=stamp=3D${stamp}`],
])("a signed link with %s opens the form", async (_damage, arrived) => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  await openPage(`/acquisition/${arrived(stamp)}`)
  await findForm()
  await waitFor(() => expect(codeChecks()).toEqual([{ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp }]))
  expect(screen.queryByRole("alert")).toBeNull()
})

test("an empty code before the real one hides nothing", async () => {
  await openPage("/acquisition/?rc=&utm_source=mail&rc=VALID-0001")
  await findForm()
})

test("Back to a link opens the form also where storage is refused and the page between was reloaded", async () => {
  const refuse = () => {
    throw new Error("refused")
  }
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse)
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await findForm()
  await openAboutUs(user)
  await reload()
  history.back()
  await findForm()
})

test("a rejected code of an earlier visit is dropped silently", async () => {
  localStorage.setItem("rc", "EXPIRED-0001")
  await openPage("/acquisition/")
  await waitFor(() => expect(localStorage.getItem("rc")).toBeNull())
  expect(codeChecks()).toHaveLength(1)
  expect(screen.queryByRole("alert")).toBeNull()
  expect(codeField().value).toBe("")
})

test("a code of an earlier visit is kept if only the referrer is rejected, and nobody is sent away", async () => {
  localStorage.setItem("rc", "REFERER-0001")
  await openPage("/acquisition/")
  await waitFor(() => expect(codeChecks()).toHaveLength(1))
  await waitFor(() => expect(codeSubmit()).toBeTruthy())
  expect(localStorage.getItem("rc")).toBe("REFERER-0001")
  expect(left).toEqual([])
})

test("the form that was opened by itself stays when the code can't be checked, and Try again goes on", async () => {
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 1 })
  const user = await openPage("/acquisition/registration/formstarted?rc=VALID-0001")
  const notice = await screen.findByRole("alert")
  expect(address()).toBe("/acquisition/registration/formstarted?rc=VALID-0001")
  await user.click(within(notice).getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  await findForm()
  // The button that had focus is gone.
  await expectFocus(screen.getByRole("heading", { level: 2, name: "Amélie Laurent is\u00a0holding a place for you" }))
})

test("a code of an earlier visit survives a network failure, and so does the form that it has opened", async () => {
  localStorage.setItem("rc", "VALID-0001")
  world.addFault({ operation: "checkRegistrationCode", drop: true, times: 2 })
  await openPage("/acquisition/")
  await screen.findByRole("alert")
  const user = await reload()
  const notice = await screen.findByRole("alert")
  const form = controls(await textsOf("en", "registration"))
  await user.type(form.firstName, "Zoë")
  await user.click(within(notice).getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  expect(form.firstName.value).toBe("Zoë")
})

test("a malformed code in the URL does not replace that of an earlier visit", async () => {
  localStorage.setItem("rc", "VALID-0001")
  await openPage("/acquisition/?rc=AB_12")
  await waitFor(() => expect(codeMessage()).toBe("Please use valid characters"))
  expect(codeField().value).toBe("AB_12")
  expect(codeChecks()).toEqual([])
  expect(localStorage.getItem("rc")).toBe("VALID-0001")
  await openPage("/acquisition/")
  await findForm()
})

test("the code in the URL takes precedence over the stored one", async () => {
  localStorage.setItem("rc", "VALID-0001")
  await openPage("/acquisition/?rc=NOINVITER-0001")
  await findForm()
  expect(codeChecks()).toEqual([{ registrationCode: "NOINVITER-0001" }])
  expect(localStorage.getItem("rc")).toBe("NOINVITER-0001")
})

test("a link whose code was replaced by another counts again once it is opened again", async () => {
  const link = "/acquisition/?rc=NOINVITER-0001"
  const user = await openPage(link)
  await findForm()
  await user.click(await screen.findByRole("button", { name: "Use another code" }))
  await user.type(await findCodeField(), "VALID-0001{Enter}")
  await findForm()
  await reload()
  await findForm()
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "navigate" } as never])
  await openPage(link)
  await findForm()
  const checked = codeChecks().map(({ registrationCode }) => registrationCode)
  expect(checked).toEqual(["NOINVITER-0001", "VALID-0001", "VALID-0001", "NOINVITER-0001"])
})

test("another code is entered in the form of the landing page, also from the page of the form itself", async () => {
  const user = await openPage("/acquisition/registration/formstarted?rc=NOINVITER-0001")
  await findForm()
  await user.click(screen.getByRole("button", { name: "Use another code" }))
  await expectFocus(await findCodeField())
  history.back()
  await findForm()
  history.forward()
  await expectFocus(await findCodeField())
  await user.type(codeField(), "VALID-0001{Enter}")
  await findForm()
  expect(codeChecks().at(-1)).toEqual({ registrationCode: "VALID-0001" })
})

test("a code that is given up while it is checked is not in the field, what was typed there is, on the way back", async () => {
  world.addFault({ operation: "checkRegistrationCode", hang: true })
  const user = await openPage("/acquisition/?rc=VALID-0001")
  await user.click(await screen.findByRole("button", { name: "Use another code" }))
  await expectFocus(await findCodeField())
  expect(codeField().value).toBe("")
  await user.type(codeField(), "NO")
  history.back()
  await screen.findByRole("button", { name: "Create account" })
  history.forward()
  await expectFocus(await findCodeField())
  expect(codeField().value).toBe("NO")
})

test("the error for a code stays when the code of an earlier visit is answered late", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })
  world.addFault({ operation: "checkRegistrationCode", delayMs: 25_000, times: 1 })
  localStorage.setItem("rc", "VALID-0001")
  const user = await openPage("/acquisition/")
  await user.click(await screen.findByRole("button", { name: "Use another code" }))
  await user.type(await findCodeField(), "AB_12{Enter}")
  await waitFor(() => expect(codeMessage()).toBe("Please use valid characters"))
  await act(() => vi.advanceTimersByTimeAsync(26_000))
  vi.useRealTimers()
  expect(codeMessage()).toBe("Please use valid characters")
  expect(codeField().value).toBe("AB_12")
})

test("a code that is corrected while it is checked is neither ignored nor replaced by the first one's answer", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })
  world.addFault({ operation: "checkRegistrationCode", delayMs: 25_000, times: 1 })
  const user = await openPage("/acquisition/")
  await user.type(codeField(), "INVALID-0001{Enter}")
  await waitFor(() => expect(codeChecks()).toHaveLength(1))
  await user.clear(codeField())
  await user.type(codeField(), "EXPIRED-0001")
  await act(() => vi.advanceTimersByTimeAsync(26_000))
  await screen.findByRole("alert")
  expect(codeField().value).toBe("EXPIRED-0001")
  world.addFault({ operation: "checkRegistrationCode", delayMs: 25_000, times: 1 })
  await user.type(codeField(), "{Enter}")
  await user.clear(codeField())
  await user.type(codeField(), "VALID-0001{Enter}")
  vi.useRealTimers()
  await findForm()
})

test("a refused code is explained on a landing page that is reached by links with it in the address", async () => {
  const user = await openPage("/acquisition/registration/gift-voucher?rc=EXPIRED-0001")
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Apply for membership" }))
  await user.click(await screen.findByRole("link", { name: "I have an invitation code" }))
  expect((await screen.findByRole("alert")).textContent).toContain("Your invitation has expired.")
  expect(codeField().value).toBe("")
})

test("a rejected code from the URL is not stored, and gets no hint about its spelling", async () => {
  await openPage("/acquisition/?rc=INVALID-0001")
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Your invitation is invalid.")
  expect(notice.textContent).not.toContain("spelling")
  expect(screen.getByRole("heading", { name: "Use another code" })).toBeTruthy()
  expect(localStorage.getItem("rc")).toBeNull()
})
