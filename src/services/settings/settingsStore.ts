import { builtInSettings, type Settings } from "./settings"

let current = builtInSettings
let settle: (settings: Settings) => void = () => undefined
const settled = new Promise<Settings>((resolve) => {
  settle = resolve
})
const listeners = new Set<() => void>()

/** The current settings: the built-in ones until defaults.json has loaded. */
export const currentSettings = (): Settings => current

/** Resolves with the settings once defaults.json has loaded or its deadline has passed; never rejects. */
export const whenSettings = (): Promise<Settings> => settled

/** Publishes the settings of this page load; called once during boot. */
export function publishSettings(settings: Settings): void {
  current = settings
  settle(settings)
  for (const listener of listeners) listener()
}

/** Calls a listener when the settings are published; returns a function that removes it. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
