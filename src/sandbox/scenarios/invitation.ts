import { appUrlScheme } from "../../services/settings/build"
import { languageNames, languages } from "../../lib/languages"
import type { World } from "../world"
import { entries, validCodeQuery, query, type Entry } from "./entry"

/** Every registration code, no code, an unknown one, and links that pack or forge their parameters. */
export function codeScenarios(world: World): Entry[] {
  const codes = Object.entries(world.state.codes).map(([code, { explanation }]) => ({
    label: code,
    page: query({ rc: code }),
    explanation,
  }))
  const packed = query({ acqParams: "rc=VALID-0001&lang=fr" })
  return [
    { label: "Without a code", page: "", explanation: "The code form" },
    ...codes,
    { label: "NOT-A-CODE", page: query({ rc: "NOT-A-CODE" }), explanation: "Unknown to the backend: invalid" },
    { label: "acqParams", page: packed, explanation: "The parameters packed into one (VALID-0001, French)" },
    {
      label: "A forged link",
      page: query({ rc: "VALID-0001", validityTimestamp: "forged.0000" }),
      explanation: "The signed time of the link is wrong: link is invalid",
    },
  ]
}

/** The landing page in each language. */
export const languageScenarios: readonly Entry[] = languages.map((language) => ({
  label: languageNames[language],
  language,
  page: validCodeQuery,
  explanation: "The landing page with an invitation",
}))

/** The query with which the app opens a page of the site, so that the visit leads back to the app. */
function fromApp(parameters: Record<string, string>): string {
  const redirectUrl = `https://id.example.com/auth${query({ redirect_uri: `${appUrlScheme}://registered` })}`
  return query({ ...parameters, redirectUrl })
}

/** Pages that the app opens. */
export const appScenarios: readonly Entry[] = [
  {
    label: "Opened by the app",
    page: fromApp({ rc: "VALID-0001" }),
    explanation: "Header and footer shrink; the pages at the end lead back to the app",
  },
  {
    label: "Sign-up methods",
    page: `social${fromApp({ rc: "VALID-0001" })}`,
    explanation: "Google does not sign in inside an app: the page opens in the browser instead",
  },
]

/** Pages that no other group lists. */
export const otherPages: readonly Entry[] = entries({
  "about-us": "About us",
  accessibility: "Accessibility",
  "registration/deny": "Access denied",
  "registration/deny?reason=expired": "Access denied, expired",
  "registration/deny?reason=referrer": "Access denied, the referrer is forbidden",
  "registration/deny?reason=waiting-list": "Access denied, the personal link of an approved visitor is missing",
  "registration/gift-voucher": "Vouchers are for members",
  "registration/formstarted?rc=VALID-0001": "Registration form of a checked code",
  "registration/activateaccountError": "Activation failed",
  "error/404": "The page cannot be found",
  "no/such/page": "An address that does not exist",
})
