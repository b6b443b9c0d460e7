import type { ReactNode } from "react"

/** What the page knows about the user of the generator. */
export interface AdminAccess {
  /** Whether this browser has a token at all; the backend decides whether it belongs to an administrator. */
  signedIn: boolean
  /** Link to the sign-in. */
  signIn: ReactNode
}
