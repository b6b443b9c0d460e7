import { screen, waitFor } from "@testing-library/react"
import * as fc from "fast-check"
import { afterEach, expect, vi } from "vitest"
import { builtInSettings } from "../../src/services/settings/settings"
import { caught, left, openPage, world } from "../support/openPage"
import { fuzz } from "./support/fuzz"
import {
  anyAddress,
  anyText,
  hostileAddresses,
  hostileMarkup,
  inheritedNames,
  nearlyText,
  tokenOf,
} from "./support/hostile"

const { origin } = location
const hostile = fc.oneof(fc.constantFrom(...hostileAddresses, ...hostileMarkup, ...inheritedNames), anyText)
const scheme = builtInSettings.appUrlScheme

afterEach(() => {
  left.length = 0
})

/** Parameters that a page reads, each with any value. */
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ..."rc validityTimestamp redirectUrl product state error reason acqParams activationId token lang voucher".split(
          " ",
        ),
      ),
      fc.oneof(
        hostile,
        hostile.map((value) => `rc=${encodeURIComponent(value.toWellFormed())}`),
        hostile.map((value) => `?redirect_uri=${value}`),
        hostile.map((email) => tokenOf(JSON.stringify({ email, firstName: email, exp: 4_102_444_800 }))),
      ),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`)

/** Opens a URL, and checks everything that resulted. */
async function visit(address: string): Promise<void> {
  await openSettled(address)
  expectHarmless()
}

/** Opens a URL and waits until the page has settled. */
async function openSettled(address: string): Promise<void> {
  delete document.documentElement.dataset["revealed"]
  // How long this file has been running does not matter to the page that is opened.
  vi.spyOn(performance, "now").mockReturnValue(0)
  left.length = 0
  await openPage(address)
  await screen.findByRole("heading", { level: 1 })
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull())
}

/** No input has become markup, and every link and navigation leads where the site may lead. */
function expectHarmless(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) expectAllowed(link.href)
  for (const to of left) expectAllowed(to)
  expectPlain()
}

/** No input has become markup or an error. */
function expectPlain(): void {
  expect(document.querySelector("[data-hostile]")).toBeNull()
  expect(caught.splice(0)).toEqual([])
  for (const element of document.body.querySelectorAll("*")) {
    expect(element.tagName).not.toBe("SCRIPT")
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on/)
  }
}

function expectAllowed(address: string): void {
  const url = new URL(address, location.href)
  expect([origin, "null"]).toContain(url.origin)
  if (url.origin === "null") expect(url.protocol).toBe(`${scheme}:`)
}

const paths = [
  "/acquisition/",
  "/acquisition/lean",
  "/acquisition/de/social",
  "/acquisition/waiting-list",
  "/acquisition/lobby",
  "/acquisition/social-registration-second-step",
  "/acquisition/registration/activateaccount",
  "/acquisition/registration/activateaccountError",
  "/acquisition/registration/deny",
  "/acquisition/registration/formstarted",
  "/acquisition/registration/formfinished",
  "/acquisition/registration/gift-voucher",
  "/acquisition/membership-interest/apply",
  "/acquisition/admin/registrationlinkgenerator",
  "/acquisition/admin/splitgenerator",
]

/** Addresses below the site's path that no page has. */
const anyPath = anyAddress
  .map((text) => {
    const url = new URL("/", origin)
    url.pathname = `/acquisition/${text}`
    return url.pathname
  })
  .filter((path) => path.startsWith("/acquisition/"))

fuzz(
  "a page with any query shows it as text, and leads nowhere else",
  [fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...paths) }, { weight: 1, arbitrary: anyPath }), anyQuery, hostile],
  async (path, query, text) => {
    await visit(`${path}${query}${new URL(`/#${text}`, origin).hash}`)
  },
  { share: 0.25 },
)

fuzz(
  "an inviter's name is shown as text",
  [hostile],
  async (inviter) => {
    world.state.codes["HOSTILE-0001"] = { errors: [], errorDetails: [], inviter, countries: ["DE"], explanation: "" }
    await visit("/acquisition/?rc=HOSTILE-0001")
    if (inviter.trim()) await waitFor(() => expect(document.body.textContent).toContain(inviter.trim()))
    expectHarmless()
  },
  { share: 0.08 },
)

fuzz(
  "what this browser has stored affects only the form",
  [
    fc.constantFrom(...paths),
    fc.oneof(
      nearlyText({
        sentRegistration: [{ email: hostileMarkup[0], registrationId: "1", resendAt: Date.now() }],
        previousPDPPage: [...hostileAddresses],
        registrationFirstName: [...hostileMarkup],
        registrationEmail: [...hostileMarkup],
        draftAt: [Date.now()],
        sourcePath: [...hostileAddresses],
        countryOptions: [{}, [null]],
        inviter: [{}],
      }),
      anyText,
    ),
    hostile,
  ],
  async (path, state, value) => {
    sessionStorage.setItem("registration", `{"version":1,"state":${state}}`)
    const ofTab = "laterEvents recentRegistrationLinks registrationLinkDraft splitDraft invitation"
    for (const key of [...ofTab.split(" "), "socialSecondStep", "appReturn"]) {
      sessionStorage.setItem(key, value)
    }
    for (const key of ["rc", "fref", "authToken", "registrationProgress", "anonymousIdKept"])
      localStorage.setItem(key, value)
    await visit(path)
    localStorage.clear()
    sessionStorage.clear()
  },
  { share: 0.12 },
)

fuzz(
  "settings with a foreign URL scheme are not followed",
  [
    fc.constantFrom("loginUrl", "storeUrl", "customerServiceUrl", "imprintUrl", "appStoreUrl", "socialLoginUrl"),
    fc.constantFrom(...hostileAddresses),
  ],
  async (key, address) => {
    world.state.settings = { [key]: address }
    // Another host is up to the operator.
    await openSettled("/acquisition/social")
    expectPlain()
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      expect(link.protocol).toMatch(/^https?:$/)
  },
  { share: 0.08 },
)
