import type { EmailToken } from "../../../../shared/token/emailToken"
import { checkReturn } from "./socialSignUp"

/**
 * How a visitor has come to the second step. `direct`: from no provider, e.g. with a link of a mail or on another device.
 * `good`: back from the provider this tab had sent to. `lost`: back, but this tab knows of no sign-up. `refused`: back with
 * another `state` than the one sent. `failed`: the provider did not sign the visitor in.
 */
export const socialReturns = ["direct", "good", "lost", "refused", "failed"] as const

export type SocialReturn = (typeof socialReturns)[number]

/** What keeps a visitor who was at a provider from the second step; each has its own words in the namespace `social`. */
export type SignInProblem = "lost" | "failed" | "expired" | "incomplete"

/**
 * What is wrong with a sign-in at a provider (docs/decisions/social-returns.md).
 * @param token what became of the token; undefined while it is not read
 * @returns undefined where nothing is, and for a direct visit, which the token rule judges
 */
export function signInProblem(come: SocialReturn, token: EmailToken["kind"] | undefined): SignInProblem | undefined {
  switch (come) {
    case "lost":
    case "refused":
      return "lost"
    case "failed":
      return "failed"
    case "direct":
      return undefined
    case "good":
      if (token === "invalid") return "incomplete"
      return token === "expired" ? "expired" : undefined
  }
}

/** Parameters that a provider adds and that leave the address once they are read (the token has left it before). */
const ownParameters = ["state", "error"]

/**
 * Judges the address of a return (product decisions, section 4: `{redirect_uri}?state&token` or `?state&error`).
 * @param search query of the address
 * @returns the way of coming here, and the query without what the provider has added; undefined where nothing was added
 */
export function readReturn(search: string): { come: SocialReturn; rest: string } | undefined {
  const query = new URLSearchParams(search)
  if (!ownParameters.some((name) => query.has(name))) return undefined
  const come = query.has("state") ? judged[checkReturn(search)] : "good"
  const failed = come === "good" && query.has("error")
  for (const name of ownParameters) query.delete(name)
  const rest = query.toString()
  return { come: failed ? "failed" : come, rest: rest && `?${rest}` }
}

const judged = { match: "good", mismatch: "refused", lost: "lost" } as const satisfies Record<string, SocialReturn>
