import type { TFunction } from "i18next"

/**
 * Notices, in the page's language, for visitors without JavaScript and for those whose connection or browser failed to
 * load it. Prerendered after the page, never hydrated, and styled in base.css, which every page includes. The text for
 * those without JavaScript has a namespace of its own, which no page loads.
 */
export function BootNotices({ t }: { t: TFunction<["common", "noscript"]> }) {
  return (
    <>
      <noscript>
        <p className="boot-notice" data-surface="dark">
          {t("noscript:text")}
        </p>
      </noscript>
      <div className="boot-notice boot-failure" role="alert" data-surface="dark">
        <p>{t("failure.server")}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads this page again and needs no script */}
        <a href="">{t("tryAgain")}</a>
      </div>
    </>
  )
}
