import { readAuthToken } from "../../services/api/authToken"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { readPayload } from "../../lib/jwt"
import { useHydrated } from "../../ui/useHydrated"

/**
 * The new member's full name: from the form, while this page load remembers it, else from the auth token (claim `name`,
 * OpenID Connect Core section 5.1). Undefined if neither has it, and until the page has been hydrated.
 */
export function useMemberName(): string | undefined {
  const first = useRegistrationState((state) => state.registrationFirstName)
  const last = useRegistrationState((state) => state.registrationLastName)
  const hydrated = useHydrated()
  if (!hydrated) return undefined
  const typed = `${first} ${last}`.trim()
  if (typed) return typed
  const token = readAuthToken()
  const name = token && readPayload(token)?.["name"]
  return typeof name === "string" && name.trim() ? name.trim() : undefined
}
