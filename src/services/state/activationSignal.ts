import { writeLocal } from "../storage/storage"
import { isActivated, keyOf, knownRegistrations, type KnownRegistration } from "./registrationProgress"

/**
 * Tells this browser's tabs how far its registrations have come, each by its key. Local storage holds only that, no
 * address and no id.
 */

const channelName = "registration"

const save = (known: readonly KnownRegistration[]) =>
  writeLocal("registrationProgress", known.map(({ state, key }) => (key ? `${state}:${key}` : state)).join(" "))

/**
 * Records that a registration was sent from this browser.
 * @param corrects the address with which the same person was registered before: it has no page that waits any more
 */
export function recordRegistrationSent(email: string, corrects?: string): void {
  const outdated = ["", keyOf(email), ...(corrects === undefined ? [] : [keyOf(corrects)])]
  save([...knownRegistrations().filter(({ key }) => !outdated.includes(key)), { state: "sent", key: keyOf(email) }])
}

/**
 * Whether a registration was sent from this browser. Only then does the page that the activation link opens activate
 * without a click: a mail scanner opens the link in a browser of its own (product decisions, section 5, "Activation").
 */
export const wasRegistrationSentHere = (): boolean => knownRegistrations().length > 0

/**
 * Tells this browser's other tabs, including suspended ones, that an account is active
 * (docs/decisions/tab-invitation.md).
 * @param email of the account; undefined if it is not known, as after most activations: then it is taken for the only
 * registration that still waits, if there is no more than one
 * @param mayGuess whether it may be taken for that one: not where the backend tells each page about its own registration
 */
export function announceActivation(email: string | undefined, mayGuess = true): void {
  const known = knownRegistrations()
  const [waiting, ...others] = known.filter(({ state }) => state === "sent")
  const guess = mayGuess && others.length === 0 ? waiting?.key : undefined
  const key = email === undefined ? (guess ?? "") : keyOf(email)
  if (known.length > 0) save([...known.filter((one) => one.key !== key), { state: "activated", key }])
  if (key === "") return
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at this origin
  channel?.postMessage(key)
  channel?.close()
}

/**
 * Calls back when another tab announces the activation of a registration, or when this tab becomes visible and finds it
 * recorded.
 * @param email of the registration
 * @returns a function that removes the listeners
 */
export function onActivated(email: string, callback: () => void): () => void {
  const channel = openChannel()
  const checkOnVisible = () => {
    if (document.visibilityState === "visible" && isActivated(email)) callback()
  }
  channel?.addEventListener("message", (event) => {
    if (event.data === keyOf(email)) callback()
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
