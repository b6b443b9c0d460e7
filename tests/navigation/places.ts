import type { Page } from "@playwright/test"
import { expect } from "../e2e/support/fixtures"
import { controls, fillForm, fillPerson, newEmail, sendForm, tickTerms } from "../e2e/support/journey"
import {
  button,
  english,
  enterNumber,
  enterSmsCode,
  heading,
  invited,
  open,
  openActivation,
  openAsAdmin,
  openForm,
  openLeanStep1,
  openMethods,
  openNumber,
  token,
  whenCountryGuessed,
} from "./visits"

/** A page, or a step of one, with state that a visitor does not want to lose. */
export interface Place {
  /** Brings the visitor to what lies below the place, for a place that the page's own Back closes. */
  below?: (page: Page) => Promise<void>
  /** Brings the visitor to the place itself, and enters what it asks for. */
  enter: (page: Page) => Promise<void>
  /** Text that the place shows in every language. */
  shows?: string
  /** Name of the page's own control that goes back to what lies below. */
  back?: string
  /** How many history entries the place is above what lies below; by default one. */
  steps?: number
  /**
   * What a reload leads to: by default, the same with everything that was typed. `words` keeps the place without its
   * input, which is not stored; `below` is what lies below; `elsewhere` another step, as the stored state allows.
   */
  reload?: "words" | "below" | "elsewhere"
  /** Whether a modal makes the page behind it inert. */
  modal?: boolean
  /** Whether the page itself opens it as a history entry, which Back closes. */
  opensByItself?: boolean
  /** What the place sends. */
  send?: {
    operation: string
    /** Name of the button. */
    button: string
    /** Heading of the page after a successful response, as area and key; a text of this site. */
    heading?: string
  }
}

const register = { operation: "registerCustomer", button: english.create, heading: "registration:finished.title" }

