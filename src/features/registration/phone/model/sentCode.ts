/** A code that is on its way to a phone. */
export interface SentCode {
  /** E.164 form. */
  number: string
  /** When another one may be sent, in milliseconds since the epoch. */
  resendAt: number
}
