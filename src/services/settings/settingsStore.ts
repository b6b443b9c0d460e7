import { builtInSettings, type Settings } from "./settings"

let current = builtInSettings
let settle: (settings: Settings) => void = () => undefined
const settled = new Promise<Settings>((resolve) => {
  settle = resolve
})
const listeners = new Set<() => void>()

/** The settings as far as they are known: the built-in ones until defaults.json has answered. */
export const currentSettings = (): Settings => current

/** The settings once defaults.json has answered or its deadline has passed; never rejects. */
export const whenSettings = (): Promise<Settings> => settled

/** Called by the start-up once: publishes the settings of this page load. */
export function publishSettings(settings: Settings): void {
  current = settings
  settle(settings)
  for (const listener of listeners) listener()
}

/** Tells a listener when the settings become known; returns the way to stop that. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