/** Every page and every step with state. */
export const places = {
  "registration form": { enter: (page) => openForm(page, `?${invited}`), send: register },
  "refused code": {
    enter: async (page) => {
      await open(page, "?rc=EXPIRED-0001")
      await expect(page.getByText("Your invitation has expired.")).toBeVisible()
    },
  },
  "first of two steps": { enter: openLeanStep1 },
  "second of two steps": {
    below: openLeanStep1,
    enter: async (page) => {
      await button(page, "Continue").click()
      await fillPerson(page, english)
      await tickTerms(page, english)
    },
    back: "Back",
    reload: "below",
    send: register,
  },
  "form after a choice": {
    below: openMethods,
    enter: async (page) => {
      await button(page, "Continue with email").click()
      await fillForm(page, english)
    },
    back: "Choose another way to register",
    send: register,
  },
  "phone number": {
    below: openMethods,
    enter: enterNumber,
    back: "Choose another way to register",
    reload: "words",
    send: { operation: "startPhoneVerification", button: "Send code", heading: "phone:codeHeading" },
  },
  "code from the text message": {
    below: openNumber,
    enter: enterSmsCode,
    shows: "+49 1511 2345678",
    back: "Change the number",
    reload: "words",
    send: { operation: "confirmPhoneVerification", button: "Confirm" },
  },
  "form after a phone number": {
    below: openMethods,
    enter: async (page) => {
      await enterNumber(page)
      await enterSmsCode(page)
      await button(page, "Confirm").click()
      await fillForm(page, english)
    },
    back: "Choose another way to register",
    steps: 2,
    reload: "elsewhere",
    send: register,
  },
  "form of an approved visitor": {
    enter: async (page) => {
      await open(page, `waiting-list?${invited}&token=${token}`)
      await fillPerson(page, english)
      await tickTerms(page, english)
    },
    shows: "waiting@example.com",
    send: register,
  },
  lobby: {
    enter: async (page) => {
      await open(page, `lobby?token=${token}`)
      await page.getByRole("checkbox").check()
    },
    shows: "waiting@example.com",
    reload: "words",
    send: { operation: "joinWaitingList", button: "Join the waitlist", heading: "lobby:done.title" },
  },
  "lobby after joining": {
    enter: async (page) => {
      await open(page, `lobby?token=${token}`)
      await page.getByRole("checkbox").check()
      await button(page, "Join the waitlist").click()
      await expect(heading(page, "You have been successfully added to the waitlist")).toBeVisible()
    },
  },
  activation: {
    enter: (page) => openActivation(page, "activation-pending"),
    send: { operation: "activateAccount", button: "Activate my account", heading: "activation:done.title" },
  },
  "activated account": {
    enter: async (page) => {
      await openActivation(page, "activation-pending")
      await button(page, "Activate my account").click()
      await expect(heading(page, "Your account is activated")).toBeVisible()
    },
  },
  "failed activation": {
    enter: async (page) => {
      await openActivation(page, "activation-failed")
      await button(page, "Activate my account").click()
      await expect(page.getByText("please try again")).toBeVisible()
    },
    send: { operation: "activateAccount", button: "Try again", heading: "activation:error.title" },
  },
  "second step of a social sign-up": {
    enter: async (page) => {
      await open(page, `registration/social-registration-second-step?${invited}&token=${token}`)
      await page.getByRole("checkbox", { name: "Women" }).check()
      await controls(page, english).country.selectOption("AT")
      await tickTerms(page, english)
    },
    shows: "waiting@example.com",
    send: { operation: "completeSocialRegistration", button: english.create },
  },
  "sent registration": {
    below: (page) => openForm(page, `?${invited}`),
    enter: (page) => sendForm(page, english),
    shows: newEmail,
  },
  "sent registration in a dialog": {
    below: (page) => openForm(page, `black-friday?${invited}`),
    enter: async (page) => {
      await button(page, english.create).click()
      await expect(page.getByRole("dialog")).toContainText(newEmail)
    },
    shows: newEmail,
    back: "Close",
    modal: true,
    reload: "words",
  },
  "pending account": {
    below: async (page) => {
      await openForm(page, `?${invited}`)
      await controls(page, english).email.fill("pending@example.com")
    },
    enter: async (page) => {
      await button(page, english.create).click()
      await expect(heading(page, "Your account is pending activation")).toBeVisible()
    },
  },
  onboarding: {
    enter: async (page) => {
      await open(page, `welcome-10?${invited}`)
      await expect(page.getByRole("dialog")).toBeVisible()
      await whenCountryGuessed(page)
    },
    back: "Skip the introduction",
    modal: true,
    opensByItself: true,
  },
  "shared product": {
    enter: async (page) => {
      await open(page, `product-share?product=PRODUCT-0001&${invited}`)
      await whenCountryGuessed(page)
      await page.getByRole("dialog").getByRole("textbox").fill(newEmail)
    },
    back: "Close",
    modal: true,
    reload: "words",
  },
  "legal text over a form": {
    below: (page) => openForm(page, `?${invited}`),
    enter: async (page) => {
      await page.getByRole("link", { name: "Privacy Policy" }).first().click()
      await expect(page.getByRole("dialog").getByRole("heading", { name: "What we store" })).toBeVisible()
    },
    back: "Close",
    modal: true,
    reload: "elsewhere",
  },
  "legal text": {
    enter: async (page) => {
      await open(page, "content/privacy")
      await expect(heading(page, "What we store")).toBeVisible()
    },
  },
  application: {
    enter: async (page) => {
      await open(page, "membership-interest/apply")
      await page.getByRole("textbox", { name: "Email address" }).fill(newEmail)
    },
    send: { operation: "submitMembershipInterest", button: "Submit", heading: "membership:confirmation.title" },
  },
  "expired invitation": { enter: (page) => open(page, "registration/deny?reason=expired") },
  "link generator": {
    enter: async (page) => {
      await openAsAdmin(page)
      await page.getByRole("textbox", { name: "Registration code" }).fill("VALID-0001")
    },
    reload: "words",
  },
  "split generator": {
    below: openAsAdmin,
    enter: async (page) => {
      await open(page, "admin/splitgenerator")
      await page.getByRole("textbox", { name: "Experiment key" }).fill("summer")
    },
    reload: "words",
  },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** A place with all its optional properties. */
export const placeNamed = (name: PlaceName): Place => places[name]

export const placeNames = Object.keys(places) as PlaceName[]
