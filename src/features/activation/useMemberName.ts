import { readAuthToken } from "../../services/api/authToken"
import { readPayload } from "../../lib/jwt"
import { useHydrated } from "../../ui/useHydrated"

/**
 * The new member's name from the auth token (claim `name`, OpenID Connect Core section 5.1); undefined if it has none,
 * and until the page has been hydrated. What was typed in this tab may belong to another registration.
 */
export function useMemberName(): string | undefined {
  const hydrated = useHydrated()
  const token = hydrated ? readAuthToken() : undefined
  const name = token && readPayload(token)?.["name"]
  return typeof name === "string" && name.trim() ? name.trim() : undefined
}
