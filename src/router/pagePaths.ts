import { slugs } from "../services/settings/landing"
import type { TextArea } from "../services/i18n/texts"
import { routeNamed, type RouteName } from "./routeTable"

/** The paths under which a page stands, without slashes at their ends; the landing page has one for each slug too. */
export function pathsOf(name: RouteName): readonly string[] {
  return name === "landing" ? ["", ...slugs] : [routeNamed(name).path]
}

/** The name in the ids of a page's routes: `landing`, and `landing-lean` for the landing page of a slug. */
export function routeIdName(name: RouteName, path: string): string {
  return name === "landing" && path ? `${name}-${path}` : name
}

/**
 * The areas of texts that a page shows at one of its paths: landing pages with a name of their own say other things.
 * @param whole whether those of the parts count whose code may come later
 */
export function textAreasOf(name: RouteName, path: string, whole: boolean): readonly TextArea[] {
  const { texts, laterTexts = [] } = routeNamed(name)
  const variants = name === "landing" && path ? (["variants"] as const) : []
  return ["common", ...texts, ...variants, ...(whole ? laterTexts : [])]
}

/** Whether a path is one of the second step of social sign-up: it stands at any with this end (specification section 2). */
export function isSecondStep(path: string): boolean {
  return /(?:^|\/)social-registration-second-step\/?$/.test(path)
}
