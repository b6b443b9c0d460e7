import type { ReactNode } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { ResendButton } from "./ResendButton"

interface NewActivationLinkButtonProps {
  label: string
  /** Message after a new link was sent. */
  sentText: string
  /** Another way on, beside the button. */
  children: ReactNode
}

/**
 * Button that sends a new activation link to a visitor who followed an old one. The history entry holds the id of the
 * old link, by which the backend identifies the account, and the end of the wait, which thus survives a reload. Renders
 * nothing if the entry has no id.
 */
export function NewActivationLinkButton({ label, sentText, children }: NewActivationLinkButtonProps) {
  const { state } = useShownLocation()
  const { activationId, resendAt = 0 } = state
  if (activationId === undefined) return null
  return (
    <ResendButton to={{ activationId }} label={label} sentText={sentText} resendAt={resendAt} variant="primary">
      {children}
    </ResendButton>
  )
}
