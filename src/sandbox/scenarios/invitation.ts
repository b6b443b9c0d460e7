import { defaultLanding, landingConfiguration, slugs } from "../../services/settings/landing"
import { seedCodes } from "../data/codes"
import { codeErrors } from "../resolvers/codes"
import { each, invited, query, type Scenario, type Scenarios } from "./scenario"

const form = "[name=firstName]"
const refusal = "#registration [role=alert]"

/** What a code leads to; a forbidden referrer leaves for another page. */
function shownBy(code: string): string {
  const response = seedCodes[code]
  if (code === "REFERER-0001") return "body:not(:has(#registration)) h1"
  return response && codeErrors(response).length === 0 && !response.linkOnly ? form : refusal
}

/** Every registration code, no code, an unknown one, and links that pack or forge their parameters. */
export const codeScenarios: Scenarios = {
  "Without a code": { explanation: "The code form" },
  "No code typed": {
    explanation: "The code form, sent empty",
    steps: [{ press: "#registration button[type=submit]" }],
    shows: "#registration [aria-invalid=true]",
  },
  ...Object.fromEntries(
    Object.entries(seedCodes).map(([code, { explanation }]): [string, Scenario] => [
      code,
      { explanation, page: query({ rc: code }), shows: shownBy(code) },
    ]),
  ),
  "NOT-A-CODE": { explanation: "Unknown to the backend: invalid", page: query({ rc: "NOT-A-CODE" }), shows: refusal },
  acqParams: {
    explanation: "The parameters packed into one (VALID-0001, French)",
    page: query({ acqParams: "rc=VALID-0001&lang=fr" }),
    shows: form,
  },
  "A forged link": {
    explanation: "The signed time of the link is wrong: link is invalid",
    page: query({ rc: "VALID-0001", validityTimestamp: "forged.0000" }),
    shows: refusal,
  },
}

/** What distinguishes a landing page from the site's start page, in a few words. */
function differencesFromStart(slug: string): string {
  const { flow, layout, mainDescription, voucher, banner, onboarding } = landingConfiguration(slug)
  const parts = [
    voucher === "none" ? `description ${mainDescription}` : `voucher ${voucher}`,
    flow !== defaultLanding.flow && `flow ${flow}`,
    layout !== defaultLanding.layout && `layout ${layout}`,
    banner !== "none" && `banner ${banner}`,
    onboarding !== "none" && `onboarding ${onboarding}, once per visitor`,
  ]
  return parts.filter(Boolean).join("; ")
}

const onboarding = (explanation: string, page: string): Scenario => ({
  explanation,
  page: page + invited,
  onboarding: true,
  shows: "body:has(dialog[open]) select[name=country]:has([value=DE]:checked)",
})

/** Every landing page with a name of its own, with and without a code. */
export const landingScenarios: Scenarios = {
  ...Object.fromEntries(
    slugs.flatMap((slug): [string, Scenario][] => [
      [slug, { explanation: differencesFromStart(slug), page: slug }],
      [
        `${slug}, invited`,
        {
          explanation: "The same with a good code",
          page: slug + invited,
          // Without an approval, the page of approved visitors denies.
          ...(slug !== "waiting-list" && { shows: "#registration form, #registration button" }),
        },
      ],
    ]),
  ),
  "viral, invited by nobody in particular": {
    explanation: "The code has no inviter: the words without a name stay",
    page: "viral?rc=NOINVITER-0001",
    shows: form,
  },
  "Onboarding, long": onboarding("Four steps before the form", "welcome-10"),
  "Onboarding, short": onboarding("Two steps before the form", "viral"),
}

/** The default of the build; tests in Node cannot read the build's own value (services/settings/build.ts). */
const appUrlScheme = "com.example.lisiere"

/** The query with which the app opens a page of the site, so that the visit leads back to the app. */
const fromApp = query({
  rc: "VALID-0001",
  redirectUrl: `https://id.example.com/auth${query({ redirect_uri: `${appUrlScheme}://registered` })}`,
})

/** Pages that the app opens. */
export const appScenarios: Scenarios = {
  "Opened by the app": {
    explanation: "Header and footer shrink; the pages at the end lead back to the app",
    page: fromApp,
    shows: form,
  },
  "Sign-up methods in the app": {
    explanation: "Google does not sign in inside an app: the page opens in the browser instead",
    page: `social${fromApp}`,
    shows: "#registration button",
  },
}

/** Editorial pages. */
export const contentScenarios: Scenarios = {
  ...each(
    {
      terms: "Terms and Conditions",
      "terms-at": "Terms and Conditions for Austria",
      privacy: "Privacy Policy",
      "privacy-se": "Privacy Policy for Sweden",
      imprint: "Legal notice",
      invitations: "An editorial page",
      long: "A long text with a table of contents, its headings out of order",
      "invalid-date": "An invalid date: its hour is 29",
      unsafe: "Hostile HTML: no script may run, no picture may call home",
    },
    (id) => ({ page: `content/${id}`, shows: "main h1 ~ * p, main p" }),
  ),
  "no-such-page": { explanation: "Unknown to the backend", page: "content/no-such-page" },
  "A legal text in a dialog": {
    explanation: "The terms over the start page",
    steps: [{ press: 'footer a[href$="/content/terms"]' }],
    shows: "dialog[open] h2 ~ * p",
  },
}

/** Products that members share. */
export const productScenarios: Scenarios = {
  ...each(
    {
      "PRODUCT-0001": "A coat at a reduced price",
      "PRODUCT-0002": "A name with markup, and a picture that does not come",
    },
    (product) => ({ page: `product-share${query({ product, rc: "VALID-0001" })}`, shows: "dialog[open] h3" }),
  ),
  "A shared product, filled in": {
    explanation: "The address goes on to the form",
    after: "PRODUCT-0001",
    steps: [
      { see: "select[name=country]:has([value=DE]:checked)" },
      { fill: "dialog [name=email]", value: "zoe@example.org" },
    ],
  },
  SOLDOUT: {
    explanation: "Sold out: no product is shown",
    page: `product-share${query({ product: "SOLDOUT", rc: "VALID-0001" })}`,
  },
}

/** Pages that no other group lists. */
export const otherPages: Scenarios = each(
  {
    "about-us": "About us",
    accessibility: "Accessibility",
    "registration/deny": "Access denied",
    "registration/deny?reason=expired": "Access denied, expired",
    "registration/deny?reason=referrer": "Access denied, the referrer is forbidden",
    "registration/deny?reason=waiting-list": "Access denied, the personal link of an approved visitor is missing",
    "registration/gift-voucher": "Vouchers are for members",
    "registration/formstarted?rc=VALID-0001": "Registration form of a checked code",
    "registration/formfinished": "The page about the email, reached without a form",
    "registration/registrationformemailactivecomplete": "The account exists",
    "registration/registrationformemailpendingcomplete": "The account is pending",
    "registration/activateaccountError": "Activation failed",
    "error/404": "The page cannot be found",
    "no/such/page": "An address that does not exist",
  },
  (page) => ({ page }),
)
