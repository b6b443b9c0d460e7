import { useShownLocation } from "../../../router/useShownLocation"
import { ResendButton } from "./ResendButton"

interface ResendLinkProps {
  label: string
  /** What is said when a new link was sent. */
  sent: string
}

/**
 * Sends a new activation link to whoever followed an old one: the backend knows whose that was by its id, which the history
 * entry holds, as it holds the pause over a reload. Nothing where the entry holds no link.
 */
export function ResendLink({ label, sent }: ResendLinkProps) {
  const { state } = useShownLocation()
  const { activationId, resendAt = 0 } = state
  if (activationId === undefined) return null
  return <ResendButton to={{ activationId }} label={label} sent={sent} resendAt={resendAt} />
}
