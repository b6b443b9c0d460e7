/** Why a visitor is sent to the deny page; its words depend on it. */
export type DenyReason = "invalid" | "expired" | "referrer" | "waiting-list"

/**
 * Router path (below the base path) of the deny page with its reason. Written down here in the shortest form, since the
 * route table is too much for the head of every page; a test compares the two.
 * @param prefix a language, or empty
 */
export const denyHref = (reason: DenyReason, prefix: string): string =>
  `${prefix && `/${prefix}`}/registration/deny${reason === "invalid" ? "" : `?reason=${reason}`}`
