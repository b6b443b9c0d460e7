import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { ActivationForm } from "../../features/activation/ActivationForm"
import { useActivation } from "../../features/activation/useActivation"
import { ShopOrLoginLink } from "../../ui/layouts/SettingsLink/ShopOrLoginLink"
import { NoFooterLayout } from "../../ui/layouts/split/SplitLayout"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { routerPathOf } from "../../router/hrefs"
import { usePageNavigation } from "../../router/usePageNavigation"
import { Actions } from "../../ui/Actions/Actions"
import { buttonClass } from "../../ui/Button/Button"
import { KeptText } from "../../ui/KeptText/KeptText"
import { brandName } from "../../services/settings/build"
import { BackToApp } from "../../features/registration/finished/BackToApp"
import { LineList } from "../../ui/LineList/LineList"
import { readAuthToken } from "../../services/api/authToken"
import { readPayload } from "../../lib/jwt"
import { useHydrated } from "../../ui/useHydrated"

export function Component() {
  const { t } = useTranslation(["activation", "common"])
  const activation = useActivation()
  const memberName = useMemberName()
  useLeaveForError(activation.linkState === "noLink")
  if (activation.linkState === "activated") {
    return (
      <NoFooterLayout title={t("done.title")} picture="curtainOpen">
        <Welcome focused={activation.answeredAttempts > 0} memberName={memberName} />
        <WhatAwaits />
      </NoFooterLayout>
    )
  }
  return (
    <NoFooterLayout title={t("title")}>
      <ActivationForm activation={activation} />
      <WhatAwaits />
    </NoFooterLayout>
  )
}

/** Redirects to the error page if there is no link to activate. */
function useLeaveForError(leaving: boolean) {
  const { navigateTo } = usePageNavigation()
  useEffect(() => {
    if (leaving)
      void navigateTo((language) => routerPathOf("registration-activateaccountError", language), { replace: true })
  }, [leaving, navigateTo])
}

/** Says that the account is active; the page's heading takes focus if the button that had focus is gone. */
function Welcome({ focused, memberName }: { focused: boolean; memberName: string | undefined }) {
  const { t } = useTranslation(["activation", "common"])
  const signedIn = useSignedIn()
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>("h1")?.focus()
  }, [focused])
  return (
    <>
      {memberName ? (
        <p>
          <KeptText text={t("done.named", { name: memberName })} kept={memberName} />
        </p>
      ) : null}
      <p>
        <KeptText text={t(signedIn ? "done.textSignedIn" : "done.text")} kept={brandName} />
      </p>
      <Actions>
        <ShopOrLoginLink className={buttonClass()} />
        <BackToApp />
      </Actions>
    </>
  )
}

/** What is waiting for a new member in the shop. */
function WhatAwaits() {
  const { t } = useTranslation("activation")
  return (
    <section>
      <h2>{t("inside.heading")}</h2>
      <LineList items={[t("inside.labels"), t("inside.midnight"), t("inside.welcome")]} />
    </section>
  )
}

/**
 * The new member's name from the auth token (claim `name`, OpenID Connect Core section 5.1); undefined if it has none,
 * and until the page has been hydrated. What was typed in this tab may belong to another registration.
 */
function useMemberName(): string | undefined {
  const hydrated = useHydrated()
  const token = hydrated ? readAuthToken() : undefined
  const name = token && readPayload(token)?.["name"]
  return typeof name === "string" && name.trim() ? name.trim() : undefined
}
