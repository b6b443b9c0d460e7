import { useCallback, useEffect, useMemo, useState } from "react"
import { useShownLocation } from "../../router/useShownLocation"
import { whenDefaultsSettled } from "../../services/settings/settingsStore"
import { denyPath, type DenyReason } from "../../router/denyPath"
import { prefixOf } from "../../router/prefixes"
import { usePageNavigation } from "../../router/usePageNavigation"
import { useHydrated } from "../../ui/useHydrated"
import { readEmailToken, type EmailTokenReading } from "./emailToken"

/** A token that has an e-mail address and has not expired. */
export type ValidToken = EmailTokenReading & { kind: "valid" }

/**
 * The token from the URL, which was moved into the history entry at startup.
 * @returns undefined until the page has been hydrated, since the prerendered HTML is the same for every visitor. Also
 * undefined for a token that has expired by the device's clock, until the request for defaults.json has given the
 * host's time or has ended.
 */
export function useEmailToken(): EmailTokenReading | undefined {
  const { state } = useShownLocation()
  const hydrated = useHydrated()
  const [timeSettled, setTimeSettled] = useState(false)
  useEffect(() => {
    // The response for defaults.json gives the host's time.
    void whenDefaultsSettled().then(() => setTimeSettled(true))
  }, [])
  return useMemo(() => {
    if (!hydrated) return undefined
    const token = readEmailToken(state.token)
    return token.kind === "expired" && !timeSettled ? undefined : token
  }, [hydrated, state.token, timeSettled])
}

/** The e-mail token of a page that requires one; redirects to the deny page without a valid one. */
export function useRequiredEmailToken(): ValidToken | undefined {
  const token = useEmailToken()
  useRequireValidToken(token)
  return token?.kind === "valid" ? token : undefined
}

/**
 * Redirects a visitor without a valid token to the deny page (specification section 5), once the token has been read.
 */
export function useRequireValidToken(token: EmailTokenReading | undefined): void {
  const redirectToDeny = useRedirectToDeny()
  const problem = token && token.kind !== "valid" ? token.kind : undefined
  useEffect(() => {
    if (problem) redirectToDeny(problem)
  }, [problem, redirectToDeny])
}

/**
 * Returns a function that redirects to the deny page, replacing the current entry so that Back does not return to it.
 */
export function useRedirectToDeny(): (reason: DenyReason) => void {
  const { navigateTo } = usePageNavigation()
  return useCallback(
    (reason) => void navigateTo((language) => denyPath(reason, prefixOf(language)), { replace: true }),
    [navigateTo],
  )
}
