/**
 * What the browser's locale data makes of something. Some browsers lack a part of Intl or the data for it, and throw; no
 * page may fail for that.
 */
export function withIntl<Result>(format: () => Result, fallback: Result): Result {
  try {
    return format()
  } catch {
    return fallback
  }
}
