/**
 * Creates a rate limiter with a rolling window.
 * @param max how many items pass per window
 * @param windowMs length of the window, in milliseconds
 * @param now clock, in milliseconds
 * @returns a function to call for each item: returns whether the item may pass, and counts it if so
 */
export function createRateLimiter(max: number, windowMs: number, now: () => number = Date.now): () => boolean {
  let passed: number[] = []
  return () => {
    const time = now()
    passed = passed.filter((earlier) => time - earlier < windowMs)
    if (passed.length >= max) return false
    passed.push(time)
    return true
  }
}
