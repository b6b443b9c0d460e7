/**
 * URL of the consent script, with the current date and hour (UTC, YYYYMMDDHH) as its version, so that browsers cache it
 * for an hour at most (specification section 9).
 * @param scriptUrl absolute, or a path of this site; its own query is kept
 * @param page URL to resolve a path against
 */
export function versionedScriptUrl(scriptUrl: string, page: string, now: Date): string {
  const url = new URL(scriptUrl, page)
  url.searchParams.set("v", now.toISOString().slice(0, 13).replaceAll(/\D/g, ""))
  return url.href
}
