import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { useInvitation } from "./useInvitation"
import { whenChecked } from "./whenChecked"

/**
 * Says that the code of the URL could not be checked, while the form behind it is shown.
 * @param onAccepted called when trying again has succeeded
 */
export function CheckFailure({ onAccepted }: { onAccepted?: () => void }) {
  const invitation = useInvitation((current) => current)
  // The form for a code says it itself.
  if (invitation.phase !== "failed" || invitation.typed) return null

  async function retry() {
    if (await whenChecked()) onAccepted?.()
  }

  return <FailureNotice failure={invitation.failure} onRetry={() => void retry()} />
}
