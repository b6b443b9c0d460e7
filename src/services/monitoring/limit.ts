/**
 * Lets so many items pass within any span of time (a rolling window).
 * @param most how many pass
 * @param windowMs the span, in milliseconds
 * @param now clock, in milliseconds
 * @returns says of the next item whether it may pass
 */
export function createLimit(most: number, windowMs: number, now: () => number = Date.now): () => boolean {
  let passed: number[] = []
  return () => {
    const time = now()
    passed = passed.filter((earlier) => time - earlier < windowMs)
    if (passed.length >= most) return false
    passed.push(time)
    return true
  }
}
