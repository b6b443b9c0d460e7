import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { LandingConfiguration } from "../../services/settings/landing"
import { readSession, writeSession } from "../../services/storage/storage"
import { Banner } from "../../ui/Banner/Banner"
import { useHydrated } from "../../ui/useHydrated"

/** The name of the day, the same in every language. */
const occasion = "Black Friday"

/** The top banner of a landing page. Once the visitor closes it, it stays closed for the rest of the session. */
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

  return (
    <Banner
      variant={kind === "plain" ? "plain" : "occasion"}
      label={t("banner.label")}
      closeLabel={t("banner.close")}
      onClose={close}
    >
      {kind === "plain" ? (
        <span>{t("banner.plain")}</span>
      ) : (
        <>
          <strong lang="en">{occasion}</strong> <span>{t("banner.blackFriday")}</span>
        </>
      )}
    </Banner>
  )
}

const closedKinds = (): readonly string[] => (readSession("bannerClosed") ?? "").split(" ")
