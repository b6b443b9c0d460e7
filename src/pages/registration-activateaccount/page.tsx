import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { ActivationForm } from "../../features/activation/ActivationForm"
import { useActivation } from "../../features/activation/useActivation"
import { useActivationEntry } from "../../features/activation/useActivationEntry"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { NoFooterLayout } from "../../layouts/NoFooterLayout"
import { useSignedIn } from "../../layouts/useSignedIn"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { BackToApp } from "../parts/BackToApp"

export function Component() {
  const { t } = useTranslation(["activation", "common"])
  const entry = useActivationEntry()
  const activation = useActivation(entry?.activationId)
  const withoutLink = entry !== undefined && entry.activationId === undefined
  useLeaveForError(withoutLink)
  if (entry?.end === "done") {
    return (
      <NoFooterLayout title={t("done.title")}>
        <Welcome focused={activation.answers > 0} />
      </NoFooterLayout>
    )
  }
  return (
    <NoFooterLayout title={t("title")}>
      {withoutLink ? null : <ActivationForm activationId={entry?.activationId} activation={activation} />}
    </NoFooterLayout>
  )
}

/** Without the id of a link there is nothing to activate. */
function useLeaveForError(leaving: boolean) {
  const navigate = useNavigate()
  const { language } = usePage()
  useEffect(() => {
    if (leaving) void navigate(hrefOf("registration-activateaccountError", language), { replace: true })
  }, [leaving, language, navigate])
}

/** The account is active. Focus comes to the new heading when the button that had it has gone. */
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
        <MemberLink to={signedIn ? "storeUrl" : "loginUrl"} className={buttonClass()}>
          {t(signedIn ? "common:toShop" : "common:logIn")}
        </MemberLink>
      </p>
      <BackToApp />
    </>
  )
}
