import { bundleInline } from "./headScript.ts"

/** Id of the start page's files, each of which may take another's place (src/boot/head/showLanguagePage.ts). */
export const mayBeReplaced = /^landing___en___default$/

/** Scripts of single pages that run before the first paint, after the head script of all pages; by the page's route id. */
const scripts: readonly (readonly [page: RegExp, entry: string])[] = [
  [mayBeReplaced, "/src/boot/head/showLanguagePage.ts"],
  // The form that a token opens.
  [/^(?:lobby|landing-waiting-list)___/, "/src/boot/head/showTokenForm.ts"],
  [/^registration-deny___/, "/src/boot/head/showDenyReason.ts"],
  [/^registration-formstarted___/, "/src/boot/head/hideDefaultForm.ts"],
]

const bundles = new Map<string, Promise<string>>()

/**
 * The inline script element that a page has besides the head script of all pages; empty for most.
 * @param routeId of the page
 */
export async function pageScript(routeId: string): Promise<string> {
  const entry = scripts.find(([page]) => page.test(routeId))?.[1]
  if (!entry) return ""
  const bundle = bundles.get(entry) ?? bundleInline(entry)
  bundles.set(entry, bundle)
  return `<script>${await bundle}</script>`
}
