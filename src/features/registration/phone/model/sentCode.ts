/** A code that was sent to a phone. */
export interface SentCode {
  /** In E.164 form. */
  number: string
  /** When another one may be sent, in milliseconds since the epoch. */
  resendAt: number
}
