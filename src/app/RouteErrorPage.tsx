import { useEffect } from "react"
import { basePath } from "../lib/basePath"
import { i18nFor } from "../services/i18n/i18n"
import { isLanguage, defaultLanguage } from "../lib/languages"
import { detailOf, report } from "../services/monitoring/report"
import { Button, buttonClass } from "../ui/Button/Button"
import { useFocusOnShow } from "../ui/useFocusOnShow"
import { routeNamed } from "../router/routeTable"
import styles from "./RouteErrorPage.module.css"

const notFoundSuffix = `/${routeNamed("error-404").path}`

/**
 * Shown when a page fails (specification section 2). The heading says Internal Server Error, or, without a connection,
 * that there is none. If the 404 page itself fails, the heading says Page Not Found, and the browser opens the
 * unprefixed 404 page as a document of its own instead.
 */
export function RouteErrorPage({ error }: { error: unknown }) {
  const title = useFocusOnShow<HTMLHeadingElement>()
  const missing = location.pathname.endsWith(notFoundSuffix)
  useEffect(() => {
    report({ name: "page-failed", detail: detailOf(error) })
    const staticPage = basePath + notFoundSuffix
    if (missing && location.pathname !== staticPage) location.replace(staticPage)
  }, [error, missing])
  const { lang } = document.documentElement
  const { t } = i18nFor(isLanguage(lang) ? lang : defaultLanguage)
  // Without a connection the site is not to blame: the page could not be fetched.
  const offline = !missing && !navigator.onLine
  const heading = missing ? t("failure.pageNotFound") : offline ? t("failure.network") : t("failure.internal")
  return (
    <main className={styles.page} data-surface="light">
      <title>{heading}</title>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {offline ? null : <p>{t("failure.server")}</p>}
      <p className={styles.actions}>
        {/* Not a link to this page, which would only scroll if the URL has a fragment. */}
        <Button onClick={() => location.reload()}>{t("tryAgain")}</Button>
        <a href={`${basePath}/`} className={buttonClass("secondary")}>
          {t("backToStart")}
        </a>
      </p>
    </main>
  )
}
