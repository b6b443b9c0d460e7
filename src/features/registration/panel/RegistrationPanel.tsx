import { useEffect, useLayoutEffect, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import { LoadFailure } from "../../../shared/feedback/LoadFailure"
import { CodeForm } from "../invitation/CodeForm"
import { checkKnownCode, isInvited } from "../invitation/invitation"
import { RejectionNotice } from "../invitation/RejectionNotice"
import { useAnotherCode } from "../invitation/useAnotherCode"
import { useInvitation } from "../invitation/useInvitation"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { routerPathOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { useLatest } from "../../../router/useLatest"
import { useViewTransition } from "../../../router/useViewTransition"
import { registrationStore } from "../../../services/state/registrationStore"
import styles from "./RegistrationPanel.module.css"
import { useLoadedPart, loadablePart } from "../../../shared/loading/useLoadedPart"
import { StagesOrFallback } from "./StagesOrFallback"
import type { RegistrationStagesProps } from "./RegistrationStages"
import { stages } from "./stages"
import { Loading } from "../../../shared/feedback/Loading"
import { Navigate } from "react-router-dom"
import { useShownLocation } from "../../../router/useShownLocation"
import { useRegistrationState } from "../../../services/state/useRegistrationState"

interface PanelContentProps extends Omit<RegistrationStagesProps, "children"> {
  codeHeading: string
}

interface RegistrationPanelProps extends PanelContentProps {
  finishedInPopup?: boolean
}

/** The registration area: the code form, then the stages of the landing page's flow. */
export function RegistrationPanel({ finishedInPopup = false, ...content }: RegistrationPanelProps) {
  return (
    <>
      <PanelContent {...content} />
      {finishedInPopup ? <FinishedInPopup /> : null}
    </>
  )
}

function PanelContent(content: PanelContentProps) {
  useEffect(checkKnownCode, [])
  const asksAnother = useAnotherCode()
  // An approved visitor's token is judged before the code; the stages then show the code form themselves.
  return content.flow === "waitingListApproved" ? (
    <ApprovedContent {...content} />
  ) : (
    <CodeFirstContent {...content} asksAnother={asksAnother} />
  )
}

function CodeFirstContent({ codeHeading, asksAnother, ...content }: PanelContentProps & { asksAnother: boolean }) {
  const invited = useInvitation(isInvited)
  // Prefetched only when a field is focused: most visitors first read, and many have no code to enter.
  const { Part, failed, retry } = useLoadedPart(stages, invited, whenFieldFocused)
  const animated = useOwnTransition(invited, asksAnother)
  const stagesShown = useStagesShown(invited && Part !== undefined && !asksAnother, animated)
  return (
    <StagesOrFallback
      {...content}
      Stages={Part}
      showStages={stagesShown}
      fallback={<CodeStep heading={codeHeading} waiting={invited} failed={failed} onRetry={retry} />}
    />
  )
}

/**
 * Whether the stages come in a view transition of their own: if the visitor typed the code. In the entry for another
 * code they come with the transition of going back, since that entry ends once the code is accepted.
 */
function useOwnTransition(accepted: boolean, asksAnother: boolean): boolean {
  const typed = useInvitation((invitation) => invitation.phase === "accepted" && invitation.typed)
  const [returning, setReturning] = useState(false)
  const isReturning = accepted && (asksAnother || returning)
  if (returning !== isReturning) setReturning(isReturning)
  return typed && !isReturning
}

/**
 * Whether the stages have replaced the code form, which they do as soon as they are ready: in a view transition
 * (`animated`) or at once.
 */
function useStagesShown(ready: boolean, animated: boolean): boolean {
  const [shown, setShown] = useState(ready)
  // The code form is back, e.g. for another code.
  if (shown && !ready) setShown(false)
  if (ready && !animated && !shown) setShown(true)
  const show = useViewTransition(shown)
  const latest = useLatest(ready)
  const waiting = ready && animated && !shown
  useLayoutEffect(() => {
    if (!waiting) return
    show(() => {
      // Meanwhile the code may have been discarded.
      if (!latest.current) return false
      setShown(true)
      return true
    })
  }, [waiting, show, latest])
  return ready && !waiting
}

function ApprovedContent({ codeHeading, ...content }: PanelContentProps) {
  const { Part, failed, retry } = useLoadedPart(stages, true)
  const loading = !Part && !failed
  useEffect(() => {
    registrationStore.setState({ isLandingPageLoading: loading })
    return () => registrationStore.setState({ isLandingPageLoading: false })
  }, [loading])
  const fallback = failed ? <LoadFailure onRetry={retry} /> : <Loading />
  return (
    <StagesOrFallback {...content} Stages={Part} showStages fallback={fallback}>
      {(greeting) => <CodeStep heading={codeHeading} greeting={greeting} />}
    </StagesOrFallback>
  )
}

interface CodeStepProps {
  heading: string
  /** Stands below the heading. */
  greeting?: ReactNode
  /** Whether the next step is loading, since the code was accepted or may yet be (`isInvited`). */
  waiting?: boolean
  failed?: boolean
  onRetry?: () => void
}

function CodeStep({ heading, greeting, waiting = false, failed = false, onRetry }: CodeStepProps) {
  const { t } = useTranslation(["landing", "common"])
  const { language } = usePage()
  // The notice about it has the link to the application.
  const rejected = useInvitation((invitation) => (invitation.phase === "rejected" ? invitation : undefined))
  return (
    <>
      <div className={styles.codeStart}>{rejected ? <RejectionNotice {...rejected} /> : <h2>{heading}</h2>}</div>
      {rejected ? <h2>{t("code.another")}</h2> : greeting}
      {failed && onRetry ? <LoadFailure onRetry={onRetry} /> : null}
      <CodeForm waiting={waiting && !failed} />
      <div className={styles.actions}>
        <span>
          <span>{t("code.member")}</span> <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
        </span>
        {rejected ? null : (
          <span>
            <span>{t("code.none")}</span>{" "}
            <SiteLink to={routerPathOf("membership-interest", language)}>{t("code.apply")}</SiteLink>
          </span>
        )}
      </div>
    </>
  )
}

const dialog = loadablePart(async () => (await import("../finished/FinishedDialog")).FinishedDialog, "registration")

/**
 * Opens the dialog about the activation e-mail (`Finished`) while the history entry says that a registration was sent:
 * Back closes it, a reload does not. Falls back to the page if the dialog can't be loaded.
 */
function FinishedInPopup() {
  const { state } = useShownLocation()
  const { language } = usePage()
  const sent = useRegistrationState(({ sentRegistration }) => sentRegistration)
  const open = Boolean(state.finishedDialog && sent)
  const { Part: FinishedDialog, failed } = useLoadedPart(dialog, open)
  if (open && failed)
    return <Navigate to={routerPathOf("registration-formfinished", language)} state={state.finishedDialog} replace />
  return open && FinishedDialog ? <FinishedDialog /> : null
}

/** Resolves once an input (not a select or a text area) has the focus: the visitor has begun to fill in a form. */
function whenFieldFocused(): Promise<void> {
  return new Promise((resolve) => {
    const isField = (target: unknown) => target instanceof HTMLInputElement
    if (isField(document.activeElement)) return resolve()
    const watch = ({ target }: Event) => {
      if (!isField(target)) return
      removeEventListener("focusin", watch)
      resolve()
    }
    addEventListener("focusin", watch)
  })
}
