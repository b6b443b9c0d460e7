import { slugs } from "../../src/services/settings/landing.ts"

/**
 * An action on a page before its screenshot. Controls are named by CSS selectors, which do not depend on the language.
 */
export type Step =
  | { type: string; into: string }
  | { choose: string; from: string }
  | { click: string }
  /** Waits until it is visible. */
  | { see: string }

/** A page in one of its states. */
export interface State {
  /** Group in the atlas. */
  page: string
  /** Unique within its page. */
  state: string
  /** Relative to the base path and the language. */
  path: string
  steps?: readonly Step[]
  /** Initial contents of the visitor's local storage. */
  stored?: Readonly<Record<string, string>>
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url")
}

/** A token as found in links: an unsigned JWT (RFC 7519), valid until 2100 or expired since 2020. */
function token(payload: Record<string, unknown>, good = true): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode({ ...payload, exp: Date.UTC(good ? 2100 : 2020, 0, 1) / 1000 })}.sandbox`
}

const invited = "?rc=VALID-0001"
const waiting = `?token=${token({ email: "waiting@example.com" })}`
const button = "button[type=submit]"
const staff = { authToken: "admin-token" }

/** Fills in the whole registration form. */
function fill(email: string): Step[] {
  return [
    { see: "[name=firstName]" },
    { click: "[name=gender]" },
    { type: "Zoë", into: "[name=firstName]" },
    { type: "Łęcka", into: "[name=lastName]" },
    { type: email, into: "[name=email]" },
    { choose: "PL", from: "[name=country]" },
    { click: "[name=terms]" },
  ]
}

/** Submits the filled form, and waits for what only the response brings. */
function send(email: string, answer: string): Step[] {
  return [...fill(email), { click: `form:has([name=firstName]) ${button}` }, { see: answer }]
}

const codeErrors = ["INVALID", "CUSTOM", "EXPIRED", "NOBALANCE", "UNKNOWN"]

const landing: State[] = [
  { page: "landing", state: "start", path: "" },
  ...slugs.map((slug) => ({ page: "landing", state: slug, path: slug })),
  // The waiting-list page requires an approval; with it, it is among the forms.
  ...slugs
    .filter((slug) => slug !== "waiting-list")
    .map((slug) => ({
      page: "landing with an invitation",
      state: slug,
      path: slug + invited,
      steps: [{ see: "#registration form, #registration button" }],
    })),
]

const registration: State[] = [
  {
    page: "code",
    state: "none typed",
    path: "",
    steps: [{ click: `#registration ${button}` }, { see: "#registration [aria-invalid]" }],
  },
  ...codeErrors.map((code) => ({
    page: "code",
    state: code.toLowerCase(),
    path: `?rc=${code}-0001`,
    steps: [{ see: "#registration [role=alert]" }],
  })),
]

const form: State[] = [
  { page: "form", state: "empty", path: invited, steps: [{ see: "[name=firstName]" }] },
  { page: "form", state: "without an inviter", path: "?rc=NOINVITER-0001", steps: [{ see: "[name=firstName]" }] },
  {
    page: "form",
    state: "errors",
    path: invited,
    steps: [{ see: "[name=firstName]" }, { click: `form:has([name=firstName]) ${button}` }, { see: "[role=alert] a" }],
  },
  { page: "form", state: "filled", path: invited, steps: fill("zoe@example.org") },
  { page: "form", state: "refused address", path: invited, steps: send("refused@example.com", "[role=alert]") },
  { page: "form", state: "refused otherwise", path: invited, steps: send("refusedother@example.com", "[role=alert]") },
  {
    page: "form",
    state: "code expired meanwhile",
    path: invited,
    steps: send("coderejected@example.com", "[role=alert]"),
  },
  {
    page: "finished",
    state: "page",
    path: invited,
    steps: send("zoe@example.org", "main:not(:has([name=firstName])) h1"),
  },
  {
    page: "finished",
    state: "dialog",
    path: `black-friday${invited}`,
    steps: send("zoe@example.org", "dialog[open] h2"),
  },
  { page: "finished", state: "reached without a form", path: "registration/formfinished" },
  { page: "finished", state: "account exists", path: "registration/registrationformemailactivecomplete" },
  { page: "finished", state: "account pending", path: "registration/registrationformemailpendingcomplete" },
  { page: "form", state: "approved from the waiting list", path: `waiting-list${waiting}&rc=VALID-0001` },
  {
    page: "form",
    state: "second step after a social account",
    path: `registration/social-registration-second-step${waiting}`,
  },
]

