import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate } from "react-router-dom"
import { useInvitation } from "../../features/invitation/invitation"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { Door } from "../parts/Door"

/** Phases in which a form can still be shown here. */
const atTheDoor = ["remembering", "checking", "accepted"]

export function Component() {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const leaving = useInvitation(({ phase }) => !atTheDoor.includes(phase))
  useEffect(() => {
    if (leaving) void navigate(hrefOf("landing", language) + search, { replace: true })
  }, [leaving, language, search, navigate])
  return <DefaultLayout title={t("started.title")}>{leaving ? null : <Door />}</DefaultLayout>
}
