/** How long nothing is sent after a failed request, in milliseconds. */
const pauseMs = 60_000

/**
 * Wraps fetch so that after a failed request (a blocker, no connection) the next requests are not sent for a minute,
 * but resolve with an empty response. A blocked reporter thus costs at most one request a minute and does not flood the
 * console.
 * @param request the fetch to wrap
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
