import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import type { LandingConfiguration } from "../../../services/settings/landing"
import type { Language } from "../../../lib/languages"
import { LoadFailure } from "../../../shared/feedback/LoadFailure"
import { CodeForm } from "../invitation/CodeForm"
import { checkStoredCode } from "../invitation/invitation"
import { useInvitation } from "../invitation/useInvitation"
import { ensureExtraTexts } from "../../../services/i18n/i18n"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { hrefOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import styles from "./RegistrationPanel.module.css"
import { FinishedInPopup } from "../finished/FinishedInPopup"
import { useLoadedPart } from "../../../shared/feedback/useLoadedPart"
import { Loading } from "../../../shared/feedback/Loading"

async function loadStages(language: Language) {
  const [module] = await Promise.all([import("./RegistrationStages"), ensureExtraTexts(language, "registration")])
  return module.RegistrationStages
}

interface RegistrationPanelProps extends Pick<LandingConfiguration, "flow" | "methods"> {
  /** Whether the page about the activation e-mail opens here, as a dialog. */
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

function PanelContent({ flow, methods }: Omit<RegistrationPanelProps, "finishedInPopup">) {
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  // An approved visitor's token is judged before the code; the stages then show the code form themselves.
  const showsStages = accepted || flow === "waitingListApproved"
  const { Part: Stages, failed, retry } = useLoadedPart(loadStages, showsStages)
  const loading = showsStages && !accepted && !Stages && !failed
  useEffect(() => useRegistrationState.setState({ isLandingPageLoading: loading }), [loading])
  useEffect(checkStoredCode, [])
  if (showsStages && Stages) {
    return (
      <Stages flow={flow} methods={methods}>
        <CodeStep />
      </Stages>
    )
  }
  if (showsStages && !accepted) return failed ? <LoadFailure onRetry={retry} /> : <Loading />
  return <CodeStep waiting={accepted && !failed} {...(failed && { onRetry: retry })} />
}

interface CodeStepProps {
  /** The code was accepted and the next step is loading. */
  waiting?: boolean
  /** Retries loading the next step after that failed. */
  onRetry?: () => void
}

function CodeStep({ waiting = false, onRetry }: CodeStepProps) {
  const { t } = useTranslation(["landing", "common"])
  const { language } = usePage()
  return (
    <>
      <h2>{t("code.heading")}</h2>
      {onRetry ? <LoadFailure onRetry={onRetry} /> : null}
      <CodeForm waiting={waiting} />
      <div className={styles.actions}>
        <span>
          {t("code.member")} <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
        </span>
        <SiteLink to={hrefOf("membership-interest", language)}>{t("code.none")}</SiteLink>
      </div>
    </>
  )
}
