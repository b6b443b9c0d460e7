import { wasSentTooLongAgo } from "../../../../services/state/storedRegistration"

/** To which number a code was sent, and when another one may be sent; never the code itself. */
export interface SentSmsCode {
  /** In E.164 form. */
  number: string
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number
}

/**
 * Reads the stored text; undefined if no code was sent, if it was sent too long ago, or if the text is not valid: other
 * scripts can change it.
 */
export function parseSentSmsCode(stored: string | null): SentSmsCode | undefined {
  const [number = "", time] = (stored ?? "").split(" ")
  const resendAt = Number(time)
  const isValid = /^\+\d{5,15}$/.test(number) && Number.isFinite(resendAt) && !wasSentTooLongAgo(resendAt)
  return isValid ? { number, resendAt } : undefined
}

/** The text to store once a code was sent. */
export const formatSentSmsCode = ({ number, resendAt }: SentSmsCode): string => `${number} ${resendAt}`
