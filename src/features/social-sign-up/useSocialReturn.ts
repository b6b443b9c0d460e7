import { useEffect, useMemo } from "react"
import { useNavigate } from "react-router-dom"
import { useShownLocation } from "../../ui/useShownLocation"
import { useDeny } from "../../token/useEmailToken"
import { useHydrated } from "../../ui/useHydrated"
import { readReturn, type SocialReturn } from "./model/socialReturn"

/**
 * How the visitor has come to the second step. The provider's parameters are read once, leave the address, and what they
 * said stays with the history entry, so that reload, Back and a change of language keep it. A return whose state differs
 * goes to the deny page.
 * @returns undefined until it is known, and for a visitor who is on the way to the deny page
 */
export function useSocialReturn(): Exclude<SocialReturn, "refused"> | undefined {
  const { pathname, search, hash, state } = useShownLocation()
  const navigate = useNavigate()
  const deny = useDeny()
  const hydrated = useHydrated()
  const found = useMemo(() => (hydrated ? readReturn(search) : undefined), [hydrated, search])
  useEffect(() => {
    if (!found) return
    if (found.come === "refused") return deny("invalid")
    const to = { pathname, search: found.rest, hash }
    void navigate(to, { replace: true, state: { ...state, socialReturn: found.come } })
  }, [found, pathname, hash, state, navigate, deny])
  if (!hydrated || found) return undefined
  const known: unknown = state?.socialReturn
  return known === "lost" || known === "failed" ? known : "good"
}
