import { useSyncExternalStore } from "react"
import { readAuthToken } from "../api/authToken"

const never = () => () => undefined

/** Whether this browser holds a member's token; false while pages are prerendered. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    never,
    () => readAuthToken() !== undefined,
    () => false,
  )
}
