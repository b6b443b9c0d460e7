import { readLocal, writeLocal } from "../storage/storage"

/**
 * What the tabs of one browser tell each other about a registration. Local storage holds nothing but how far it has
 * come: no address, no id.
 */

const started = "started"
const activated = "activated"
const channelName = "registration"

/** Notes that a registration was sent from this browser. */
export function noteStart(): void {
  writeLocal("registrationProgress", started)
}

/**
 * Whether a registration was sent from this browser. Only then an activation link may be followed without a press:
 * a mail scanner opens it in a browser of its own (product decisions, section 5, "Activation").
 */
export function startedHere(): boolean {
  return isActivated() || readLocal("registrationProgress") === started
}

/** Tells this browser's other tabs, also those that sleep, that the account is active. */
export function announceActivation(): void {
  if (startedHere()) writeLocal("registrationProgress", activated)
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at this origin
  channel?.postMessage(activated)
  channel?.close()
}

/** Whether the registration that was sent last from this browser has been activated in it. */
export function isActivated(): boolean {
  return readLocal("registrationProgress") === activated
}

/**
 * Calls back when another tab tells of the activation, or when this one comes back to the front and finds it noted.
 * @returns the way to stop listening
 */
export function onActivated(callback: () => void): () => void {
  const channel = openChannel()
  const look = () => {
    if (document.visibilityState === "visible" && isActivated()) callback()
  }
  channel?.addEventListener("message", (event) => {
    if (event.data === activated) callback()
  })
  document.addEventListener("visibilitychange", look)
  return () => {
    channel?.close()
    document.removeEventListener("visibilitychange", look)
  }
}

/** Older browsers have no such channel, some refuse it with an error. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}
