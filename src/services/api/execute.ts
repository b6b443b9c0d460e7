import { whenSettings } from "../settings/settingsStore"
import { chunkFailures } from "../../lib/chunkFailures"
import { withTimeout } from "../../lib/withTimeout"
import { reloadIfOnline, importOrReload } from "../../lib/importOrReload"
import { report } from "../monitoring/report"
import { toAnswer, type Answer } from "./failure"
import type { Operation, Subscription } from "./operation"
import { newCorrelationId } from "./transport"

/**
 * Sends an operation to the backend. Never rejects: every failure is one of five kinds, passed to the failure listeners.
 * @param operation from a feature's `api` folder
 * @param variables of the operation
 */
export async function execute<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  let client: typeof import("./client")
  try {
    client = await loadClient()
  } catch (thrown) {
    const trace = { reference: newCorrelationId(), response: undefined, token: undefined }
    return toAnswer(operation, trace, { thrown })
  }
  return client.send(operation, variables)
}

/**
 * Loads the client ahead of time; called when something that will send an operation is shown. If loading fails, the
 * operation tries again.
 */
export function preloadClient(): void {
  import("./client").catch(() => undefined)
}

const failures = chunkFailures()

/** Loads the client on first use: visitors can read the landing page without it. */
async function loadClient() {
  if (failures.needsReload()) await reloadIfOnline()
  try {
    return await withTimeout(importOrReload(() => import("./client")))
  } catch (error) {
    failures.add(error)
    throw error
  }
}

/**
 * Subscribes to backend events if the environment has a socket for them (`acqBackendWebsocketURL`); otherwise does and
 * loads nothing. A subscription that fails permanently is reported; the caller has to manage without it.
 * @param subscription from a feature's `api` folder
 * @param variables of the subscription
 * @param onData called with each event
 * @returns the unsubscribe function
 */
export function subscribe<Data, Variables extends Record<string, unknown>>(
  subscription: Subscription<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): () => void {
  const { name, text } = subscription
  const fail = (detail: string): void => report({ name: "subscription-failed", detail: `${name}: ${detail}` })

  async function listen(): Promise<(() => void) | undefined> {
    const { acqBackendWebsocketURL } = await whenSettings()
    if (!acqBackendWebsocketURL) return undefined
    const { client } = await import("./client")
    const events = client.subscription<Data, Variables>(text, variables).subscribe(({ data, error, hasNext }) => {
      // When a subscription ends, its last event is delivered once more.
      if (!hasNext && !error?.networkError) return
      if (data) onData(data)
      else if (error) fail(error.message)
    })
    return () => events.unsubscribe()
  }

  const listening = listen().catch((error: unknown) => fail(String(error)))
  return () => void listening.then((stop) => stop?.())
}
