import { whenSettings } from "../config/settingsStore"
import { report } from "../monitoring/report"
import type { Subscription } from "./operation"

/**
 * Listens to events of the backend, in environments that have a socket for them (`acqBackendWebsocketURL`); elsewhere
 * nothing happens and nothing is loaded. A subscription that fails for good is reported: whoever listens must do without.
 * @param subscription from a feature's `api` folder
 * @param variables of the subscription
 * @param onData called with each event
 * @returns the way to stop listening
 */
export function subscribe<Data, Variables extends Record<string, unknown>>(
  subscription: Subscription<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): () => void {
  const stopped = new AbortController()
  const { signal } = stopped

  async function listen(): Promise<void> {
    const { acqBackendWebsocketURL } = await whenSettings()
    if (!acqBackendWebsocketURL || signal.aborted) return
    const { listenBySocket } = await import("./socket")
    await listenBySocket(acqBackendWebsocketURL, subscription, variables, { onData, signal })
  }

  listen().catch((error: unknown) => {
    if (signal.aborted) return
    report({ name: "subscription-failed", detail: `${subscription.name}: ${reasonOf(error)}` })
  })
  return () => stopped.abort()
}

/** A socket that closes says so by an event, not by an error. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const closed = typeof error === "object" && error !== null && "code" in error
  return closed ? `socket closed with ${String(error.code)}` : "socket failed"
}
