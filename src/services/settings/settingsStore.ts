import { builtInSettings, type Settings } from "./settings"

let current = builtInSettings
let resolveKnown = () => {}
const known = new Promise<void>((resolve) => {
  resolveKnown = resolve
})
let resolveDefaultsSettled = () => {}
const defaultsSettled = new Promise<void>((resolve) => {
  resolveDefaultsSettled = resolve
})
const listeners = new Set<() => void>()

/** The current settings: the built-in ones until those of the environment are known. */
export const currentSettings = (): Settings => current

/**
 * Resolves with the settings once they are known: at once on a page that its release has stamped with them, else once
 * defaults.json has loaded or its deadline has passed; never rejects.
 */
export const whenSettings = (): Promise<Settings> => known.then(currentSettings)

/** Resolves once the request for defaults.json has been answered, has failed, or has missed its deadline. */
export const whenDefaultsSettled = (): Promise<void> => defaultsSettled

/** Publishes the settings: during boot first those of the release's stamp, then those of defaults.json. */
export function publishSettings(settings: Settings): void {
  current = settings
  resolveKnown()
  for (const listener of listeners) listener()
}

/** Records that the request for defaults.json has ended: {@link whenDefaultsSettled} resolves. */
export const noteDefaultsSettled = (): void => resolveDefaultsSettled()

/** Calls a listener when the settings are published; returns a function that removes it. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
