import { readLocal } from "../storage/storage"

/** The stored value for an account that is active. */
export const activated = "activated"

/**
 * Whether this browser knows that its last registration has been activated: here, or on another device, as the backend
 * has reported to the open page.
 */
export const isActivated = (): boolean => readLocal("registrationProgress") === activated
