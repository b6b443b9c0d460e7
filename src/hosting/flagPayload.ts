import { featuresUrl } from "../lib/featuresUrl"
import type { FlagPayload, HostBundle } from "./hostBundle"

/** Where a host gets the payload of the flag service. The payload is kept fresh in the background. */
export interface PayloadSource<Payload> {
  /**
   * The latest payload, at once. Only a request that starts a refresh while there is no payload waits for it, for at
   * most 20 ms (product decisions, section 6).
   * @param keepAlive is given the refresh that this call has started, for a runtime that ends with the response
   * @returns undefined while there is no payload
   */
  get: (keepAlive?: (refresh: Promise<void>) => void) => Promise<Payload | undefined>
  /** Loads the payload now, for a host that can do so before anybody asks. Never rejects. */
  refresh: () => Promise<void>
}

interface PayloadSourceOptions<Payload> {
  /**
   * Asks the service. If it rejects, or resolves with undefined (no payload in the answer), the earlier payload stays.
   */
  load: (signal: AbortSignal) => Promise<Payload | undefined>
  /** Called when the service has failed, and when it answers again. */
  onChange?: (working: boolean) => void
  /** The time in milliseconds; by default that of the machine's clock. */
  now?: () => number
}

const times = {
  wait: 20,
  /** Age at which a payload is refreshed, while it is still used; also the pause after a failure. */
  fresh: 10_000,
  /** Age at which a payload is no longer used (specification section 9, flag cache). */
  maxAge: 4 * 60 * 60 * 1000,
  /** When a request to the service is aborted (specification section 9, flag init timeout). */
  timeout: 5000,
}

const pause = (ms: number) => new Promise<undefined>((resolve) => void setTimeout(resolve, ms))

/**
 * Creates the function that asks the flag service (specification section 7, call 4).
 * @param upstream address of the service
 */
export function payloadLoader(
  { readFlagPayload }: Pick<HostBundle, "readFlagPayload">,
  upstream: string,
  { clientKey, decryptionKey }: { clientKey: string; decryptionKey: string | undefined },
) {
  const url = featuresUrl(upstream, clientKey)
  return async (signal: AbortSignal): Promise<FlagPayload | undefined> => {
    const response = await fetch(url, { signal })
    return response.ok ? readFlagPayload(await response.json(), decryptionKey) : undefined
  }
}

/**
 * Creates a source of the latest payload. While there is one, no request waits for a refresh, and a failing service
 * changes nothing until the payload is too old.
 */
export function createPayloadSource<Payload>({
  load,
  onChange = () => undefined,
  now = Date.now,
}: PayloadSourceOptions<Payload>): PayloadSource<Payload> {
  let payload: Payload | undefined
  let loadedAt = -Infinity
  let askedAt = -Infinity
  let working = true

  async function refresh(): Promise<void> {
    askedAt = now()
    const loaded = await load(AbortSignal.timeout(times.timeout)).catch(() => undefined)
    if (loaded !== undefined) {
      payload = loaded
      loadedAt = now()
    }
    if (working !== (loaded !== undefined)) onChange(!working)
    working = loaded !== undefined
  }

  return {
    refresh,
    async get(keepAlive) {
      const hasPayload = now() - loadedAt < times.maxAge
      if (now() - askedAt >= times.fresh) {
        const refreshing = refresh()
        keepAlive?.(refreshing)
        if (!hasPayload) await Promise.race([refreshing, pause(times.wait)])
      }
      return now() - loadedAt < times.maxAge ? payload : undefined
    },
  }
}
