import type { ReactNode } from "react"

/** Whether the user of the generator is signed in, and the link for signing in. */
export interface AdminAccess {
  /** Whether this browser has a token at all; the backend decides whether it belongs to an administrator. */
  signedIn: boolean
  signIn: ReactNode
}
