import { useEffect, useMemo } from "react"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useHydrated } from "../../../ui/useHydrated"
import { useShownLocation } from "../../../router/useShownLocation"
import { readArrival, socialArrivals, type SocialArrival } from "./socialArrival"
import { wasSentToProvider } from "./socialSignUp"

/**
 * How the visitor arrived at the second step. The provider's parameters are read once and removed from the URL; the
 * result is stored in the history entry, so that it survives a reload, Back and a change of language. A return with a
 * wrong state loses its token. Without parameters, a tab that has left for a provider counts as returned
 * (docs/decisions/departures.md).
 * @returns undefined until it is known
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
