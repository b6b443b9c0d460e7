import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { whenSettings } from "../../config/settingsStore"
import { knownCode, rejectCode } from "../../features/invitation/invitation"
import { useInvitation } from "../../features/invitation/useInvitation"
import { SecondStepForm } from "../../features/social-sign-up/SecondStepForm"
import { useSocialReturn } from "../../features/social-sign-up/useSocialReturn"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { joinPath, prefixOf } from "../../routes/prefixes"
import { usePage } from "../../routes/usePage"
import { useRequiredEmailToken } from "../../token/useEmailToken"
import { buttonClass } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import { Loading } from "../parts/Loading"

export function Component() {
  const { t } = useTranslation(["social", "common"])
  const { language } = usePage()
  const come = useSocialReturn()
  const start = hrefOf("landing", language)
  if (come === "lost") {
    return (
      <DefaultLayout title={t("lost.title")}>
        <p>{t("lost.text")}</p>
        <SiteLink to={start} className={buttonClass()}>
          {t("lost.again")}
        </SiteLink>
      </DefaultLayout>
    )
  }
  if (come === "failed") {
    return (
      <DefaultLayout title={t("failed.title")}>
        <p>{t("failed.text")}</p>
        <SiteLink to={joinPath(prefixOf(language), "social")} className={buttonClass()}>
          {t("common:tryAgain")}
        </SiteLink>
        <SiteLink to={start} className={buttonClass("secondary")}>
          {t("failed.email")}
        </SiteLink>
      </DefaultLayout>
    )
  }
  return <DefaultLayout title={t("title")}>{come === "good" ? <SecondStep /> : <Loading />}</DefaultLayout>
}

/** The form, once the token is read and the code of this visit, whose countries and documents it shows, is settled. */
function SecondStep() {
  const { t } = useTranslation("social")
  const { language } = usePage()
  const navigate = useNavigate()
  const token = useRequiredEmailToken()
  const settling = useInvitation(({ phase }) => phase === "remembering" || phase === "checking")
  const [registered, setRegistered] = useState(false)
  if (registered) return <Registered />
  if (!token || settling) return <Loading />
  return (
    <>
      <p>{t("text")}</p>
      <SecondStepForm
        token={token}
        code={knownCode()}
        onCodeRejected={(errorDetails) => {
          // The landing page says why, and takes another code.
          void navigate(hrefOf("landing", language))
          rejectCode(errorDetails)
        }}
        onRegistered={() => {
          setRegistered(true)
          void whenSettings().then(({ storeUrl }) => location.assign(storeUrl))
        }}
      />
    </>
  )
}

/** Says that the account is there while the shop is opened. Focus comes here from the button that had it. */
function Registered() {
  const { t } = useTranslation(["social", "common"])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice
      ref={box}
      actions={
        <MemberLink to="storeUrl" className={buttonClass("secondary")}>
          {t("common:toShop")}
        </MemberLink>
      }
    >
      <p>{t("done")}</p>
    </Notice>
  )
}
