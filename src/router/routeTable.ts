import type { TextNamespace } from "../services/i18n/texts"

/** What the site knows about a page before loading it. */
export interface RouteRow {
  /** The path with hyphens instead of slashes, for most; its page is `src/pages/<name>/page.tsx`, its id `{name}___{locale}`. */
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

/** The name of a page at a path: hyphens instead of slashes. */
type NameOf<Path extends string> = Path extends `${infer First}/${infer Rest}` ? `${First}-${NameOf<Rest>}` : Path

/** The row of a page as most are: not indexed, with analytics, prerendered. */
const page = <const Path extends string>(path: Path, ...texts: readonly TextNamespace[]) =>
  ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- NameOf says the same in types
    name: path.replaceAll("/", "-") as NameOf<Path>,
    path,
    texts,
    indexable: false,
    analytics: true,
    prerendered: true,
  }) as const

/** Every page of the site (specification section 2), the source of router, prerendered files, sitemap and tests. */
export const routeTable = [
  { ...page("", "landing"), name: "landing", deferredTexts: ["sections"], indexable: true },
  { ...page("about-us", "about"), indexable: true },
  { ...page("accessibility", "accessibility"), indexable: true },
  page("admin/registrationlinkgenerator", "admin", "links", "landing", "registration"),
  page("admin/splitgenerator", "admin", "registration"),
  { ...page("content/*", "content"), name: "content", prerendered: false },
  page("error/404", "error"),
  page("lobby", "lobby"),
  { ...page("membership-interest", "membership", "registration"), indexable: true },
  page("membership-interest/apply", "membership", "registration"),
  page("membership-interest/confirmation", "membership", "registration"),
  { ...page("registration/activateaccount", "activation"), analytics: false },
  page("registration/activateaccountError", "activation", "registration"),
  page("registration/deny", "access"),
  page("registration/formfinished", "registration"),
  page("registration/formstarted", "landing", "registration"),
  page("registration/gift-voucher", "access"),
  page("registration/registrationformemailactivecomplete", "registration"),
  page("registration/registrationformemailpendingcomplete", "registration"),
  page("registration/social-registration-second-step", "social", "registration"),
] as const satisfies readonly RouteRow[]

/** Name of a page of the site. */
export type RouteName = (typeof routeTable)[number]["name"]

/** The row of a page. */
export function routeNamed(name: RouteName): RouteRow {
  const row = routeTable.find((candidate) => candidate.name === name)
  if (!row) throw new Error(`no route is named ${name}`)
  return row
}
