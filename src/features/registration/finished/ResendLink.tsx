import { useShownLocation } from "../../../router/useShownLocation"
import { ResendButton } from "./ResendButton"

interface ResendLinkProps {
  /** Id of a link that no longer activates; the backend knows whose it was. */
  activationId: string
  label: string
  /** What is said when a new link was sent. */
  sent: string
}

/** Sends a new activation link to whoever followed an old one. The history entry keeps the pause over a reload. */
export function ResendLink({ activationId, label, sent }: ResendLinkProps) {
  const { state } = useShownLocation()
  return <ResendButton to={{ activationId }} label={label} sent={sent} resendAt={state.resendAt ?? 0} />
}
