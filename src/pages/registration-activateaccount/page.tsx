import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { ActivationForm } from "../../features/activation/ActivationForm"
import { useActivation } from "../../features/activation/useActivation"
import { ShopOrLoginLink } from "../../ui/layouts/SettingsLink/ShopOrLoginLink"
import { NoFooterLayout } from "../../ui/layouts/NoFooterLayout"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { hrefOf } from "../../router/hrefs"
import { usePageNavigation } from "../../router/usePageNavigation"
import { buttonClass } from "../../ui/Button/Button"
import { BackToApp } from "../../features/registration/finished/BackToApp"

export function Component() {
  const { t } = useTranslation(["activation", "common"])
  const activation = useActivation()
  const noLink = activation.stage === "noLink"
  useLeaveForError(noLink)
  if (activation.stage === "activated") {
    return (
      <NoFooterLayout title={t("done.title")}>
        <Welcome focused={activation.answeredAttempts > 0} />
      </NoFooterLayout>
    )
  }
  return (
    <NoFooterLayout title={t("title")}>{noLink ? null : <ActivationForm activation={activation} />}</NoFooterLayout>
  )
}

/** Redirects to the error page if there is no link to activate. */
function useLeaveForError(leaving: boolean) {
  const { navigateTo } = usePageNavigation()
  useEffect(() => {
    if (leaving) void navigateTo((language) => hrefOf("registration-activateaccountError", language), { replace: true })
  }, [leaving, navigateTo])
}

/** The account is active. The new heading takes focus if it replaces the button that had it. */
function Welcome({ focused }: { focused: boolean }) {
  const { t } = useTranslation(["activation", "common"])
  const signedIn = useSignedIn()
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>("h1")?.focus()
  }, [focused])
  return (
    <>
      <p>{t(signedIn ? "done.textSignedIn" : "done.text")}</p>
      <p>
        <ShopOrLoginLink className={buttonClass()} />
      </p>
      <BackToApp />
    </>
  )
}
