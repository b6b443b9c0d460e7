import { Registered } from "../../features/registration/form/Registered"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { knownCode } from "../../features/registration/invitation/tabInvitation"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { SecondStepForm } from "../../features/registration/social/SecondStepForm"
import { signInProblem, type SignInProblem, useSocialArrival } from "../../features/registration/social/socialArrival"
import { chosenProviderName } from "../../features/registration/social/socialSignUp"
import type { SecondStepProps } from "../../features/registration/social/useSecondStep"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { routerPathOf } from "../../router/hrefs"
import { joinPath, prefixOf } from "../../router/prefixes"
import { usePage } from "../../router/usePage"
import { useEmailToken, useRequireValidToken } from "../../shared/token/useEmailToken"
import { buttonClass } from "../../ui/Button/Button"
import { Loading } from "../../shared/feedback/Loading"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation("social")
  const arrival = useSocialArrival()
  const token = useEmailToken()
  const [rejected, setRejected] = useState(false)
  useRequireValidToken(arrival === "notFromProvider" ? token : undefined)
  // The form that had focus has been removed.
  useEffect(() => {
    if (rejected) document.querySelector<HTMLElement>("h1")?.focus()
  }, [rejected])
  const problem = rejected ? "expired" : arrival && signInProblem(arrival, token?.kind)
  const validToken = arrival && token?.kind === "valid" ? token : undefined
  return (
    <DefaultLayout title={t(problem ? `${problem}.title` : "title")}>
      {problem ? (
        <SignInAgain problem={problem} />
      ) : validToken ? (
        <SecondStep
          token={validToken}
          notFromProvider={arrival === "notFromProvider"}
          onSignInExpired={() => setRejected(true)}
        />
      ) : (
        <Loading />
      )}
    </DefaultLayout>
  )
}

/** Text keys of the link with which the visitor signs in again. */
const again = {
  lost: "lost.again",
  failed: "common:tryAgain",
  expired: "signInAgain",
  incomplete: "signInAgain",
} as const satisfies Record<SignInProblem, string>

/** The problem with the sign-in at a provider, and links to try again or to register by e-mail. */
function SignInAgain({ problem }: { problem: SignInProblem }) {
  const { t } = useTranslation(["social", "common"])
  const { language } = usePage()
  return (
    <>
      <p>{t(`${problem}.text`, { provider: chosenProviderName() ?? t("provider") })}</p>
      <Actions>
        <SiteLink to={joinPath(prefixOf(language), "social")} className={buttonClass()}>
          {t(again[problem])}
        </SiteLink>
        <SiteLink to={routerPathOf("landing", language)} className={buttonClass("secondary")}>
          {t("failed.email")}
        </SiteLink>
      </Actions>
    </>
  )
}

/**
 * The form, shown once the code of this visit is checked, since it determines the countries and their legal texts.
 */
function SecondStep(props: Pick<SecondStepProps, "token" | "notFromProvider" | "onSignInExpired">) {
  const { t } = useTranslation("social")
  const settling = useInvitation(({ phase }) => phase === "restoring" || phase === "checking")
  const [registered, setRegistered] = useState(false)
  if (registered) return <Registered text={t("done")} />
  if (settling) return <Loading />
  return (
    <>
      <p>{t("text")}</p>
      <SecondStepForm {...props} code={knownCode()} onRegistered={() => setRegistered(true)} />
    </>
  )
}
