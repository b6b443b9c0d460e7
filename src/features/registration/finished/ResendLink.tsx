import { useShownLocation } from "../../../router/useShownLocation"
import { usePageNavigation } from "../../../router/usePageNavigation"
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
  const { change } = usePageNavigation()
  const { state } = useShownLocation()
  const pauseUntil = (resendAt: number) => void change({ resendAt })
  return (
    <ResendButton to={{ activationId }} label={label} sent={sent} resendAt={state.resendAt ?? 0} onPause={pauseUntil} />
  )
}
