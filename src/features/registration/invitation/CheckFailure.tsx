import { useRef } from "react"
import type { ApiFailure } from "../../../services/api/failure"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { useFocusWhenGone } from "../../../ui/useFocusWhenGone"
import { useInvitation } from "./useInvitation"
import { acceptedAfterCheck } from "./acceptedAfterCheck"

/** Says that the code of the URL or of an earlier visit could not be checked, while the registration form is shown. */
export function CheckFailure({ onAccepted }: { onAccepted?: () => void }) {
  const invitation = useInvitation((current) => current)
  // If the code was typed, the code form shows the failure itself.
  if (invitation.phase !== "failed" || invitation.typed) return null

  async function retry() {
    if (await acceptedAfterCheck()) onAccepted?.()
  }

  return <Problem failure={invitation.failure} onRetry={() => void retry()} />
}

function Problem({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenGone(box, () => document.querySelector<HTMLElement>("main h2[tabindex]"))
  return (
    <div ref={box}>
      <FailureNotice failure={failure} onRetry={onRetry} />
    </div>
  )
}
