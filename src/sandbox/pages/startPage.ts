import { basePath } from "../../lib/basePath"
import { appUrlScheme } from "../../services/settings/build"
import { languageNames, languages } from "../../lib/languages"
import { contentSamples } from "../data/contentPages"
import { flagScenarios } from "../data/flagScenarios"
import { activationSamples } from "../data/members"
import { productSamples } from "../resolvers/catalogue"
import { phoneSamples } from "../resolvers/phone"
import { emailSamples } from "../resolvers/registration"
import { tokenSamples } from "../tokens"
import type { World } from "../world"
import { commandButton } from "./commandButton"
import { landingScenarios } from "./landingScenarios"
import { escapeHtml, type SandboxPage } from "./page"
import { sandboxNavigation } from "./navigation"

/** One scenario: a URL of the site, or (without one) something to type. */
interface Scenario {
  label: string
  path?: string
  /** Sent to the control API instead: the scenario then applies to every page. */
  command?: { name: string; fields: Record<string, string> }
  explanation: string
}

function query(parameters: Record<string, string>): string {
  return `?${new URLSearchParams(parameters)}`
}

function codeScenarios(world: World): Scenario[] {
  const codes = Object.entries(world.state.codes).map(([code, { explanation }]) => ({
    label: code,
    path: query({ rc: code }),
    explanation,
  }))
  const packed = new URLSearchParams({ acqParams: "rc=VALID-0001&lang=fr" })
  return [
    { label: "Without a code", path: "", explanation: "The code form" },
    ...codes,
    { label: "NOT-A-CODE", path: query({ rc: "NOT-A-CODE" }), explanation: "Unknown to the backend: invalid" },
    { label: "acqParams", path: `?${packed}`, explanation: "The parameters packed into one (VALID-0001, French)" },
    {
      label: "A forged link",
      path: query({ rc: "VALID-0001", validityTimestamp: "forged.0000" }),
      explanation: "The signed time of the link is wrong: link is invalid",
    },
  ]
}

const routes: Record<string, string> = {
  "about-us": "About us",
  "membership-interest": "Membership interest: intro",
  "membership-interest/apply": "Membership interest: form (apply twice with one address: same answer)",
  "registration/deny": "Access denied",
  "registration/deny?reason=expired": "Access denied, expired",
  "registration/deny?reason=referrer": "Access denied, the way here was refused",
  "registration/deny?reason=waiting-list": "Access denied, the personal link of an approved visitor is missing",
  "registration/gift-voucher": "Vouchers are for members",
  "registration/formstarted?rc=VALID-0001": "Registration form of a checked code",
  "registration/activateaccountError": "Activation failed",
  "error/404": "The page cannot be found",
  "no/such/page": "An address that does not exist",
}

function entries(samples: Record<string, string>, path?: (key: string) => string): Scenario[] {
  return Object.entries(samples).map(([label, explanation]) =>
    path ? { label, explanation, path: path(label) } : { label, explanation },
  )
}

function tokenScenarios(route: string): Scenario[] {
  return Object.values(tokenSamples).map(({ token, explanation }) => ({
    label: `${route}: ${explanation}`,
    path: route + query({ token }),
    explanation: explanation.startsWith("Good") ? "The page opens" : "What the page makes of such a token",
  }))
}

/** Both admin pages, each signed in as anybody who could open it. */
const adminScenarios: Scenario[] = (
  [
    ["Link generator", "registrationlinkgenerator", "The backend refuses to generate a link"],
    ["Split generator", "splitgenerator", "Opens as well: it needs no backend"],
  ] as const
).flatMap(([label, page, asMember]) =>
  (
    [
      ["administrator", "admin", "Everything works"],
      ["another member", "member", asMember],
      ["nobody", "nobody", "Asks to log in"],
    ] as const
  ).map(([person, as, explanation]) => ({
    label: `${label} as ${person}`,
    explanation,
    command: { name: "sign-in", fields: { as, next: `${basePath}/admin/${page}` } },
  })),
)

