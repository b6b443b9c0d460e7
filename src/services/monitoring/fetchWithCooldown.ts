/** How long nothing is sent after a line that failed, in milliseconds. */
const pauseMs = 60_000

/**
 * A fetch that does not insist: after a request that came to nothing (a blocker, no connection) it answers the next ones
 * itself for a minute, as if they had arrived. So a blocked reporter costs one request a minute at most, and no noise.
 * @param request sends; may reject
 * @param now clock, in milliseconds
 */
export function fetchWithCooldown(request: typeof fetch, now: () => number = Date.now): typeof fetch {
  let silentUntil = 0
  return async (input, init) => {
    if (now() < silentUntil) return new Response()
    try {
      return await request(input, init)
    } catch {
      silentUntil = now() + pauseMs
      return new Response()
    }
  }
}
