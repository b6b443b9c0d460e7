import type { Page } from "@playwright/test"
import type { ConsentBehaviour } from "../../../src/sandbox/thirdParties/consentScript"
import { tagScript } from "../../../src/sandbox/thirdParties/handlers"
import { tagManagerUrl } from "./tagManager"
import type { World } from "../../../src/sandbox/world"

/** Consent Mode of a visitor who grants nothing, or everything. */
const all = (signal: "denied" | "granted") => ({
  ad_storage: signal,
  ad_user_data: signal,
  ad_personalization: signal,
  analytics_storage: signal,
})
export const denied = all("denied")
export const granted = all("granted")

/** A data layer entry in comparable form: a Consent Mode command is the list of its arguments. */
type Entry = Record<string, unknown> | unknown[]

/** Everything in the data layer, oldest first. */
export function layer(page: Page): Promise<Entry[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      // The tag manager treats an Arguments object as a command, and ignores an array.
      if (Object.prototype.toString.call(entry) === "[object Arguments]") return Array.from(entry as ArrayLike<unknown>)
      return Array.isArray(entry) ? { passedOver: true } : (entry as Record<string, unknown>)
    }),
  )
}

/** The names of the events sent, except for those that depend on timing. */
export async function events(page: Page): Promise<unknown[]> {
  const names = (await layer(page)).map((entry) => (Array.isArray(entry) ? undefined : entry["event"]))
  return names.filter((name) => name !== undefined && name !== "web_vitals")
}

/** The values of the Consent Mode updates, oldest first. */
export const updates = async (page: Page) =>
  (await layer(page)).flatMap((entry) => (Array.isArray(entry) && entry[1] === "update" ? [entry[2]] : []))

/**
 * Configures a consent management platform and a tag manager for the site, and answers the latter's requests; returns a
 * list of them.
 */
export async function setUp(
  page: Page,
  world: World,
  consent: Partial<ConsentBehaviour> = {},
  settings = {},
): Promise<string[]> {
  world.state.settings = { cmpSettingsId: "cmp-1", gtmContainerId: "GTM-TEST1", ...settings }
  world.state.consent = { generation: "v3", readiness: "ready", ...consent }
  const asked: string[] = []
  await page.context().route(tagManagerUrl, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: "text/javascript", body: tagScript })
  })
  return asked
}

/** The consent management platform's banner. */
export const banner = (page: Page) => page.getByRole("dialog", { name: "Consent (sandbox)" })
/** Presses one of its buttons. */
export const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click()
