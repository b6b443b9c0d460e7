import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { controls, fillPerson, namesIn, newEmail } from "../e2e/support/journey"

const english = namesIn("en")

/** One stage of a journey: what the visitor sees, and presses once what is asked for is filled in. */
interface Stage {
  sees: (page: Page) => ReturnType<Page["getByRole"]>
  /** Fills in what is asked for. */
  fill?: (page: Page) => Promise<void>
}

/** A journey, from a URL to its end. */
export interface Journey {
  /** Relative to the base path. */
  address: string
  /** Path of the first page. */
  path: string
  stages: readonly Stage[]
  /** Shows that the visitor has arrived. */
  end: (page: Page) => ReturnType<Page["getByRole"]>
}

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true })
const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true })

const form: Stage = {
  sees: button(english.create),
  fill: async (page) => {
    await fillPerson(page, english)
    await controls(page, english).email.fill(newEmail)
    await controls(page, english).terms.check()
  },
}
const finished = heading(english.finished)
const secondStep = "registration/social-registration-second-step"
const { token } = tokenSamples.withEmail

/** The site's main journeys. */
export const journeys = {
  "register by link": { address: "?rc=VALID-0001", path: "", stages: [form], end: finished },
  "typed code": {
    address: "",
    path: "",
    stages: [{ sees: button(english.register), fill: (page) => controls(page, english).code.fill("VALID-0001") }, form],
    end: finished,
  },
  "lean flow": {
    address: "lean?rc=VALID-0001",
    path: "lean",
    stages: [
      {
        sees: button("Continue"),
        fill: async (page) => {
          await controls(page, english).email.fill(newEmail)
          await controls(page, english).terms.check()
        },
      },
      {
        sees: button(english.create),
        fill: async (page) => {
          await fillPerson(page, english)
          await controls(page, english).terms.check()
        },
      },
    ],
    end: finished,
  },
  "social sign-up": {
    address: `${secondStep}?token=${token}`,
    path: secondStep,
    stages: [
      {
        sees: button(english.create),
        fill: async (page) => {
          await page.getByRole("checkbox", { name: "Women" }).check()
          await controls(page, english).country.selectOption("AT")
          await controls(page, english).terms.check()
        },
      },
    ],
    end: heading("Welcome to the shop (sandbox)"),
  },
  "waiting list": {
    address: `lobby?token=${token}`,
    path: "lobby",
    stages: [{ sees: button("Join the waitlist"), fill: (page) => page.getByRole("checkbox").check() }],
    end: (page) => page.getByRole("heading", { name: /successfully added to the waitlist/ }),
  },
  "membership interest": {
    address: "membership-interest/apply",
    path: "membership-interest/apply",
    stages: [{ sees: button("Submit"), fill: (page) => controls(page, english).email.fill(newEmail) }],
    end: heading("Email Address Submitted Successfully"),
  },
  activation: {
    address: "registration/activateaccount?activationId=activation-pending",
    path: "registration/activateaccount",
    stages: [{ sees: button("Activate my account") }],
    end: heading("Your account is activated"),
  },
  resend: {
    address: "registration/activateaccount?activationId=activation-lapsed",
    path: "registration/activateaccount",
    stages: [{ sees: button("Activate my account") }, { sees: button("Send me a new link") }],
    // Sent, or told when to ask again.
    end: (page) => page.getByText(/a new link is on its way|in \d+\sseconds?\./).first(),
  },
} as const satisfies Record<string, Journey>

export type JourneyName = keyof typeof journeys

/** Their names. */
export const journeyNames = Object.keys(journeys) as JourneyName[]
