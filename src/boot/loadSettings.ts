import { retryableStatuses } from "../services/api/transport"
import { basePath } from "../lib/basePath"
import { mergeSettings } from "../services/settings/settings"
import { noteDefaultsSettled, publishSettings } from "../services/settings/settingsStore"
import { noteServerTime } from "../lib/clock"
import { report } from "../services/monitoring/report"
import { runStep } from "./runStep"

/**
 * Publishes the settings of this environment: at once those that the release has stamped into the page
 * (scripts/release.ts), then those of defaults.json (specification section 7, call 1), which replace the stamped ones
 * as a whole. A setting that is missing, malformed or of the wrong type gets its built-in value, even if the stamp has
 * another one. Without a stamp and without an answer, all settings get their built-in values.
 */
export async function loadSettings(): Promise<void> {
  const stamp = readStamp()
  if (stamp) publishSettings(mergeSettings(stamp).settings)
  const answer = await runStep<unknown>({
    name: "settings",
    deadlineMs: 3000,
    run: readDefaults,
    fallback: stamp ?? {},
  })
  const { settings, invalidKeys } = mergeSettings(answer)
  for (const key of invalidKeys) report({ name: "setting-invalid", detail: key })
  publishSettings(settings)
  noteDefaultsSettled()
}

/** The settings that the release has stamped into the page; undefined if there are none or they cannot be read. */
function readStamp(): unknown {
  try {
    return JSON.parse(document.querySelector("#settings")?.textContent ?? "null") ?? undefined
  } catch {
    report({ name: "setting-invalid", detail: "stamp" })
    return undefined
  }
}

/**
 * Requests defaults.json, once more after a status that may be temporary. Mode and credentials are those of the preload
 * in the page's head (scripts/vite/prerender.ts), or else the browser would not use what it has preloaded. In spite of
 * no-cors the answer can be read, since it is of the same origin.
 */
async function readDefaults(): Promise<unknown> {
  const request = () => fetch(`${basePath}/defaults.json`, { credentials: "include", mode: "no-cors" })
  let response = await request()
  if (retryableStatuses.has(response.status)) response = await request()
  noteServerTime(response.headers)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
