import { useCallback, useEffect, useMemo, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useShownLocation } from "../ui/useShownLocation"
import { whenSettings } from "../config/settingsStore"
import { hrefOf } from "../routes/hrefs"
import { usePage } from "../routes/usePage"
import { useHydrated } from "../ui/useHydrated"
import { readEmailToken, type EmailToken } from "./emailToken"

/** A token that lets its visitor in. */
export type GoodToken = EmailToken & { kind: "valid" }

/**
 * The token that came with the address, which the start-up has moved into the history entry.
 * @returns undefined while the page is prerendered and hydrated, since the file is the same for every visitor, and while
 * only the device's clock says that the token has expired
 */
export function useEmailToken(): EmailToken | undefined {
  const { state } = useShownLocation()
  const hydrated = useHydrated()
  const [timeKnown, setTimeKnown] = useState(false)
  useEffect(() => {
    // The host's time comes with the settings.
    void whenSettings().then(() => setTimeKnown(true))
  }, [])
  return useMemo(() => {
    if (!hydrated) return undefined
    const token = readEmailToken(state?.token)
    return token.kind === "expired" && !timeKnown ? undefined : token
  }, [hydrated, state?.token, timeKnown])
}

/** The e-mail token of a page that requires one; a visitor without a good one is sent to the deny page. */
export function useRequiredEmailToken(): GoodToken | undefined {
  const token = useEmailToken()
  const deny = useDeny()
  const refused = token && token.kind !== "valid" ? token.kind : undefined
  useEffect(() => {
    if (refused) deny(refused)
  }, [refused, deny])
  return token?.kind === "valid" ? token : undefined
}

/** Sends the visitor to the deny page, in place of the current one: Back does not lead into it again. */
export function useDeny(): (reason: "invalid" | "expired") => void {
  const navigate = useNavigate()
  const { language } = usePage()
  return useCallback(
    (reason) => {
      const query = reason === "expired" ? "?reason=expired" : ""
      void navigate(hrefOf("registration-deny", language) + query, { replace: true })
    },
    [navigate, language],
  )
}
