/** How long a part of the site's own code may be on its way, in milliseconds. */
const chunkMs = 20_000

/** Something did not come to an end in its time. */
export class TimeoutError extends Error {
  constructor(message: string) {
    super(message)
    this.name = "LateError"
  }
}

/** Hands on what a promise comes to; rejects with a LateError when that takes too long, since a line can stay silent. */
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

/** Settles with a promise, or after some milliseconds. */
export async function waitAtMost(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])
}
