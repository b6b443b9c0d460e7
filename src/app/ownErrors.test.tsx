import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { expectFocus, openPage } from "../../tests/support/openPage"
import { findFinished, register, visitor } from "../../tests/support/registrationForm"

/** A form whose submission runs into an error in the site's own code, once. */
interface BrokenForm {
  name: string
  /** The function that throws, and its module. */
  broken: readonly [name: string, module: string]
  /** Fills in the form and submits it. */
  send: () => Promise<UserEvent>
  button: string
  /** The values still in the form. */
  kept?: () => unknown
  /** Waits for the result of submitting the form again. */
  arrive: () => Promise<unknown>
}

const heading = (name: string) => screen.findByRole("heading", { name })

const forms: BrokenForm[] = [
  {
    name: "registration",
    broken: ["registrationContent", "../features/registration/api/registerCustomer"],
    send: async () => {
      const { user } = await register()
      return user
    },
    button: "Create account",
    kept: () => expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe(visitor.firstName),
    arrive: findFinished,
  },
  {
    name: "activation",
    broken: ["activateAccount", "../features/activation/api/activateAccount"],
    send: async () => {
      const user = await openPage("/acquisition/registration/activateaccount?activationId=activation-pending")
      await user.click(await screen.findByRole("button", { name: "Activate my account" }))
      return user
    },
    button: "Activate my account",
    arrive: () => heading("Your account is activated"),
  },
]

/** Makes a function throw on its first call. */
function breakOnce([name, module]: BrokenForm["broken"]): void {
  let broken = true
  vi.doMock(module, async (importOriginal) => {
    const original = await importOriginal<Record<string, (...given: unknown[]) => unknown>>()
    const breaking = (...given: unknown[]) => {
      if (!broken) return original[name]?.(...given)
      broken = false
      throw new Error("broken by our own code")
    }
    return { ...original, [name]: breaking }
  })
}

afterEach(() => {
  for (const { broken } of forms) vi.doUnmock(broken[1])
})

test.each(forms)("the form '$name' survives our own error", async ({ broken, send, button: label, kept, arrive }) => {
  breakOnce(broken)
  const user = await send()
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toBe(
    "Due to a technical issue our store is not available at the moment. Please visit us again later.",
  )
  await expectFocus(notice)
  const { queuedProblems } = await import("../services/monitoring/report")
  expect(queuedProblems()).toContainEqual(expect.objectContaining({ detail: "broken by our own code" }))
  kept?.()
  const button = screen.getByRole("button", { name: label })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull())
  await user.click(button)
  await arrive()
  expect(screen.queryByRole("alert")).toBeNull()
})
