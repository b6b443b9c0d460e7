import type { TextArea } from "../services/i18n/texts"

/** What the site knows about a page before loading it. */
export interface RouteRow {
  /** The route's name; its page is `src/pages/<name>/page.tsx`, its id `{name}___{locale}`. */
  name: string
  /** Path without the language prefix and without leading or trailing slashes. */
  path: string
  /** Text areas of the page, besides `common`. */
  texts: readonly TextArea[]
  /** Text areas of components that a prerendered page can show before their code arrives. */
  laterTexts?: readonly TextArea[]
  /** Whether search engines may index it; indexable pages are in the sitemap and have alternate-language links. */
  indexable: boolean
  /** Whether consent and analytics run on it (specification section 2). */
  analytics: boolean
  /** Whether the build writes an HTML file; false for paths that are only known at run time. */
  prerendered: boolean
}

const closed = { indexable: false, analytics: true, prerendered: true } as const
const open = { indexable: true, analytics: true, prerendered: true } as const

/** Every page of the site (specification section 2), the source of router, prerendered files, sitemap and tests. */
export const routeTable = [
  { name: "landing", path: "", texts: ["landing"], laterTexts: ["sections"], ...open },
  { name: "about-us", path: "about-us", texts: ["about"], ...open },
  {
    name: "admin-registrationlinkgenerator",
    path: "admin/registrationlinkgenerator",
    texts: ["admin", "landing", "registration"],
    ...closed,
  },
  { name: "admin-splitgenerator", path: "admin/splitgenerator", texts: ["admin", "registration"], ...closed },
  { name: "content", path: "content/*", texts: ["content"], ...closed, prerendered: false },
  { name: "error-404", path: "error/404", texts: ["error"], ...closed },
  { name: "lobby", path: "lobby", texts: ["lobby"], ...closed },
  { name: "membership-interest", path: "membership-interest", texts: ["membership"], ...open },
  {
    name: "membership-interest-apply",
    path: "membership-interest/apply",
    texts: ["membership", "registration"],
    ...closed,
  },
  {
    name: "membership-interest-confirmation",
    path: "membership-interest/confirmation",
    texts: ["membership"],
    ...closed,
  },
  {
    name: "registration-activateaccount",
    path: "registration/activateaccount",
    texts: ["activation"],
    ...closed,
    analytics: false,
  },
  {
    name: "registration-activateaccountError",
    path: "registration/activateaccountError",
    texts: ["activation", "registration"],
    ...closed,
  },
  { name: "registration-deny", path: "registration/deny", texts: ["access"], ...closed },
  { name: "registration-formfinished", path: "registration/formfinished", texts: ["registration"], ...closed },
  { name: "registration-formstarted", path: "registration/formstarted", texts: ["landing", "registration"], ...closed },
  { name: "registration-gift-voucher", path: "registration/gift-voucher", texts: ["access"], ...closed },
  {
    name: "registration-registrationformemailactivecomplete",
    path: "registration/registrationformemailactivecomplete",
    texts: ["registration"],
    ...closed,
  },
  {
    name: "registration-registrationformemailpendingcomplete",
    path: "registration/registrationformemailpendingcomplete",
    texts: ["registration"],
    ...closed,
  },
  {
    name: "registration-social-registration-second-step",
    path: "registration/social-registration-second-step",
    texts: ["social", "registration"],
    ...closed,
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
