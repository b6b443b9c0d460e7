import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { LandingConfiguration } from "../../services/settings/landing"
import { readSession, writeSession } from "../../services/storage/storage"
import { useHydrated } from "../../ui/useHydrated"
import { CloseButton } from "../../ui/CloseButton/CloseButton"
import styles from "./TopBanner.module.css"

/** The name of the day, the same in every language. */
const occasion = "Black Friday"

/**
 * The top banner of a landing page. Once the visitor closes it, it stays closed for the rest of the session. It scrolls
 * with the page, so that it never covers the focused element.
 */
export function TopBanner({ kind }: { kind: Exclude<LandingConfiguration["banner"], "none"> }) {
  const { t } = useTranslation("variants")
  const hydrated = useHydrated()
  // Only triggers a render: session storage holds whether the banner is closed.
  const [, setClosed] = useState("")
  if (hydrated && closedKinds().includes(kind)) return null

  function close() {
    writeSession("bannerClosed", [...closedKinds(), kind].join(" "))
    setClosed(kind)
    // The button that had focus has been removed.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }

  const isPlain = kind === "plain"
  return (
    <section className={isPlain ? styles.banner : `${styles.banner} ${styles.occasion}`} aria-label={t("banner.label")}>
      <div className={styles.words}>
        {isPlain ? (
          <>
            <span>{t("banner.plain")}</span> <span>{t("banner.members")}</span>
          </>
        ) : (
          <>
            <strong lang="en">{occasion}</strong> <span>{t("banner.blackFriday")}</span>
          </>
        )}
      </div>
      <CloseButton label={t("banner.close")} onClick={close} />
    </section>
  )
}

const closedKinds = (): readonly string[] => (readSession("bannerClosed") ?? "").split(" ")
