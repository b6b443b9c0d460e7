import type { EmailTokenReading } from "../../../shared/token/emailToken"
import { checkReturn, wasSentToProvider } from "./socialSignUp"
import { useEffect, useMemo } from "react"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useHydrated } from "../../../ui/useHydrated"
import { useShownLocation } from "../../../router/useShownLocation"

/**
 * How a visitor arrived at the second step. `notFromProvider`: not from a provider, e.g. by a link in an e-mail or on
 * another device. `returnedFromProvider`: back from the provider that this tab redirected to. `lost`: back, but this
 * tab knows of no sign-up. `stateMismatch`: back with a `state` other than the one sent. `failed`: the provider did not
 * sign the visitor in.
 */
export const socialArrivals = ["notFromProvider", "returnedFromProvider", "lost", "stateMismatch", "failed"] as const

export type SocialArrival = (typeof socialArrivals)[number]

/**
 * Why a visitor who came back from a provider can't see the second step; each has its own text (namespace `social`).
 */
export type SignInProblem = "lost" | "failed" | "expired" | "incomplete"

/**
 * The problem with a sign-in at a provider (docs/decisions/departures.md).
 * @param token result of reading the token; undefined until it is read
 * @returns undefined if there is no problem, and for `notFromProvider`, whose token `useRequireValidToken` judges
 */
export function signInProblem(
  arrival: SocialArrival,
  token: EmailTokenReading["kind"] | undefined,
): SignInProblem | undefined {
  switch (arrival) {
    case "lost":
    case "stateMismatch":
      return "lost"
    case "failed":
      return "failed"
    case "notFromProvider":
      return undefined
    case "returnedFromProvider":
      if (token === "invalid") return "incomplete"
      return token === "expired" ? "expired" : undefined
  }
}

/** The provider's parameters, which are removed from the URL once read (the token has already been removed). */
const providerParameters = ["state", "error"]

/**
 * Evaluates the URL of a return (product decisions, section 4: `{redirect_uri}?state&token` or `?state&error`).
 * @returns how the visitor arrived, and the query without the provider's parameters; undefined if there were none
 */
export function readArrival(search: string): { arrival: SocialArrival; rest: string } | undefined {
  const query = new URLSearchParams(search)
  if (!providerParameters.some((name) => query.has(name))) return undefined
  const arrival = query.has("state") ? arrivalByState[checkReturn(search)] : "returnedFromProvider"
  const failed = arrival === "returnedFromProvider" && query.has("error")
  for (const name of providerParameters) query.delete(name)
  const rest = query.toString()
  return { arrival: failed ? "failed" : arrival, rest: rest && `?${rest}` }
}

const arrivalByState = {
  match: "returnedFromProvider",
  mismatch: "stateMismatch",
  lost: "lost",
} as const satisfies Record<string, SocialArrival>

/**
 * How the visitor arrived at the second step. The provider's parameters are read once and removed from the URL; the
 * result is stored in the history entry, so that it survives a reload, Back and a change of language. A return with a
 * wrong state loses its token. Without parameters, a tab that has left for a provider counts as returned
 * (docs/decisions/departures.md).
 */
export function useSocialArrival(): SocialArrival | undefined {
  const { search, state } = useShownLocation()
  const { updateEntry } = usePageNavigation()
  const hydrated = useHydrated()
  const found = useMemo(() => (hydrated ? readArrival(search) : undefined), [hydrated, search])
  useEffect(() => {
    if (!found) return
    const withoutToken = found.arrival === "stateMismatch" ? { token: undefined } : {}
    void updateEntry({ ...withoutToken, socialArrival: found.arrival }, { search: found.rest })
  }, [found, updateEntry])
  if (!hydrated || found) return undefined
  const known = socialArrivals.find((arrival) => arrival === state.socialArrival)
  return known ?? (wasSentToProvider() ? "returnedFromProvider" : "notFromProvider")
}
