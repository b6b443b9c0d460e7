import type { TextNamespace } from "../services/i18n/texts"

/** What the site knows about a page before loading it. */
export interface RouteRow {
  /** The route's name; its page is `src/pages/<name>/page.tsx`, its id `{name}___{locale}`. */
  name: string
  /** Path without the language prefix and without leading or trailing slashes. */
  path: string
  /** Namespaces of the texts of the page, besides `common`. */
  texts: readonly TextNamespace[]
  /** Namespaces of the texts of components that a prerendered page can show before their code arrives. */
  deferredTexts?: readonly TextNamespace[]
  /** Whether search engines may index it; indexable pages are in the sitemap and have alternate-language links. */
  indexable: boolean
  /** Whether consent and analytics run on it (specification section 2). */
  analytics: boolean
  /** Whether the build writes an HTML file; false for paths that are only known at run time. */
  prerendered: boolean
}

const notIndexed = { indexable: false, analytics: true, prerendered: true } as const
const indexed = { indexable: true, analytics: true, prerendered: true } as const

/** Every page of the site (specification section 2), the source of router, prerendered files, sitemap and tests. */
export const routeTable = [
  { name: "landing", path: "", texts: ["landing"], deferredTexts: ["sections"], ...indexed },
  { name: "about-us", path: "about-us", texts: ["about"], ...indexed },
  { name: "accessibility", path: "accessibility", texts: ["accessibility"], ...indexed },
  {
    name: "admin-registrationlinkgenerator",
    path: "admin/registrationlinkgenerator",
    texts: ["admin", "links", "landing", "registration"],
    ...notIndexed,
  },
  { name: "admin-splitgenerator", path: "admin/splitgenerator", texts: ["admin", "registration"], ...notIndexed },
  { name: "content", path: "content/*", texts: ["content"], ...notIndexed, prerendered: false },
  { name: "error-404", path: "error/404", texts: ["error"], ...notIndexed },
  { name: "lobby", path: "lobby", texts: ["lobby"], ...notIndexed },
  { name: "membership-interest", path: "membership-interest", texts: ["membership", "registration"], ...indexed },
  {
    name: "membership-interest-apply",
    path: "membership-interest/apply",
    texts: ["membership", "registration"],
    ...notIndexed,
  },
  {
    name: "membership-interest-confirmation",
    path: "membership-interest/confirmation",
    texts: ["membership", "registration"],
    ...notIndexed,
  },
  {
    name: "registration-activateaccount",
    path: "registration/activateaccount",
    texts: ["activation"],
    ...notIndexed,
    analytics: false,
  },
  {
    name: "registration-activateaccountError",
    path: "registration/activateaccountError",
    texts: ["activation", "registration"],
    ...notIndexed,
  },
  { name: "registration-deny", path: "registration/deny", texts: ["access"], ...notIndexed },
  { name: "registration-formfinished", path: "registration/formfinished", texts: ["registration"], ...notIndexed },
  {
    name: "registration-formstarted",
    path: "registration/formstarted",
    texts: ["landing", "registration"],
    ...notIndexed,
  },
  { name: "registration-gift-voucher", path: "registration/gift-voucher", texts: ["access"], ...notIndexed },
  {
    name: "registration-registrationformemailactivecomplete",
    path: "registration/registrationformemailactivecomplete",
    texts: ["registration"],
    ...notIndexed,
  },
  {
    name: "registration-registrationformemailpendingcomplete",
    path: "registration/registrationformemailpendingcomplete",
    texts: ["registration"],
    ...notIndexed,
  },
  {
    name: "registration-social-registration-second-step",
    path: "registration/social-registration-second-step",
    texts: ["social", "registration"],
    ...notIndexed,
  },
] as const satisfies readonly RouteRow[]

/** Name of a page of the site. */
export type RouteName = (typeof routeTable)[number]["name"]

/** The row of a page. */
export function routeNamed(name: RouteName): RouteRow {
  const row = routeTable.find((candidate) => candidate.name === name)
  if (!row) throw new Error(`no route is named ${name}`)
  return row
}
