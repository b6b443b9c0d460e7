import { readLocal, writeLocal } from "../storage/storage"
import { activated, isActivated } from "./registrationProgress"

/**
 * Tells this browser's other tabs how far a registration has come. Local storage holds only that, no address and no id.
 */

/** The stored value for a registration that was sent from this browser; the other possible value is `activated`. */
const sent = "sent"
const channelName = "registration"

/** Records that a registration was sent from this browser. */
export function recordRegistrationSent(): void {
  writeLocal("registrationProgress", sent)
}

/**
 * Whether a registration was sent from this browser. Only then does the page that the activation link opens activate
 * without a click: a mail scanner opens the link in a browser of its own (product decisions, section 5, "Activation").
 */
export function wasRegistrationSentHere(): boolean {
  return isActivated() || readLocal("registrationProgress") === sent
}

/** Tells this browser's other tabs, including suspended ones, that the account is active. */
export function announceActivation(): void {
  if (wasRegistrationSentHere()) writeLocal("registrationProgress", activated)
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at this origin
  channel?.postMessage(activated)
  channel?.close()
}

/**
 * Calls back when another tab announces the activation, or when this tab becomes visible and finds it recorded.
 * @returns a function that removes the listeners
 */
export function onActivated(callback: () => void): () => void {
  const channel = openChannel()
  const checkOnVisible = () => {
    if (document.visibilityState === "visible" && isActivated()) callback()
  }
  channel?.addEventListener("message", (event) => {
    if (event.data === activated) callback()
  })
  document.addEventListener("visibilitychange", checkOnVisible)
  return () => {
    channel?.close()
    document.removeEventListener("visibilitychange", checkOnVisible)
  }
}

/** Undefined in older browsers, which have no BroadcastChannel, and in those that throw. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}
