import { useShownLocation } from "../../../router/useShownLocation"
import { ResendButton } from "./ResendButton"

interface RequestActivationLinkProps {
  label: string
  /** Message after a new link was sent. */
  sent: string
}

/**
 * Sends a new activation link to a visitor who followed an old one. The history entry holds the link's id, by which the
 * backend identifies the account, and keeps the wait across a reload. Renders nothing if the entry has no id.
 */
export function RequestActivationLink({ label, sent }: RequestActivationLinkProps) {
  const { state } = useShownLocation()
  const { activationId, resendAt = 0 } = state
  if (activationId === undefined) return null
  return <ResendButton to={{ activationId }} label={label} sent={sent} resendAt={resendAt} variant="primary" />
}
