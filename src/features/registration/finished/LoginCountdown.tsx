import { useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { whenSettings } from "../../../services/settings/settingsStore"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { usePageNavigation, type IsStillCurrent } from "../../../router/usePageNavigation"
import { Actions } from "../../../ui/Actions/Actions"
import { Button } from "../../../ui/Button/Button"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import styles from "./LoginCountdown.module.css"

/** Seconds until the login opens (product decisions, section 5, "Outcomes"). */
const countdownSeconds = 5

/**
 * Redirects to the login after a visible countdown that can be stopped (WCAG 2.2.1). Screen readers announce the
 * countdown only when it starts. It restarts when the page is restored from the back/forward cache.
 * @param login a link to the login, for visitors who do not want to wait or have stopped the countdown
 */
export function LoginCountdown({ login }: { login: ReactNode }) {
  const { t } = useTranslation("registration")
  const { markLocation } = usePageNavigation()
  const [end, setEnd] = useState<number>()
  const [stopped, setStopped] = useState(false)
  const seconds = useSecondsUntil(end ?? 0)
  // Stopping removes the button that had focus.
  const message = useFocusOnShow<HTMLParagraphElement>(undefined, stopped)

  useEffect(() => {
    if (stopped) return undefined
    const openLogin = async (isStillCurrent: IsStillCurrent) => {
      const { loginUrl } = await whenSettings()
      // Replaces this page, so that Back from the login does not restart the countdown.
      if (await isStillCurrent()) location.replace(loginUrl)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      setEnd(Date.now() + countdownSeconds * 1000)
      timer = setTimeout(() => void openLogin(markLocation()), countdownSeconds * 1000)
    }
    const cancel = () => clearTimeout(timer)
    start()
    window.addEventListener("pagehide", cancel)
    const stopWatching = onBfcacheRestore(start)
    return () => {
      cancel()
      window.removeEventListener("pagehide", cancel)
      stopWatching()
    }
  }, [stopped, markLocation])

  return (
    <>
      {stopped ? null : (
        <div aria-hidden="true">
          <Countdown
            seconds={end === undefined ? countdownSeconds : Math.max(1, seconds)}
            text={(count) => t("exists.countdown", { count })}
          />
        </div>
      )}
      <p role="status" tabIndex={-1} ref={message} className={stopped ? undefined : styles.visuallyHidden}>
        {stopped ? t("exists.stopped") : end === undefined ? "" : t("exists.countdown", { count: countdownSeconds })}
      </p>
      <Actions>
        {login}
        {stopped ? null : (
          <Button variant="secondary" onClick={() => setStopped(true)}>
            {t("exists.stop")}
          </Button>
        )}
      </Actions>
    </>
  )
}
