import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../services/api/failure"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { useHydrated } from "../../ui/useHydrated"
import type { ReactNode } from "react"

/** Whether the user of the generator is signed in, and the link for signing in. */
export interface AdminAccess {
  /** Whether this browser has a token at all; the backend decides whether it belongs to an administrator. */
  signedIn: boolean
  signIn: ReactNode
}

interface ProblemProps extends AdminAccess {
  problem: ApiFailure | "unknown" | undefined
  onRetry: () => void
  busy: boolean
}

/** Why nothing was generated and what to do: sign in, sign in as somebody else, or try again. */
export function GeneratorProblem({ problem, onRetry, busy, signedIn, signIn }: ProblemProps) {
  const { t } = useTranslation(["links", "common"])
  const hydrated = useHydrated()
  if (problem === "unknown") return <Notice kind="problem">{t("common:failure.server")}</Notice>
  if (problem?.kind === "unauthorised") return <NotAuthorised code={problem.code} signIn={signIn} />
  if (problem) return <FailureNotice failure={problem} busy={busy} onRetry={onRetry} />
  return hydrated && !signedIn ? (
    <Notice actions={signIn}>
      <p>{t("access.signedOut")}</p>
    </Notice>
  ) : null
}

/** Says that nobody is signed in, or that the account lacks permission. Takes focus when it appears. */
function NotAuthorised({ code, signIn }: Pick<AdminAccess, "signIn"> & { code: ApiFailure["code"] | undefined }) {
  const { t } = useTranslation("links")
  const box = useFocusOnShow<HTMLDivElement>(code)
  return (
    <Notice kind="problem" ref={box} actions={signIn}>
      <p>{t(code === "FORBIDDEN" ? "access.forbidden" : "access.unauthenticated")}</p>
    </Notice>
  )
}
