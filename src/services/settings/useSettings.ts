import { useSyncExternalStore } from "react"
import { builtInSettings, type Settings } from "./settings"
import { currentSettings, subscribeSettings } from "./settingsStore"

/**
 * The settings as known so far: the built-in ones during prerendering and hydration, then those of the release's stamp,
 * then those of defaults.json.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, currentSettings, () => builtInSettings)
}
