import { useEffect, useMemo, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { hrefOf } from "../routes/hrefs"
import { usePage } from "../routes/usePage"
import { readEmailToken, type EmailToken } from "./emailToken"

/**
 * The token that came with the address, which the start-up has moved into the history entry.
 * @returns undefined while the page is prerendered and hydrated, since the file is the same for every visitor
 */
export function useEmailToken(): EmailToken | undefined {
  const { state } = useLocation()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return useMemo(() => (alive ? readEmailToken(state?.token) : undefined), [alive, state?.token])
}

/** The e-mail token of a page that requires one; a visitor without a good one is sent to the deny page. */
export function useRequiredEmailToken(): (EmailToken & { kind: "valid" }) | undefined {
  const token = useEmailToken()
  const navigate = useNavigate()
  const { language } = usePage()
  const refused = token && token.kind !== "valid" ? token.kind : undefined
  useEffect(() => {
    if (!refused) return
    const reason = refused === "expired" ? "?reason=expired" : ""
    void navigate(hrefOf("registration-deny", language) + reason, { replace: true })
  }, [refused, language, navigate])
  return token?.kind === "valid" ? token : undefined
}
