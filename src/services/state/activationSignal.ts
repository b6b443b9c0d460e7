import { attempt } from "../../lib/attempt"
import { writeLocal } from "../storage/storage"
import {
  heardActivation,
  keyOf,
  knownRegistrations,
  type HeardActivation,
  type KnownRegistration,
} from "./registrationProgress"

/**
 * Tells this browser's tabs how far its registrations have come, each by its key. Local storage holds only that, no
 * address and no id.
 */

const channelName = "registration"

const save = (known: readonly KnownRegistration[]) =>
  writeLocal("registrationProgress", known.map(({ state, key }) => (key ? `${state}:${key}` : state)).join(" "))

/** Records that a registration was sent from this browser. */
export function recordRegistrationSent(email: string): void {
  const sent = { state: "sent", key: keyOf(email) } as const
  save([...knownRegistrations().filter(({ key }) => key !== "" && key !== sent.key), sent])
}

/**
 * Whether a registration was sent from this browser. Only then does the page that the activation link opens activate
 * without a click: a mail scanner opens the link in a browser of its own (product decisions, section 5, "Activation").
 */
export const wasRegistrationSentHere = (): boolean => knownRegistrations().length > 0

/**
 * Tells this browser's other tabs, including suspended ones, that an account is active
 * (docs/decisions/tab-invitation.md).
 * @param email of the account; undefined if it is not known, as after most activations
 */
export function announceActivation(email: string | undefined): void {
  const known = knownRegistrations()
  const key = email === undefined ? "" : keyOf(email)
  if (known.length > 0) save([...known.filter((one) => one.key !== key), { state: "activated", key }])
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at this origin
  channel?.postMessage(key)
  channel?.close()
}

/**
 * Calls back when another tab announces the activation of a registration, or one of which nobody knows whose it was, or
 * when this tab becomes visible and finds it recorded.
 * @param email of the registration
 * @returns a function that removes the listeners
 */
export function onActivated(email: string, callback: (whose: HeardActivation) => void): () => void {
  const channel = openChannel()
  const checkOnVisible = () => {
    const whose = heardActivation(email)
    if (document.visibilityState === "visible" && whose) callback(whose)
  }
  channel?.addEventListener("message", (event) => {
    if (event.data === keyOf(email)) callback("own")
    else if (event.data === "") callback("unknown")
  })
  document.addEventListener("visibilitychange", checkOnVisible)
  return () => {
    channel?.close()
    document.removeEventListener("visibilitychange", checkOnVisible)
  }
}

/** Undefined in older browsers, which have no BroadcastChannel, and in those that throw. */
const openChannel = (): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(channelName))
