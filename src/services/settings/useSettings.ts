import { useSyncExternalStore } from "react"
import { builtInSettings, type Settings } from "./settings"
import { currentSettings, subscribeSettings } from "./settingsStore"

/** The settings of this environment; the built-in ones while pages are prerendered and until defaults.json has answered. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, currentSettings, () => builtInSettings)
}
