import { fnv1a } from "../../lib/fnv1a"
import { readLocal } from "../storage/storage"

/** How far a registration that was sent from this browser has come. */
export interface KnownRegistration {
  state: "sent" | "activated"
  /** Names the registration ({@link keyOf}); empty for an activation of which nobody knows whose it was. */
  key: string
}

/** A checksum of an address: it tells registrations apart, and the address can't be read from it. */
export const keyOf = (email: string): string => fnv1a(email.trim().toLowerCase())

/** What this browser knows about its registrations, the latest last. */
export function knownRegistrations(): KnownRegistration[] {
  const known = (readLocal("registrationProgress") ?? "").matchAll(/\b(sent|activated)\b(?::([\da-f]{8}))?/g)
  return [...known].map(([, state, key = ""]) => ({ state: state === "sent" ? state : "activated", key }))
}

/**
 * Whether this browser knows that a registration has been activated: here, or on another device, as the backend has
 * reported to the open page.
 * @param email of the registration; without it, the latest one
 */
export function isActivated(email?: string): boolean {
  const known = knownRegistrations()
  const wanted = email === undefined ? known.at(-1) : known.find(({ key }) => key === keyOf(email))
  return wanted?.state === "activated"
}

/** Whose activation a page that waits for its own has heard of: `unknown` if the backend has not said whose it was. */
export type HeardActivation = "own" | "unknown"

/** What this browser knows about the activation of a registration; undefined while it may only be waited for. */
export function heardActivation(email: string): HeardActivation | undefined {
  if (isActivated(email)) return "own"
  return knownRegistrations().some(({ state, key }) => state === "activated" && key === "") ? "unknown" : undefined
}
