import type { Page } from "@playwright/test"
import type { ConsentBehaviour } from "../../../src/sandbox/outside/consentScript"
import { tagManagerAddress, tagScript } from "../../../src/sandbox/outside/tagScript"
import type { World } from "../../../src/sandbox/world"

/** Consent Mode of a visitor who agrees to nothing. */
export const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}
/** Consent Mode of a visitor who agrees to everything. */
export const granted = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
  analytics_storage: "granted",
}

/** An entry of the data layer as a test compares it: a command of Consent Mode is a list of what it was called with. */
type Entry = Record<string, unknown> | unknown[]

/** Everything in the data layer, oldest first. */
export function layer(page: Page): Promise<Entry[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      // The tag manager takes an Arguments object for a command, and passes over an array.
      if (Object.prototype.toString.call(entry) === "[object Arguments]") return Array.from(entry as ArrayLike<unknown>)
      return Array.isArray(entry) ? { passedOver: true } : (entry as Record<string, unknown>)
    }),
  )
}

/** The names of the events that have flowed, but for those that a browser's pace decides. */
export async function events(page: Page): Promise<unknown[]> {
  const names = (await layer(page)).map((entry) => (Array.isArray(entry) ? undefined : entry["event"]))
  return names.filter((name) => name !== undefined && name !== "web_vitals")
}

/** The values of Consent Mode's updates, oldest first. */
export const updates = async (page: Page) =>
  (await layer(page)).flatMap((entry) => (Array.isArray(entry) && entry[1] === "update" ? [entry[2]] : []))

/** Gives the site a consent service and a tag manager, and answers the latter's requests; the answer lists them. */
export async function setUp(
  page: Page,
  world: World,
  consent: Partial<ConsentBehaviour> = {},
  settings = {},
): Promise<string[]> {
  world.state.settings = { cmpSettingsId: "cmp-1", gtmContainerId: "GTM-TEST1", ...settings }
  world.state.consent = { generation: "v3", behaviour: "ready", ...consent }
  const asked: string[] = []
  await page.context().route(tagManagerAddress, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: "text/javascript", body: tagScript })
  })
  return asked
}

/** The consent service's layer. */
export const banner = (page: Page) => page.getByRole("dialog", { name: "Consent (sandbox)" })
/** Presses one of its buttons. */
export const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click()
