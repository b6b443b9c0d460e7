import { findParameter } from "../lib/address"

/** Why a visitor is sent to the deny page; its message depends on it. The first is the one without a name in the URL. */
export const denyReasons = ["invalid", "expired", "referrer", "waiting-list"] as const

export type DenyReason = (typeof denyReasons)[number]

/**
 * Path of the deny page below a language's prefix. Hard-coded, since the route table is too large for the inline head
 * script; a test compares it with the table.
 */
const denyPage = "/registration/deny"

/** The deny page for a forbidden referrer, in a language. */
export const referrerDeniedPath = (language: string): string => `/${language}${denyPage}?reason=referrer`

/**
 * Router path (below the base path) of the deny page with its reason.
 * @param prefix a language, or empty
 */
export const denyPath = (reason: DenyReason, prefix: string): string =>
  `${prefix && `/${prefix}`}${denyPage}${reason === "invalid" ? "" : `?reason=${reason}`}`

/** The reason in the query of the deny page, in any letters; a value that is none counts as the first one. */
export function denyReasonIn(search: string): DenyReason {
  const given = findParameter(search, "reason")?.toLowerCase()
  return denyReasons.find((reason) => given?.startsWith(reason)) ?? "invalid"
}
