import { slugs } from "../services/settings/landing"
import type { TextNamespace } from "../services/i18n/texts"
import { routeNamed, type RouteName } from "./routeTable"

/** The paths of a page, without leading or trailing slashes; the landing page also has one for each slug. */
export function pathsOf(name: RouteName): readonly string[] {
  return name === "landing" ? ["", ...slugs] : [routeNamed(name).path]
}

/** The name part of a route id: `landing`, and `landing-lean` for the landing page of a slug. */
export function routeIdName(name: RouteName, path: string): string {
  return name === "landing" && path ? `${name}-${path}` : name
}

/**
 * The namespaces of the texts of a page at one of its paths: named landing pages have additional texts.
 * @param includeDeferred whether to include those of deferred components (`deferredTexts` in the route table)
 */
export function namespacesOf(
  name: RouteName,
  path: string,
  { includeDeferred }: { includeDeferred: boolean },
): readonly TextNamespace[] {
  const { texts, deferredTexts = [] } = routeNamed(name)
  const variants = name === "landing" && path ? (["variants"] as const) : []
  return ["common", ...texts, ...variants, ...(includeDeferred ? deferredTexts : [])]
}

/**
 * Whether a path is the second step of social sign-up, which any path with this ending is (specification section 2).
 */
export function isSocialSecondStep(path: string): boolean {
  return /(?:^|\/)social-registration-second-step\/?$/i.test(path)
}
