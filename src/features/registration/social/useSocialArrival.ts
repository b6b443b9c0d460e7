import { useEffect, useMemo } from "react"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useHydrated } from "../../../ui/useHydrated"
import { useShownLocation } from "../../../router/useShownLocation"
import { readReturn, socialReturns, type SocialReturn } from "./socialArrival"
import { hasLeftForProvider } from "./socialSignUp"

/**
 * How the visitor arrived at the second step. The provider's parameters are read once and removed from the URL; the
 * result is stored in the history entry, so that it survives a reload, Back and a change of language. A return with a
 * wrong state loses its token.
 * @returns undefined until it is known
 */
export function useSocialReturn(): SocialReturn | undefined {
  const { search, state } = useShownLocation()
  const { change } = usePageNavigation()
  const hydrated = useHydrated()
  const found = useMemo(() => (hydrated ? readReturn(search) : undefined), [hydrated, search])
  useEffect(() => {
    if (!found) return
    const lost = found.come === "refused" ? { token: undefined } : {}
    void change({ ...lost, socialReturn: found.come }, { search: found.rest })
  }, [found, change])
  if (!hydrated || found) return undefined
  const known = socialReturns.find((come) => come === state.socialReturn)
  return known ?? (hasLeftForProvider() ? "good" : "direct")
}
