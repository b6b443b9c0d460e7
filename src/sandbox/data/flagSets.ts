import { basePath } from "../../lib/basePath"

/** A set of flags and experiments for the flag service. */
interface FlagSet {
  explanation: string
  /** Path and query of the page that shows the effect; by default the site's start page. */
  page?: string
  features?: Record<string, unknown>
  /**
   * Redirect experiments.
   * @param origin scheme and host of the site: the URLs in these experiments are absolute
   */
  experiments?: (origin: string) => readonly unknown[]
}

/** A flag with one value for all visitors. */
const value = (defaultValue: unknown) => ({ defaultValue })

/** An experiment with equal weights. */
const split = (key: string, variations: readonly unknown[]) => ({
  defaultValue: variations[0],
  rules: [{ key, variations, coverage: 1, hashAttribute: "acqAnonymousId", hashVersion: 2 }],
})

/** Sets of flags and experiments by the names of their scenarios; each lasts until another is activated or the world is reset. */
export const flagSets: Record<string, FlagSet> = {
  "registration-flow: lean": {
    explanation: "The home page asks in two steps",
    page: "?rc=VALID-0001",
    features: { "registration-flow": value("leanStep1") },
  },
  "landing-layout: centred": {
    explanation: "The home page in one column",
    features: { "landing-layout": value("center-single-column") },
  },
  "main-description: social": {
    explanation: "Other words on the home page",
    features: { "main-description": value("social") },
  },
  "welcome-voucher: 20 percent": {
    explanation: "The home page mentions the voucher",
    features: { "welcome-voucher": value("social-20-percent-mov") },
  },
  "top-banner: Black Friday": {
    explanation: "A banner above the main description",
    features: { "top-banner": value("black-friday") },
  },
  "onboarding: long": {
    explanation: "Four steps before the form, once per visitor",
    features: { onboarding: value("long") },
  },
  "registration-methods: all available": {
    explanation: "The home page offers every way to sign up",
    page: "?rc=VALID-0001",
    features: {
      "registration-flow": value("socialRegistration"),
      "registration-methods": value({ facebook: "available", phone: "available" }),
    },
  },
  "form-finished-in-popup": {
    explanation: "Once the form is sent, a dialog instead of a page tells about the email",
    page: "?rc=VALID-0001",
    features: { "form-finished-in-popup": value(true) },
  },
  "landing-pages: spring": {
    explanation: `A landing page of its own name: ${basePath}/spring`,
    page: "spring",
    features: { "landing-pages": value({ spring: { mainDescription: "daba", layout: "center-single-column" } }) },
  },
  "Unknown values": {
    explanation: "Count as none and are reported",
    features: { "landing-layout": value("upside-down"), "registration-methods": value("all") },
  },
  "An experiment: words": {
    explanation: `Half of the visitors read other words; ${basePath}/?words=1 and ?words=0 force them`,
    features: { "main-description": split("words", ["default", "social"]) },
  },
  "A redirect experiment: pages": {
    explanation: `Half of the visitors to the home page are sent to ${basePath}/lean; ?pages=1 forces it`,
    experiments: (origin) => [
      {
        key: "pages",
        status: "running",
        hashAttribute: "acqAnonymousId",
        hashVersion: 2,
        urlPatterns: [{ include: true, type: "simple", pattern: `${origin}${basePath}/` }],
        variations: [{}, { urlRedirect: `${origin}${basePath}/lean` }],
        weights: [0.5, 0.5],
        coverage: 1,
        persistQueryString: true,
      },
    ],
  },
}
