/** Timeout of a call that opens a page, in milliseconds. */
const deadline = 20_000

/**
 * Timeout in milliseconds of a call that opens a window, which takes a second, or works inside one, which takes a
 * tenth. About once in a hundred visits, WebKitGTK's driver never answers one. The caller retries: `newTab` (webkit.ts)
 * with another driver, `run` with the same one, and a visitor's timeouts (visitor.ts) are longer as well.
 */
const shortDeadline = 10_000
const windowDeadline = 30_000

/** Timeout of each kind of call, in milliseconds. */
function deadlineOf(path: string): number {
  if (path === "/session") return windowDeadline
  return /\/(?:element|execute)\//.test(path) ? shortDeadline : deadline
}

/** The key under which WebDriver (W3C, section 12.1) passes elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

/** An element of a page in the protocol's notation. */
export type ElementReference = Record<typeof elementKey, string>

/** The part of a URL that identifies an element. */
export function elementPath(element: ElementReference): string {
  return `/element/${element[elementKey]}`
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const path = new URL(address).pathname
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(deadlineOf(path)),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** Makes a call, retrying on timeout; any other failure rejects at once. */
export async function againIfLost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error
    return call()
  }
}

/** A WebDriver session (W3C) over HTTP: one browser window. Every call rejects with the driver's own message. */
export interface Session {
  get: (path: string) => Promise<unknown>
  post: (path: string, body?: object) => Promise<unknown>
  /** Runs a function in the page, retrying once on timeout; arguments are JSON values or element references. */
  run: <Result>(look: (...args: never[]) => Result, ...args: unknown[]) => Promise<Result>
  end: () => Promise<void>
}

/**
 * Opens a session with a driver.
 * @param driver its address, without a trailing slash
 * @param capabilities what every matching browser must have
 */
export async function openSession(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
  const opened = await request(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } })
  const base = `${driver}/session/${(opened as { sessionId: string }).sessionId}`
  const post = (path: string, body: object = {}) => request(base + path, "POST", body)
  return {
    get: (path) => request(base + path, "GET"),
    post,
    async run<Result>(look: (...args: never[]) => Result, ...args: unknown[]) {
      const call = () => post("/execute/sync", { script: `return (${look.toString()})(...arguments)`, args })
      return (await againIfLost(call)) as Result
    },
    async end() {
      await request(base, "DELETE")
    },
  }
}
