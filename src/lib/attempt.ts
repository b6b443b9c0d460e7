/** The result of a function; undefined if it throws, as what a browser refuses does. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
