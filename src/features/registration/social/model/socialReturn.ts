import { checkReturn } from "./socialSignUp"

/**
 * How a visitor has come to the second step. `good`: back from the provider this tab had sent to, or with a token from
 * a mail or another device, which the token rule judges. `lost`: this tab knows of no sign-up. `refused`: another `state`
 * than the one sent. `failed`: the provider did not sign the visitor in.
 */
export type SocialReturn = "good" | "lost" | "refused" | "failed"

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
