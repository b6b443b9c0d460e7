import { useSyncExternalStore } from "react"
import { builtInSettings, type Settings } from "./settings"
import { currentSettings, subscribeSettings } from "./settingsStore"

/** The settings of this environment; the built-in ones during prerendering and until defaults.json has loaded. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, currentSettings, () => builtInSettings)
}