/** Kinds of consent management platform; none is configured until one is chosen. */
const consentScenarios: Scenario[] = (
  [
    ["Consent service, v3", "v3", "ready", "Asks on the next page, and opens the way for analytics"],
    ["Consent service, v2", "v2", "ready", "The same in the older generation"],
    ["Never ready", "v3", "silent", "Its script loads and says nothing: nothing flows"],
    ["Throws", "v3", "throws", "Whatever it is asked: nothing flows, the site works"],
  ] as const
).map(([label, generation, behaviour, explanation]) => ({
  label,
  explanation,
  command: { name: "consent", fields: { generation, behaviour } },
}))

/** The query with which the app opens a page of the site, so that the visit leads back to the app. */
function fromApp(parameters: Record<string, string>): string {
  const redirectUrl = `https://id.example.com/auth${query({ redirect_uri: `${appUrlScheme}://registered` })}`
  return query({ ...parameters, redirectUrl })
}

/** All scenarios of the sandbox in groups; the start page lists them and a test visits each. */
function scenarioGroups(world: World): Record<string, Scenario[]> {
  return {
    "Registration codes": codeScenarios(world),
    "Inside the app": [
      {
        label: "Opened by the app",
        path: fromApp({ rc: "VALID-0001" }),
        explanation: "Header and footer shrink; the pages at the end lead back to the app",
      },
      {
        label: "Ways to sign up",
        path: `social${fromApp({ rc: "VALID-0001" })}`,
        explanation: "Google does not sign in inside an app: the page opens in the browser instead",
      },
    ],
    Languages: languages.map((language) => ({
      label: languageNames[language],
      path: `${language}${query({ rc: "VALID-0001" })}`,
      explanation: "The landing page with an invitation",
    })),
    "Landing pages": landingScenarios(),
    "E-mail addresses to register with": entries(emailSamples),
    "Phone numbers": entries(phoneSamples),
    Activation: entries(activationSamples, (id) => `registration/activateaccount${query({ activationId: id })}`),
    "Waiting list": tokenScenarios("lobby"),
    "Approved from the waiting list": [
      {
        label: "Token and code",
        path: `waiting-list${query({ token: tokenSamples.withEmail.token, rc: "VALID-0001" })}`,
        explanation: "Greeting, e-mail locked, one-step form",
      },
      {
        label: "Token without a code",
        path: `waiting-list${query({ token: tokenSamples.withEmail.token })}`,
        explanation: "The code form, the address is kept",
      },
    ],
    "Second step of social sign-up": tokenScenarios("social-registration-second-step"),
    "Shared products": entries(productSamples, (product) => `product-share${query({ product, rc: "VALID-0001" })}`),
    "Editorial pages": entries(contentSamples, (id) => `content/${id}`),
    Consent: [
      ...consentScenarios,
      {
        label: "No consent service",
        explanation: "As at the beginning",
        command: { name: "consent", fields: { clear: "on" } },
      },
    ],
    "Flags and experiments": [
      ...Object.entries(flagScenarios).map(([scenario, { label, explanation }]) => ({
        label,
        explanation,
        command: { name: "flags", fields: { scenario } },
      })),
      { label: "No flags", explanation: "As at the beginning", command: { name: "flags", fields: {} } },
    ],
    "Admin pages": adminScenarios,
    "Other pages": entries(routes, (route) => route),
  }
}

function item({ label, path, command, explanation }: Scenario): string {
  const name = escapeHtml(label)
  const term = command
    ? commandButton(command.name, name, command.fields)
    : path === undefined
      ? `<code>${name}</code>`
      : `<a href="${escapeHtml(`${basePath}/${path}`)}">${name}</a>`
  return `<dt>${term}</dt><dd>${escapeHtml(explanation)}</dd>`
}

/** The start page: every scenario as a link, or as a value to type, with a one-line explanation. */
export function startPage(world: World): SandboxPage {
  const groups = Object.entries(scenarioGroups(world)).map(
    ([title, scenarios]) => `<section><h2>${escapeHtml(title)}</h2><dl>${scenarios.map(item).join("")}</dl></section>`,
  )
  const intro = "The site with an invented backend. Nothing leaves this machine, every name and code is made up."
  return {
    title: "Sandbox: all scenarios",
    body: `${sandboxNavigation("start")}<main><h1>All scenarios</h1><p>${intro}</p>${groups.join("")}</main>`,
  }
}
