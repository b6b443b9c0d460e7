import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { contentPage } from "../../features/legal/api/contentPage"
import { FailureNotice } from "../../feedback/FailureNotice"
import { useQuery } from "../../feedback/useQuery"
import { DefaultLayout } from "../../layouts/PageLayout"
import { contentIdIn } from "../../routes/contentHref"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { Button, buttonClass } from "../../ui/Button/Button"
import { SafeHtml } from "../../ui/SafeHtml/SafeHtml"
import { Skeleton } from "../../ui/Skeleton/Skeleton"

export function Component() {
  const { t } = useTranslation(["content", "common"])
  const { language, path } = usePage()
  const { result, retry } = useQuery(contentPage, { id: contentIdIn(path), language })
  const page = result.status === "success" ? result.data.contentPage : undefined
  return (
    <DefaultLayout title={page?.title ?? t("title")}>
      {result.status === "pending" ? (
        <div role="status" aria-label={t("loading")}>
          <Skeleton />
        </div>
      ) : null}
      {result.status === "error" ? <FailureNotice failure={result.failure} onRetry={retry} /> : null}
      {page === null ? (
        <>
          <p>{t("missing")}</p>
          <Link to={hrefOf("landing", language)} className={buttonClass()}>
            {t("common:backToStart")}
          </Link>
        </>
      ) : null}
      {page ? (
        <>
          <SafeHtml html={page.html} lang={language} />
          <p>{t("updated", { date: new Date(page.updatedAt).toLocaleDateString(language, { dateStyle: "long" }) })}</p>
          <Button look="secondary" onClick={() => window.print()}>
            {t("print")}
          </Button>
        </>
      ) : null}
    </DefaultLayout>
  )
}
