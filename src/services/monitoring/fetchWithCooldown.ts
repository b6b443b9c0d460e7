import { waitAtMost } from "../../lib/withTimeout"

/** How long nothing is sent after a failed request, in milliseconds. */
const pauseMs = 60_000

/** How long a request waits for the first one, in milliseconds. */
const maxWaitMs = 5000

/**
 * Wraps fetch so that after a failed request (a blocker, no connection) the next requests are not sent for a minute,
 * but resolve with an empty response. Until a request has succeeded, the others wait for the one under way, for a few
 * seconds. A blocked reporter thus costs at most one request a minute and does not flood the console.
 * @param request the fetch to wrap
 * @param now clock, in milliseconds
 */
export function fetchWithCooldown(request: typeof fetch, now: () => number = Date.now): typeof fetch {
  let silentUntil = 0
  /** The first request, which the others follow; undefined after a failure. */
  let underWay: Promise<Response> | undefined

  async function send(...sent: Parameters<typeof fetch>): Promise<Response> {
    if (now() < silentUntil) return new Response()
    try {
      return await request(...sent)
    } catch {
      silentUntil = now() + pauseMs
      return new Response()
    }
  }

  return async (...sent) => {
    const response = underWay ? waitAtMost(underWay, maxWaitMs).then(() => send(...sent)) : send(...sent)
    underWay ??= response
    await response
    // The next one, in a minute, is a first again.
    if (now() < silentUntil) underWay = undefined
    return response
  }
}