const activation: State[] = [
  { page: "activation", state: "not pressed", path: "registration/activateaccount?activationId=activation-pending" },
  ...["done", "failed", "lapsed", "not-found"].map((id) => ({
    page: "activation",
    state: id,
    path: `registration/activateaccount?activationId=activation-${id}`,
    // The response leads to another page, whose heading takes focus.
    steps: [{ click: `main ${button}` }, { see: "h1:focus" }],
  })),
]

const access: State[] = [
  { page: "lobby", state: "form", path: `lobby${waiting}` },
  {
    page: "lobby",
    state: "without consent",
    path: `lobby${waiting}`,
    steps: [{ click: button }, { see: "[aria-invalid=true]" }],
  },
  {
    page: "lobby",
    state: "done",
    path: `lobby${waiting}`,
    steps: [{ click: "[name=consent]" }, { click: button }, { see: "main:not(:has(form))" }],
  },
  { page: "lobby", state: "expired", path: `lobby?token=${token({ email: "waiting@example.com" }, false)}` },
  { page: "deny", state: "usual", path: "registration/deny" },
  { page: "deny", state: "expired", path: "registration/deny?reason=expired" },
  { page: "deny", state: "referrer", path: "registration/deny?reason=referrer" },
  { page: "deny", state: "waiting list", path: "registration/deny?reason=waiting-list" },
  { page: "gift voucher", state: "usual", path: "registration/gift-voucher" },
  { page: "activation error", state: "usual", path: "registration/activateaccountError" },
  { page: "not found", state: "usual", path: "error/404" },
]

const texts: State[] = [
  { page: "about us", state: "usual", path: "about-us" },
  { page: "accessibility", state: "usual", path: "accessibility" },
  { page: "membership", state: "introduction", path: "membership-interest" },
  { page: "membership", state: "form", path: "membership-interest/apply" },
  {
    page: "membership",
    state: "errors",
    path: "membership-interest/apply",
    steps: [{ click: button }, { see: "[aria-invalid=true]" }],
  },
  {
    page: "membership",
    state: "confirmation",
    path: "membership-interest/apply",
    steps: [
      { type: "zoe@example.com", into: "main [name=email]" },
      { click: `main ${button}` },
      // The form is gone.
      { see: "main:not(:has([name=email])) h1" },
    ],
  },
  ...["terms", "privacy", "imprint", "no-such-page"].map((id) => ({ page: "legal", state: id, path: `content/${id}` })),
  {
    page: "legal",
    state: "dialog",
    path: "",
    steps: [{ click: 'footer a[href$="/content/terms"]' }, { see: "dialog[open] button" }],
  },
]

const layers: State[] = [
  { page: "onboarding", state: "long", path: "welcome-10", steps: [{ see: "dialog[open]" }] },
  { page: "onboarding", state: "short", path: "viral", steps: [{ see: "dialog[open]" }] },
  { page: "product", state: "dialog", path: "product-share?product=PRODUCT-0001", steps: [{ see: "dialog[open] h3" }] },
]

const admin: State[] = [
  { page: "link generator", state: "signed out", path: "admin/registrationlinkgenerator" },
  { page: "link generator", state: "empty", path: "admin/registrationlinkgenerator", stored: staff },
  {
    page: "link generator",
    state: "link",
    path: "admin/registrationlinkgenerator",
    stored: staff,
    steps: [
      { type: "VALID-0001", into: "main [name=code]" },
      { click: `main ${button}` },
      { see: "main img, main svg" },
    ],
  },
  {
    page: "link generator",
    state: "several links",
    path: "admin/registrationlinkgenerator",
    stored: staff,
    steps: [
      { type: "VALID-0001", into: "main [name=code]" },
      { click: "main [name=pages][value=lean]" },
      { click: `main form:has([name=code]) ${button}` },
      { see: "main table" },
    ],
  },
  { page: "split generator", state: "signed out", path: "admin/splitgenerator" },
  { page: "split generator", state: "empty", path: "admin/splitgenerator", stored: staff },
  {
    page: "split generator",
    state: "experiment",
    path: "admin/splitgenerator",
    stored: staff,
    steps: [
      { type: "summer", into: "main [name=key]" },
      { click: `main form:has([name=key]) ${button}` },
      { see: "main #split-json" },
    ],
  },
]

/** Every state in the atlas. The onboarding appears only in its own states. */
export const states: readonly State[] = [
  ...landing,
  ...layers,
  ...registration,
  ...form,
  ...activation,
  ...access,
  ...texts,
  ...admin,
]
