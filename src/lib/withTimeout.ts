/** Timeout for importing a chunk of the site's own code, in milliseconds. */
const chunkMs = 20_000

/** An operation has timed out. */
export class TimeoutError extends Error {
  constructor(message: string) {
    super(message)
    this.name = "TimeoutError"
  }
}

/**
 * Settles as a promise does; rejects with a TimeoutError if that takes too long, since a connection can hang silently.
 */
export async function withTimeout<Result>(promise: Promise<Result>, limitMs = chunkMs): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`not done within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for a promise, but no longer than some milliseconds. Rejects if the promise does. */
export async function waitAtMost(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])
}
