/** Why a visitor is sent to the deny page; its message depends on it. */
export type DenyReason = "invalid" | "expired" | "referrer" | "waiting-list"

/**
 * Router path (below the base path) of the deny page with its reason. Hard-coded, since the route table is too large
 * for the inline head script; a test compares this path with the table.
 * @param prefix a language, or empty
 */
export const denyPath = (reason: DenyReason, prefix: string): string =>
  `${prefix && `/${prefix}`}/registration/deny${reason === "invalid" ? "" : `?reason=${reason}`}`
