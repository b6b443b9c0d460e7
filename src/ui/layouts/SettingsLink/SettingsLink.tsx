import type { MouseEvent, ReactNode } from "react"
import { opensElsewhere } from "../../../lib/opensElsewhere"
import { whenSettings } from "../../../services/settings/settingsStore"
import { useSettings } from "../../../services/settings/useSettings"

type UrlSetting = "loginUrl" | "storeUrl" | "customerServiceUrl" | "imprintUrl"

/**
 * A link to a URL from the settings. Clicked before they have loaded, it waits, lest it lead to the wrong login.
 */
export function SettingsLink({
  to,
  className,
  children,
}: {
  to: UrlSetting
  className?: string | undefined
  children: ReactNode
}) {
  const settings = useSettings()
  return (
    <a href={settings[to]} className={className} onClick={(event) => void follow(event, to)}>
      {children}
    </a>
  )
}

async function follow(event: MouseEvent, to: UrlSetting): Promise<void> {
  if (opensElsewhere(event)) return
  event.preventDefault()
  location.assign((await whenSettings())[to])
}
