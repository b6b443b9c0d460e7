import { findParameter } from "../lib/address"

/** Why a visitor is sent to the deny page; its message depends on it. The first is the one without a name in the URL. */
export const denyReasons = ["invalid", "expired", "referrer", "waiting-list"] as const

export type DenyReason = (typeof denyReasons)[number]

/**
 * Router path (below the base path) of the deny page with its reason. Hard-coded, since the route table is too large
 * for the inline head script; a test compares this path with the table.
 * @param prefix a language, or empty
 */
export const denyPath = (reason: DenyReason, prefix: string): string =>
  `${prefix && `/${prefix}`}/registration/deny${reason === "invalid" ? "" : `?reason=${reason}`}`

/** The reason in the query of the deny page; a value that is none counts as the first one. */
export function denyReasonIn(search: string): DenyReason {
  const given = findParameter(search, "reason")
  return denyReasons.find((reason) => reason === given) ?? "invalid"
}
