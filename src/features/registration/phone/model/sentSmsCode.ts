import { isDraftExpired } from "../../../../services/state/storedRegistration"

/** To which phone a code was sent, and when another one may be; never the code itself. */
export interface SentSmsCode {
  /** In E.164 form. */
  number: string
  /** When another one may be sent, in milliseconds since the epoch. */
  resendAt: number
}

/**
 * Reads from the stored text that a code was sent; undefined if none was or it is too old. Anyone may have changed what
 * is stored.
 */
export function parseSentSmsCode(stored: string | null): SentSmsCode | undefined {
  const [number = "", time] = (stored ?? "").split(" ")
  const resendAt = Number(time)
  // Kept for as long as a draft, counted from the time at which another code may be sent.
  const isValid = /^\+\d{5,15}$/.test(number) && Number.isFinite(resendAt) && !isDraftExpired(resendAt)
  return isValid ? { number, resendAt } : undefined
}

/** The text to store once a code was sent. */
export const formatSentSmsCode = ({ number, resendAt }: SentSmsCode): string => `${number} ${resendAt}`
