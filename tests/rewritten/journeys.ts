import { createToken } from "../../src/sandbox/tokens"
import { expect } from "../e2e/support/fixtures"
import { controls, newEmail, sent, whenHydrated } from "../e2e/support/journey"
import { registrationJourneys } from "./registrationJourneys"
import { button, heading, open, type Visit } from "./visit"

/** The site's main journeys. */
export const journeys = {
  ...registrationJourneys,
  "an activation": async (visit) => {
    const { page, world, say } = visit
    await open(visit, "registration/activateaccount?activationId=activation-fails-once")
    await button(page, say("activation:submit")).click()
    await expect(page.getByText(say("activation:error.failed"))).toBeVisible()
    await button(page, say("common:tryAgain")).click()
    await expect(heading(page, say("activation:done.title"))).toBeFocused()
    expect(sent(world, "activateAccount")).toHaveLength(2)
  },
  "an activation link that has lapsed": async (visit) => {
    const { page, world, say } = visit
    await open(visit, "registration/activateaccount?activationId=activation-lapsed")
    await button(page, say("activation:submit")).click()
    await expect(page.getByText(say("activation:error.invalid"))).toBeVisible()
    await button(page, say("activation:error.newLink")).click()
    await expect(page.getByText(say("activation:error.newLinkSent"))).toBeVisible()
    expect(world.state.outbox).toHaveLength(1)
  },
  "the lobby": async (visit) => {
    const { page, world, say } = visit
    await open(visit, `lobby?token=${createToken({ email: newEmail })}`)
    await expect(page.getByText(newEmail).first()).toBeVisible()
    const join = button(page, say("lobby:submit"))
    await join.click()
    await expect(page.getByText(say("lobby:consentMissing")).first()).toBeVisible()
    await page.getByRole("checkbox").check()
    await join.click()
    await expect(heading(page, say("lobby:done.title"))).toBeFocused()
    expect(sent(world, "joinWaitingList")).toHaveLength(1)
  },
  "an application": async (visit) => {
    const { page, world, names, say } = visit
    await open(visit, "membership-interest/apply")
    const { email } = controls(page, names)
    await email.fill("ada@gmial.com")
    await button(page, say("membership:apply.submit")).focus()
    await button(page, say("registration:suggestion", { email: "ada@gmail.com" })).click()
    await expect(page.getByText(say("registration:suggestionTaken", { email: "ada@gmail.com" }))).toBeVisible()
    await button(page, say("membership:apply.submit")).click()
    await expect(heading(page, say("membership:confirmation.title"))).toBeVisible()
    await expect(page.getByText("ada@gmail.com")).toBeVisible()
    expect(sent(world, "submitMembershipInterest")).toHaveLength(1)
  },
  "an administrator's link": async (visit) => {
    const { page, say } = visit
    await page.goto("/entrance/login?as=admin")
    await whenHydrated(page)
    await open(visit, "admin/registrationlinkgenerator")
    await page.locator("input[name=code]").fill("VALID-0001")
    await button(page, say("links:submit")).click()
    await expect(page.locator("input[readonly]")).toHaveValue(/rc=VALID-0001/)
    await button(page, say("links:result.copy")).first().click()
    // The browser under test has no clipboard.
    await expect(page.getByText(say("links:selected")).first()).toBeVisible()
  },
} as const satisfies Record<string, (visit: Visit) => Promise<void>>

export type JourneyName = keyof typeof journeys

export const journeyNames = Object.keys(journeys) as JourneyName[]
