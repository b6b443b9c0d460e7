import { readLocal } from "../storage/storage"

/** The stored value for an account that is active. */
export const activated = "activated"

/** Whether the last registration sent from this browser has been activated in it. */
export const isActivated = (): boolean => readLocal("registrationProgress") === activated
